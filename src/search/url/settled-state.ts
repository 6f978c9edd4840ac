import { slugOf } from '../../domain/vehicle/slug.ts';
import { LIST_FACET_NAMES, LIST_FACETS, type ListFacetName, RANGE_FACET_NAMES } from '../facets/facets.ts';
import { settledRange } from '../facets/range-text.ts';
import { LONGEST_QUERY, type Ranges, type Refinements, type SearchState } from '../state.ts';
import { makeModel, type SearchSite } from './search-site.ts';
import { knownValue, tidyText } from './settled-value.ts';

/** The most ticked values of one facet that an address is read for. */
const MOST_VALUES = 50;

/** No site has this many pages; the results decide what the last one is (resolution 34). */
const MOST_PAGES = 9999;

/**
 * A search as addresses can tell it, the nearest there is to a given one: spelling as the stock has it, no value twice, ranges the
 * right way round and possible, a model's make beside it. Reading what was written of it gives it again.
 */
export function settledState(state: SearchState, site: SearchSite): SearchState {
	return {
		query: tidyText(state.query, LONGEST_QUERY),
		refinements: settledRefinements(state.refinements, site),
		ranges: settledRanges(state.ranges),
		page: Number.isSafeInteger(state.page) ? Math.min(Math.max(state.page, 1), MOST_PAGES) : 1,
		sort: state.sort,
	};
}

function settledRefinements(given: Refinements, site: SearchSite): Refinements {
	const known: Refinements = Object.fromEntries(
		LIST_FACET_NAMES.map((facet) => [facet, settledValues(facet, given[facet] ?? [], site)] as const),
	);
	const related = withMakesOfModels(withModelsOfMake(known, site), site);
	return Object.fromEntries(
		LIST_FACET_NAMES.map((facet) => [facet, related[facet] ?? []] as const).filter(
			([, values]) => values.length > 0,
		),
	);
}

/** Values as the stock spells them, each once; those of a closed facet in their order, and no others. */
function settledValues(facet: ListFacetName, given: readonly string[], site: SearchSite): readonly string[] {
	const known = new Set(given.map((value) => knownValue(facet, value, site)).filter((value) => value !== ''));
	const { values } = LIST_FACETS[facet];
	return values ? values.filter((value) => known.has(value)) : [...known].slice(0, MOST_VALUES);
}

/** One make with values of `model` is that make's models, which have addresses (resolution 15). */
function withModelsOfMake(refinements: Refinements, site: SearchSite): Refinements {
	const { make = [], model = [], make_model = [] } = refinements;
	const known = make.length === 1 && site.makes.find(({ name }) => name === make[0]);
	if (!known || make_model.length > 0 || model.length === 0) return refinements;
	const models = model.flatMap((name) => known.models.find(({ slug }) => slug === slugOf(name)) ?? []);
	return models.length === model.length
		? { ...refinements, model: [], make_model: models.map((each) => makeModel(known, each)) }
		: refinements;
}

/** A model alone has its make beside it, as in the sidebar, where models stand under their ticked make. */
function withMakesOfModels(refinements: Refinements, site: SearchSite): Refinements {
	const { make = [], make_model = [] } = refinements;
	const makes = make_model.flatMap((value) => {
		const owners = site.makes.filter((each) => each.models.some((model) => makeModel(each, model) === value));
		return owners.some(({ name }) => make.includes(name)) ? [] : (owners[0]?.name ?? []);
	});
	return { ...refinements, make: [...new Set([...make, ...makes])].slice(0, MOST_VALUES) };
}

function settledRanges(given: Ranges): Ranges {
	return Object.fromEntries(
		RANGE_FACET_NAMES.flatMap((facet) => {
			const range = given[facet];
			const settled = range ? settledRange(facet, range) : null;
			return settled ? [[facet, settled] as const] : [];
		}),
	);
}
