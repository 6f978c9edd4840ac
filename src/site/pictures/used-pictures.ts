import { join } from 'node:path';
import type { Dealer } from '../../config/complete-dealer.ts';
import type { Content } from '../../domain/content/content.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import type { SiteOrder } from '../open/read-site.ts';
import type { UsedPictures } from '../open/site-memory.ts';
import { contentPictures } from './content-pictures.ts';
import { localPictures, photographAt } from './local-pictures.ts';
import { namedPictures } from './named-pictures.ts';

/** Reads the sizes of the pictures that options, texts and vehicles use; from memory while these name the same ones. */
export async function usedPictures(
	{ dealersDir, slug, memory }: SiteOrder,
	dealer: Dealer,
	content: Content,
	vehicles: readonly Vehicle[],
): Promise<UsedPictures> {
	const folder = memory?.folder;
	const named = folder?.named ?? [...namedPictures(dealer), ...contentPictures(content)];
	const all = [...new Set([...named, ...photographs(vehicles)])];
	const names = all.join('\n');
	if (folder?.pictures?.names === names) return folder.pictures.found;
	const logo = 'image' in dealer.logo ? [dealer.logo.image] : [];
	const found = { ...(await localPictures(join(dealersDir, slug, 'images'), all, logo)), basis: {} };
	if (folder) Object.assign(folder, { named, pictures: { names, found } });
	return found;
}

/** The photographs in a dealer's folder that its stock uses. Drawings have their size in the feed. */
function photographs(vehicles: readonly Vehicle[]): string[] {
	return vehicles.flatMap(({ images, primary_image_url }) =>
		[...images.map(({ image }) => image.url), primary_image_url ?? ''].flatMap(
			(url) => photographAt(url) ?? [],
		),
	);
}
