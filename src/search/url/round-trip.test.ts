import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SITE } from '../../../tests/fixtures/search/search-site.ts';
import { LIST_FACET_NAMES, RANGE_FACET_NAMES } from '../facets/facets.ts';
import { SORT_NAMES } from '../sorts.ts';
import type { SearchState } from '../state.ts';
import { canonicalState } from './canonical-state.ts';
import { readSearchUrl } from './read-search-url.ts';
import { searchUrl } from './search-url.ts';

/** Texts as stock, keyboards and attackers make them. */
const text = fc.oneof(
	fc.constantFrom(
		'Toyota',
		'Kia',
		'Isuzu UTE',
		'SUV',
		'used',
		'true',
		'10000:20000',
		'Toyota Corolla',
		'Corolla',
	),
	fc.constantFrom('a,b', '100%', '%2C', 'a+b', 'a&b=c', '?#/', '"\\\'', '\ud800', ' x ', 'é\u0000'),
	fc.string({ unit: 'binary', maxLength: 12 }),
);
const end = fc.option(fc.oneof(fc.integer({ min: -10, max: 3000 }), fc.double({ noNaN: true })));
const sites = fc.constantFrom(
	SITE,
	{ ...SITE, base: { path: '/locations/x', refinements: { location_name: ['Kia'] } } },
	{ makes: [], bodies: [], categories: [], variants: {}, base: { path: '/catalogue', refinements: {} } },
);

const states: fc.Arbitrary<SearchState> = fc.record({
	query: text,
	said: text,
	page: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.double()),
	sort: fc.constantFrom(...SORT_NAMES),
	refinements: fc.dictionary(fc.constantFrom(...LIST_FACET_NAMES), fc.array(text, { maxLength: 4 }), {
		maxKeys: 5,
	}),
	ranges: fc.dictionary(fc.constantFrom(...RANGE_FACET_NAMES), fc.record({ min: end, max: end })),
});

test('the address of a search is read as the same search (SEARCHURL-021)', () => {
	fc.assert(
		fc.property(states, sites, (state, site) => {
			const settled = canonicalState(state, site);
			expect(readSearchUrl(searchUrl(state, site), site).state).toEqual(settled);
			expect(canonicalState(settled, site)).toEqual(settled);
		}),
		{ numRuns: 150 },
	);
});

test('a search that was read is written as one address, at its canonical path', () => {
	fc.assert(
		fc.property(states, sites, (state, site) => {
			const url = searchUrl(state, site);
			const { state: found, canonical, list } = readSearchUrl(url, site);
			expect(searchUrl(found, site)).toBe(url);
			expect(url.split('?')[0]).toBe(canonical);
			expect(list.path).toBe(canonical);
		}),
		{ numRuns: 150 },
	);
});

test('any text is read as an address without an error', () => {
	const parts = fc.array(
		fc.oneof(text, fc.constantFrom('/search/', 'price=', '&', '?', '=', ':', '%', 'page=', '/page/')),
	);
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string({ unit: 'binary' }),
				parts.map((all) => all.join('')),
			),
			sites,
			(url, site) => {
				const { state } = readSearchUrl(url, site);
				expect(canonicalState(state, site)).toEqual(state);
				expect(readSearchUrl(searchUrl(state, site), site).state).toEqual(state);
			},
		),
		{ numRuns: 150 },
	);
});
