import { slugOf } from '../../../../domain/vehicle/naming/slug.ts';
import { makePath } from '../../../../paths/paths.ts';
import type { SiteContext } from '../../../../site/context.ts';
import { lowestPrice, select } from '../../../../site/groups/selection.ts';
import { blockPicture } from '../../../../site/pictures/block-picture.ts';
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
	const lowestOf = models.map(({ make, model }) =>
		lowestPrice(select(site, { make, model, car_type }), site),
	);
	const tiles = models.map(({ make, model, picture }, index): Tile => {
		const lowest = lowestOf[index];
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
	return { title, tiles, note: [note, typesNote(lowestOf, note)].filter(Boolean).join(' ') || null };
}

/**
 * What the prices include, which must be said beside them (Australian Consumer Law, section 48); null where the dealer's own note says it.
 */
function typesNote(prices: readonly ReturnType<typeof lowestPrice>[], note = ''): string | null {
	const types = [...new Set(prices.flatMap((price) => price?.type.toLowerCase() ?? []))];
	const isSaid = types.every((type) => note.toLowerCase().includes(type));
	return isSaid ? null : `Lowest prices in stock today, ${types.join(' or ')}.`;
}
