import { expect, test } from 'vitest';
import { facetQuery, searchQuery } from './search-query.ts';

const settings = { base: ['dealer = "coast-motors"'], lowest_price_excludes_unpriced: false };
const index = 'Car_production';

test('a search sends query, filters, page size, page and order (RESULTS-016)', () => {
	const request = {
		indexName: `${index}:km:asc`,
		params: {
			query: 'hybrid',
			page: 2,
			hitsPerPage: 24,
			facets: ['make', 'price'],
			filters: 'certified = true',
			facetFilters: [['make:Kia', 'make:MG']],
			numericFilters: ['price>=5000'],
		},
	};
	expect(searchQuery(request, settings)).toEqual({
		indexUid: index,
		q: 'hybrid',
		filter: ['dealer = "coast-motors"', 'certified = true', 'price >= 5000', ['make = "Kia"', 'make = "MG"']],
		facets: ['make', 'price'],
		sort: ['km:asc'],
		page: 3,
		hitsPerPage: 24,
	});
});

test('a search for nothing is the first page, by relevance, within the site', () => {
	expect(searchQuery({ indexName: index }, settings)).toEqual({
		indexUid: index,
		q: '',
		filter: settings.base,
		page: 1,
		hitsPerPage: 24,
	});
});

test('an order nobody knows is relevance', () => {
	expect(searchQuery({ indexName: `${index}:vin:asc` }, settings).sort).toBeUndefined();
});

test('counts of one facet come without fields of vehicles', () => {
	const params = {
		hitsPerPage: 0,
		facets: 'make',
		attributesToRetrieve: ['id'],
		attributesToHighlight: ['make'],
	};
	expect(searchQuery({ indexName: index, params }, settings)).toEqual({
		indexUid: index,
		q: '',
		filter: settings.base,
		facets: ['make'],
		page: 1,
		hitsPerPage: 0,
	});
});

test.each([
	{ name: 'left out where the dealer says so', excludes: true, sort: ':price:asc', filter: ['price > 0'] },
	{ name: 'kept by default', excludes: false, sort: ':price:asc', filter: [] },
	{ name: 'kept in every other order', excludes: true, sort: ':price:desc', filter: [] },
])('unpriced vehicles under the lowest price: $name (RESULTS-008)', ({ excludes, sort, filter }) => {
	const query = searchQuery(
		{ indexName: `${index}${sort}` },
		{ ...settings, lowest_price_excludes_unpriced: excludes },
	);
	expect(query.filter).toEqual([...settings.base, ...filter]);
});

test('what stands near a place is within a radius of it', () => {
	const params = { aroundLatLng: '-27.97, 153.41', aroundRadius: 20_000 };
	expect(searchQuery({ indexName: index, params }, settings).filter).toContain(
		'_geoRadius(-27.97, 153.41, 20000)',
	);
	expect(searchQuery({ indexName: index, params: { aroundLatLng: 'x' } }, settings).filter).toEqual(
		settings.base,
	);
});

test('values of a facet are searched within the site', () => {
	const params = { facetName: 'make', facetQuery: 'toy', query: 'hybrid', facetFilters: ['body:SUV'] };
	expect(facetQuery({ indexName: index, params }, settings)).toEqual({
		indexUid: index,
		facetName: 'make',
		facetQuery: 'toy',
		q: 'hybrid',
		filter: ['dealer = "coast-motors"', 'body = "SUV"'],
	});
});
