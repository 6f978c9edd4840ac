import { manufacturerOf } from '../../../../domain/model/manufacturers.ts';
import { formatNumber } from '../../../../domain/vehicle/attributes/measures.ts';
import { availableCount } from '../../../../domain/vehicle/stock/available-count.ts';
import { makePath } from '../../../../paths/paths.ts';
import type { SiteContext } from '../../../../site/context.ts';
import { blockPicture } from '../../../../site/pictures/block-picture.ts';
import { stockCountOf } from '../../../../site/text/nouns.ts';
import type { Picture } from '../../../../ui/picture/picture-data.ts';
import type { Tile } from '../../page-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	style: Options['style'];
	tiles: Tile[];
}

/** Makes with their number of vehicles and cities, and a picture or logo. */
export function view({ title, style, pictures, limit }: Options, { site }: SiteContext): Data | null {
	const tiles = site.makes.slice(0, limit).map(({ name, slug, vehicles }): Tile => {
		const picture = pictures[name];
		const cities = new Set(vehicles.flatMap(({ city }) => (city ? [city] : [])));
		return {
			label: name,
			href: makePath(slug),
			text: stockCountOf(vehicles, site.dealer),
			count: formatNumber(availableCount(vehicles)),
			picture: picture ? blockPicture(picture, site) : logoOf(name),
			length: null,
			places: site.dealer.locations.length > 1 ? [...cities].slice(0, 3).join(', ') : null,
		};
	});
	return tiles.length > 0 ? { title, style, tiles } : null;
}

function logoOf(make: string): Picture | null {
	const url = manufacturerOf(make)?.logo.url;
	return url ? { url, width: 96, height: 96, alt: '' } : null;
}
