import type { BlockPicture, HomeBlock as Options } from '../config/sections/home.ts';
import { sizedPicture } from '../domain/card/sized-picture.ts';
import { manufacturerOf } from '../domain/model/manufacturers.ts';
import { availableCount } from '../domain/vehicle/available-count.ts';
import { bodyTypeOf } from '../domain/vehicle/body-types.ts';
import { formatNumber } from '../domain/vehicle/measures.ts';
import { slugOf } from '../domain/vehicle/slug.ts';
import type { Tile } from '../features/home/page-data.ts';
import { bodyPath, makePath } from '../paths/paths.ts';
import type { Picture } from '../ui/picture/picture-data.ts';
import type { SiteContext } from './context.ts';
import { countOf, stockCountOf } from './nouns.ts';
import { pictureSettings, servedPicture } from './pictures/site-pictures.ts';
import { lowestPrice, select } from './selection.ts';
import type { Site } from './site.ts';

type BlockOf<Name extends Options['block']> = Extract<Options, { block: Name }>;

/** A picture a block names, of the dealer's folder or with an address of its own, in the sizes of content (IMAGES-003). */
export function blockPicture({ image, alt }: BlockPicture, site: Site): Picture {
	const { width = 1200, height = 900 } = site.pictureSize.get(image) ?? {};
	const url = /^https?:/.test(image) ? image : `/images/${image}`;
	const picture = servedPicture({ url, width, height }, site);
	return { ...sizedPicture(picture, 'content', pictureSettings(site.dealer)), alt };
}

/** Models on one line, each with its lowest price and its list. */
export function modelTiles({ models, car_type }: BlockOf<'line-up'>, { site, link }: SiteContext): Tile[] {
	return models.map(({ make, model, picture }) => {
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
}

/** Bodies with how many there are; the dealer's own choice and pictures, else all in stock. */
export function bodyTiles(block: BlockOf<'body-tiles'>, { site, link }: SiteContext): Tile[] {
	const chosen =
		block.tiles.length > 0
			? block.tiles
			: site.bodies.map(({ name }) => ({
					body: name,
					picture: undefined,
					label: undefined,
					text: undefined,
				}));
	return chosen.flatMap(({ body, picture, label, text }) => {
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
	});
}

/** Makes with how many there are and where, with a picture or their monogram. */
export function makeTiles({ pictures, limit }: BlockOf<'make-tiles'>, { site }: SiteContext): Tile[] {
	return site.makes.slice(0, limit).map(({ name, slug, vehicles }) => {
		const picture = pictures[name];
		const logo = manufacturerOf(name)?.logo.url;
		const cities = new Set(vehicles.flatMap(({ city }) => (city ? [city] : [])));
		return {
			label: name,
			href: makePath(slug),
			text: stockCountOf(vehicles, site.dealer),
			count: formatNumber(availableCount(vehicles)),
			picture: picture
				? blockPicture(picture, site)
				: logo
					? { url: logo, width: 96, height: 96, alt: '' }
					: null,
			length: null,
			places: site.dealer.locations.length > 1 ? [...cities].slice(0, 3).join(', ') : null,
		};
	});
}
