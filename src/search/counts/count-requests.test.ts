import { expect, test } from 'vitest';
import { FACETS } from '../facets/facets.ts';
import type { SiteRules } from '../filters/site-filters.ts';
import type { SearchAnswer } from '../protocol.ts';
import { EMPTY_SEARCH, type SearchState } from '../state.ts';
import { countRequests, countsOf } from './count-requests.ts';
import { stateRequest } from './state-request.ts';

const rules: SiteRules = {
	filters: [{ field: 'dealer', values: ['coast-motors'] }],
	lowest_price_excludes_unpriced: false,
};
/** The requests without the site's own filters, each with the facet that it counts separately. */
const asked = (differences: Partial<SearchState>) =>
	countRequests({ ...EMPTY_SEARCH, page: 3, ...differences }, rules, 24)
		.slice(1)
		.map(({ filters, facets, page, pageSize }) => ({ facets, filters: filters.slice(1), page, pageSize }));

test('a search without filters is one request, for the vehicles of its page and all counts (FACETS-049)', () => {
	const [all, ...others] = countRequests({ ...EMPTY_SEARCH, page: 3 }, rules, 24);
	expect(all).toMatchObject({ filters: rules.filters, page: 3, pageSize: 24, order: null });
	expect(all?.facets.toSorted()).toEqual(Object.keys(FACETS).toSorted());
	expect(others).toEqual([]);
});

const KIA = { field: 'make', values: ['Kia'] };

test.each<{ name: string; differences: Partial<SearchState>; expected: object[] }>([
	{
		name: 'makes without their own ticks, a slider without its own range',
		differences: { refinements: { make: ['Kia'] }, ranges: { price: { min: 1, max: 2 } } },
		expected: [
			{ facets: ['make'], filters: [{ field: 'price', min: 1, max: 2 }] },
			{ facets: ['price'], filters: [KIA] },
		],
	},
	{
		name: 'makes without the models chosen under them, models within their makes (resolution 23)',
		differences: { refinements: { make: ['Kia'], make_model: ['Kia EV6'] } },
		expected: [
			{ facets: ['make'], filters: [] },
			{ facets: ['make_model'], filters: [KIA] },
		],
	},
	{
		name: 'no features separately, as a vehicle must have them all',
		differences: { refinements: { filtered_features: ['Tow bar'] } },
		expected: [],
	},
])('a narrowed search counts $name', ({ differences, expected }) => {
	expect(asked(differences)).toEqual(expected.map((each) => ({ ...each, page: 1, pageSize: 0 })));
});

const answer = (part: Partial<SearchAnswer<unknown>>): SearchAnswer<unknown> => ({
	...{ hits: [], page: 1, totalHits: 0, totalPages: 0, processingTimeMs: 0 },
	...part,
});

test('counts are those of the search, and of each narrowed facet those without its own filter', () => {
	const state = { ...EMPTY_SEARCH, refinements: { make: ['Kia'] }, ranges: { price: { min: 1, max: 2 } } };
	const answers = [
		answer({
			totalHits: 25,
			facetDistribution: { make: { Kia: 25 }, status: { in_stock: 20, sold: 5 } },
			facetStats: { price: { min: 1, max: 2 }, km: { min: 3, max: 4 } },
		}),
		answer({ facetDistribution: { make: { Kia: 25, MG: 7 } } }),
		answer({ facetStats: { price: { min: 0, max: 9 } } }),
	];
	expect(countsOf(state, answers, 24)).toEqual({
		total: 25,
		available: 20,
		pages: 2,
		values: { make: { Kia: 25, MG: 7 }, status: { in_stock: 20, sold: 5 } },
		stats: { price: { min: 0, max: 9 }, km: { min: 3, max: 4 } },
		more: {},
	});
});

test('a slider’s numbers are not counted: only the lowest and highest are read', () => {
	const facetDistribution = {
		get price(): Record<string, number> {
			throw new Error('read');
		},
	};
	expect(countsOf(EMPTY_SEARCH, [answer({ facetDistribution })], 24).values).toEqual({});
});

test.each([
	{ name: 'left out where the dealer chooses so', excludes: true, sort: 'price_asc', priced: true },
	{ name: 'kept by default', excludes: false, sort: 'price_asc', priced: false },
	{ name: 'kept in every other order', excludes: true, sort: 'price_desc', priced: false },
] as const)('unpriced vehicles under the lowest price: $name (RESULTS-008)', ({ excludes, sort, priced }) => {
	const { filters } = stateRequest(
		{ ...EMPTY_SEARCH, sort },
		{ ...rules, lowest_price_excludes_unpriced: excludes },
	);
	expect(filters.slice(1)).toEqual(priced ? [{ field: 'price', min: 0, max: null }] : []);
});
