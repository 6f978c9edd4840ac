import { slugOf } from '../../domain/vehicle/naming/slug.ts';
import { bodyPath, makePath } from '../../paths/paths.ts';
import { STOCK_LIST_TYPES, type StockListName, stockListAt, stockListPath } from '../../paths/stock-lists.ts';
import type { ListFacetName } from '../facets/facets.ts';
import type { Refinements } from '../state.ts';
import { makeModel, type SearchList, type SearchSite } from './search-site.ts';

/** The list of all stock (resolution 18), with all its refinements in the query. */
const ALL = 'new-used-and-demo-cars' satisfies StockListName;

/**
 * The list whose path expresses most of some refinements (resolution 15): one make with one model, one make, one body and no make,
 * the site's base list, one of the lists by condition. A combination of conditions without a list falls back to the list of all stock
 * (resolution 17).
 */
export function listFor(refinements: Refinements, site: SearchSite): SearchList {
	return (
		makeList(refinements, site) ??
		bodyList(refinements, site) ??
		baseList(refinements, site) ??
		typeList(refinements, site)
	);
}

/**
 * The list at a path without its page (resolution 16): the site's base list, a list by condition, a make or one of its models, a
 * body; for an unknown path the base list, or the list of all stock.
 */
export function listAt(path: string, site: SearchSite): SearchList {
	const { base, variants } = site;
	if (base && path === base.path) return base;
	const name = stockListAt(path, variants);
	if (name) return conditionList(name, site);
	const [, start, first = '', second = '', ...rest] = path.split('/');
	if (start !== 'search' || rest.length > 0) return base ?? conditionList(ALL, site);
	return (
		listOfMake(slugOf(first), slugOf(second), site) ??
		listOfBody(slugOf(first), site) ??
		base ??
		conditionList(ALL, site)
	);
}

function makeList({ make = [], make_model = [] }: Refinements, site: SearchSite): SearchList | null {
	if (make.length !== 1) return null;
	const known = site.makes.find(({ name }) => name === make[0]);
	const model =
		make_model.length === 1
			? known?.models.find((each) => makeModel(known, each) === make_model[0])
			: undefined;
	return known ? listOfMake(known.slug, model?.slug ?? '', site) : null;
}

function listOfMake(slug: string, modelSlug: string, { makes }: SearchSite): SearchList | null {
	const make = makes.find((each) => each.slug === slug);
	if (!make) return null;
	const model = make.models.find((each) => each.slug === modelSlug);
	return model
		? {
				path: makePath(make.slug, model.slug),
				refinements: { make: [make.name], make_model: [makeModel(make, model)] },
			}
		: { path: makePath(make.slug), refinements: { make: [make.name] } };
}

function bodyList({ make = [], body = [] }: Refinements, site: SearchSite): SearchList | null {
	if (make.length > 0 || body.length !== 1) return null;
	const known = site.bodies.find(({ name }) => name === body[0]);
	return known ? listOfBody(known.slug, site) : null;
}

function listOfBody(slug: string, { bodies }: SearchSite): SearchList | null {
	const body = bodies.find((each) => each.slug === slug);
	return body ? { path: bodyPath(body.slug), refinements: { body: [body.name] } } : null;
}

function baseList(refinements: Refinements, { base }: SearchSite): SearchList | null {
	if (!base) return null;
	const facets = Object.keys(base.refinements) as ListFacetName[];
	return facets.every((facet) => sameValues(base.refinements[facet], refinements[facet])) ? base : null;
}

function typeList({ car_type }: Refinements, site: SearchSite): SearchList {
	const names = Object.keys(STOCK_LIST_TYPES) as StockListName[];
	const name = names.find((each) => each !== ALL && sameValues(STOCK_LIST_TYPES[each], car_type));
	return conditionList(name ?? ALL, site);
}

function conditionList(name: StockListName, { variants }: SearchSite): SearchList {
	return {
		path: stockListPath(name, variants),
		refinements: name === ALL ? {} : { car_type: STOCK_LIST_TYPES[name] },
	};
}

/** Whether two facets have the same values in the same order. */
export function sameValues(a: readonly string[] = [], b: readonly string[] = []): boolean {
	return a.length === b.length && a.every((value, index) => value === b[index]);
}
