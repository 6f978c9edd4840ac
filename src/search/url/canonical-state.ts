import { slugOf } from '../../domain/vehicle/naming/slug.ts';
import { LIST_FACET_NAMES, LIST_FACETS, type ListFacetName, RANGE_FACET_NAMES } from '../facets/facets.ts';
import { canonicalRange } from '../facets/ranges/range-text.ts';
import {
	MAX_QUERY_LENGTH,
	MAX_TYPED_LENGTH,
	type Ranges,
	type Refinements,
	type SearchState,
} from '../state.ts';
import { canonicalValue, tidyText } from './canonical-value.ts';
import { makeModel, type SearchSite } from './search-site.ts';

/** The maximum number of ticked values per facet. */
const MAX_VALUES = 50;

/** An upper limit above any site's number of pages; the results decide which is the last (resolution 34). */
const MAX_PAGES = 9999;

/**
 * The canonical form of a search, which an address can express: values spelt as in the stock and without duplicates, valid ranges, and the
 * make of each model included. Writing it to an address and reading it back gives the same search.
 */
export function canonicalState(state: SearchState, site: SearchSite): SearchState {
	return {
		query: tidyText(state.query, MAX_QUERY_LENGTH),
		said: tidyText(state.said ?? '', MAX_TYPED_LENGTH) || undefined,
		refinements: canonicalRefinements(state.refinements, site),
		ranges: canonicalRanges(state.ranges),
		page: Number.isSafeInteger(state.page) ? Math.min(Math.max(state.page, 1), MAX_PAGES) : 1,
		sort: state.sort,
	};
}

function canonicalRefinements(given: Refinements, site: SearchSite): Refinements {
	const known: Refinements = Object.fromEntries(
		LIST_FACET_NAMES.map((facet) => [facet, canonicalValues(facet, given[facet] ?? [], site)] as const),
	);
	const related = withMakesOfModels(withModelsOfMake(known, site), site);
	return Object.fromEntries(
		LIST_FACET_NAMES.map((facet) => [facet, related[facet] ?? []] as const).filter(
			([, values]) => values.length > 0,
		),
	);
}

/** Values as spelt in the stock, without duplicates; for a closed facet only its own values, in order. */
function canonicalValues(
	facet: ListFacetName,
	given: readonly string[],
	site: SearchSite,
): readonly string[] {
	const known = new Set(
		given.map((value) => canonicalValue(facet, value, site)).filter((value) => value !== ''),
	);
	const { values } = LIST_FACETS[facet];
	return values ? values.filter((value) => known.has(value)) : [...known].slice(0, MAX_VALUES);
}

/** Replaces values of `model` by `make_model` where exactly one make is ticked, as those have addresses (resolution 15). */
function withModelsOfMake(refinements: Refinements, site: SearchSite): Refinements {
	const { make = [], model = [], make_model = [] } = refinements;
	const known = make.length === 1 && site.makes.find(({ name }) => name === make[0]);
	if (!known || make_model.length > 0 || model.length === 0) return refinements;
	const models = model.flatMap((name) => known.models.find(({ slug }) => slug === slugOf(name)) ?? []);
	return models.length === model.length
		? { ...refinements, model: [], make_model: models.map((each) => makeModel(known, each)) }
		: refinements;
}

/** Adds the makes of models, as in the sidebar, where models are listed under their ticked make. */
function withMakesOfModels(refinements: Refinements, site: SearchSite): Refinements {
	const { make = [], make_model = [] } = refinements;
	const makes = make_model.flatMap((value) => {
		const owners = site.makes.filter((each) => each.models.some((model) => makeModel(each, model) === value));
		return owners.some(({ name }) => make.includes(name)) ? [] : (owners[0]?.name ?? []);
	});
	return { ...refinements, make: [...new Set([...make, ...makes])].slice(0, MAX_VALUES) };
}

function canonicalRanges(given: Ranges): Ranges {
	return Object.fromEntries(
		RANGE_FACET_NAMES.flatMap((facet) => {
			const range = given[facet];
			const canonical = range ? canonicalRange(facet, range) : null;
			return canonical ? [[facet, canonical] as const] : [];
		}),
	);
}
