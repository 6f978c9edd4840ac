import { bodyTypeOf } from '../../../../domain/vehicle/attributes/body-types.ts';
import { formatNumber } from '../../../../domain/vehicle/attributes/measures.ts';
import { availableCount } from '../../../../domain/vehicle/stock/available-count.ts';
import { bodyPath } from '../../../../paths/paths.ts';
import type { SiteContext } from '../../../../site/context.ts';
import { blockPicture } from '../../../../site/pictures/block-picture.ts';
import type { Site } from '../../../../site/site.ts';
import { countOf } from '../../../../site/text/nouns.ts';
import type { Tile } from '../../page-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	style: Options['style'];
	tiles: Tile[];
}

/** Body types with their number of vehicles: the dealer's choice, else all in stock. */
export function view({ title, style, tiles: chosen }: Options, context: SiteContext): Data | null {
	const { site } = context;
	const tiles = (chosen.length > 0 ? chosen : bodiesInStock(site)).flatMap((tile) => bodyTile(tile, context));
	return tiles.length > 0 ? { title, style, tiles } : null;
}

type Chosen = Options['tiles'][number];

function bodiesInStock({ bodies }: Site): Chosen[] {
	return bodies.map(({ name }) => ({ body: name }));
}

/** Tile of a body type; none for an unknown body or one without a list on the site. */
function bodyTile({ body, picture, label, text }: Chosen, { site, link }: SiteContext): Tile[] {
	const type = bodyTypeOf(body);
	const count = availableCount(site.bodies.find(({ slug }) => slug === type?.slug)?.vehicles ?? []);
	const href = type && link(bodyPath(type.slug));
	if (!type || !href) return [];
	return [
		{
			label: label ?? type.label,
			href,
			text: text ?? countOf(count, site.dealer),
			count: formatNumber(count),
			picture: picture ? blockPicture(picture, site) : null,
			length: picture?.length ?? null,
			places: null,
		},
	];
}
