import type { Model } from '../../../domain/content/model.ts';
import { manufacturerOf } from '../../../domain/model/manufacturers.ts';
import { byModelOrder } from '../../../domain/model/model-order.ts';
import { slugOf } from '../../../domain/vehicle/slug.ts';
import { isFixedRoot } from '../../../paths/fixed-roots.ts';
import { makePath, stockListPath } from '../../../paths/paths.ts';
import { MODELS_PATH } from '../../../paths/showroom-paths.ts';
import { encodedValues } from '../../../search/url/parameters.ts';
import type { Site } from '../../../site/site.ts';

type Addressed = Pick<Model, 'slug' | 'override_url'>;

/**
 * Where a model is shown: its own address if it has one, else `/{slug}` (MODELS-006); `/models/{slug}` where that is an address of the
 * site's own, which wins (resolution 153).
 */
export function modelUrl({ slug, override_url }: Addressed): string {
	return override_url ?? (isFixedRoot(slug) ? modelsPath(slug) : `/${slug}`);
}

/** The other address every model answers at (MODELS-004). */
export function modelsPath(slug: string): string {
	return `${MODELS_PATH}/${slug}`;
}

/** The page of a model on this site: that of {@link modelUrl}, unless it leads elsewhere. */
export function modelPage(model: Addressed): string {
	const url = modelUrl(model);
	return url.startsWith('/') ? url : modelsPath(model.slug);
}

/** The accessories of a model (MODELS-007). */
export function accessoriesPath(slug: string): string {
	return `/${slug}/accessories`;
}

/** The name of a make by its slug. */
export function makeName(manufacturer: string): string {
	return manufacturerOf(manufacturer)?.name ?? manufacturer;
}

/** The make of a site's models, where they have one. */
export function onlyMake({ content }: Site): string | null {
	const makes = new Set(content.models.map(({ manufacturer }) => manufacturer));
	const [first] = makes;
	return makes.size === 1 && first ? makeName(first) : null;
}

/** The models of a site in the order they are shown (MODELS-021); makes as the dealer lists their models first. */
export function orderedModels({ content }: Site): Model[] {
	const makes = [...new Set(content.models.map(({ manufacturer }) => manufacturer))];
	return content.models.toSorted(byModelOrder(makes));
}

/** The new ones of a model in stock (resolution 157): their list, or an empty search that says so. */
export function modelStockUrl(model: Model, { dealer }: Site, link: (href: string) => string | null): string {
	const make = makeName(model.manufacturer);
	const name = model.stock_model ?? model.name;
	const list = link(makePath(model.manufacturer, slugOf(name)));
	if (list) return `${list}?car_type=new`;
	const query = `make=${encodedValues([make])}&make_model=${encodedValues([`${make} ${name}`])}`;
	return `${stockListPath('new-cars', dealer.search.route_variants)}?${query}`;
}

/** How many accessories a model has: what the dealer says, else those listed (MODELS-008). */
export function accessoriesOf({ accessories_count, accessories }: Model): number {
	return accessories_count ?? accessories.length;
}
