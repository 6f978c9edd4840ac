import type { Model } from '../../../domain/content/model.ts';
import { manufacturerOf } from '../../../domain/model/manufacturers.ts';
import { byModelOrder } from '../../../domain/model/model-order.ts';
import { slugOf } from '../../../domain/vehicle/naming/slug.ts';
import { isFixedRoot } from '../../../paths/fixed-roots.ts';
import { makePath } from '../../../paths/paths.ts';
import { MODELS_PATH } from '../../../paths/showroom-paths.ts';
import { stockListPath } from '../../../paths/stock-lists.ts';
import { encodedValues } from '../../../search/url/parameters.ts';
import type { Site } from '../../../site/site.ts';

type Addressed = Pick<Model, 'slug' | 'override_url'>;

/**
 * Address of a model: its own if it has one, else `/{slug}` (MODELS-006); `/models/{slug}` where `/{slug}` is an address of the site's own,
 * which wins (resolution 153).
 */
export function modelUrl({ slug, override_url }: Addressed): string {
	return override_url ?? (isFixedRoot(slug) ? modelsPath(slug) : `/${slug}`);
}

/** Second address of every model (MODELS-004). */
export function modelsPath(slug: string): string {
	return `${MODELS_PATH}/${slug}`;
}

/** Address of a model's page on this site: {@link modelUrl}, unless that is external. */
export function modelPage(model: Addressed): string {
	const url = modelUrl(model);
	return url.startsWith('/') ? url : modelsPath(model.slug);
}

/** Address of a model's accessories (MODELS-007). */
export function accessoriesPath(slug: string): string {
	return `/${slug}/accessories`;
}

/** Name of a make by its slug. */
export function makeName(manufacturer: string): string {
	return manufacturerOf(manufacturer)?.name ?? manufacturer;
}

/** The make of a site's models; null when there are several. */
export function onlyMake({ content }: Site): string | null {
	const makes = new Set(content.models.map(({ manufacturer }) => manufacturer));
	const [first] = makes;
	return makes.size === 1 && first ? makeName(first) : null;
}

/** Models of a site in display order (MODELS-021); makes in the order of the dealer's models. */
export function orderedModels({ content }: Site): Model[] {
	const makes = [...new Set(content.models.map(({ manufacturer }) => manufacturer))];
	return content.models.toSorted(byModelOrder(makes));
}

/** Address of the new vehicles of a model in stock (resolution 157): their list, or a search that is empty. */
export function modelStockUrl(model: Model, { dealer }: Site, link: (href: string) => string | null): string {
	const make = makeName(model.manufacturer);
	const name = model.stock_model ?? model.name;
	const list = link(makePath(model.manufacturer, slugOf(name)));
	if (list) return `${list}?car_type=new`;
	const query = `make=${encodedValues([make])}&make_model=${encodedValues([`${make} ${name}`])}`;
	return `${stockListPath('new-cars', dealer.search.route_variants)}?${query}`;
}

/** Number of a model's accessories: the dealer's figure, else those listed (MODELS-008). */
export function accessoriesOf({ accessories_count, accessories }: Model): number {
	return accessories_count ?? accessories.length;
}
