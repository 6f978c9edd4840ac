import { slugOf } from '../../../../domain/vehicle/slug.ts';
import { makePath } from '../../../../paths/paths.ts';
import type { SiteContext } from '../../../../site/context.ts';
import { blockPicture } from '../../../../site/pictures/block-picture.ts';
import { lowestPrice, select } from '../../../../site/selection.ts';
import type { Tile } from '../../page-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	tiles: Tile[];
	note: string | null;
}

/** Models, each with its lowest price and its list. */
export function view({ title, models, car_type, note }: Options, { site, link }: SiteContext): Data {
	const tiles = models.map(({ make, model, picture }): Tile => {
		const lowest = lowestPrice(select(site, { make, model, car_type }), site);
		return {
			label: model,
			href: link(makePath(slugOf(make), slugOf(model))),
			text: lowest ? `From ${lowest.text}` : 'Price on request',
			count: null,
			picture: blockPicture(picture, site),
			length: picture.length ?? null,
			places: null,
		};
	});
	return { title, tiles, note: note ?? null };
}
