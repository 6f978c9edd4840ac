import { describe, expect, test } from 'vitest';
import type { SearchQuery } from '../protocol.ts';
import { answerQuery } from './answer-query.ts';
import { buildIndex } from './build-index.ts';
import { EXAMPLE_SETTINGS, exampleIndex, foundIds } from './example-stock.ts';
import { openIndex } from './open-index.ts';

const STOCK = exampleIndex([
	{ id: 'gc', make: 'Kia', model: 'Rio', colour: 'White', price: 1000, _geo: { lat: -28.0, lng: 153.4 } },
	{
		id: 'syd',
		make: 'KIA',
		model: 'Río & <i>',
		colour: 'Red',
		price: 3000,
		_geo: { lat: -33.8, lng: 151.2 },
	},
	{ id: 'none', make: 'MG', model: 'CX 5', colour: 'white', price: null, _geo: null },
	{ id: 'bne', make: 'MG', model: 'Rioja', colour: 'Blue', price: 2000, _geo: { lat: -27.5, lng: 153.0 } },
]);

function search(query: Partial<SearchQuery>) {
	return answerQuery<Record<string, unknown>>(STOCK, {
		indexUid: 'stock',
		q: '',
		page: 1,
		hitsPerPage: 20,
		...query,
	});
}

describe('Pages', () => {
	test.each([
		[1, 3, ['bne', 'gc', 'none'], 2],
		[2, 3, ['syd'], 2],
		[3, 3, [], 2],
		[0, 3, [], 2],
		[1_000_000, 3, [], 2],
		[1, 4, ['bne', 'gc', 'none', 'syd'], 1],
		[1, 0, [], 0],
	])('page %d of %d each', (page, hitsPerPage, ids, totalPages) => {
		const answer = search({ page, hitsPerPage });
		expect(answer).toMatchObject({ page, hitsPerPage, totalHits: 4, totalPages });
		expect(answer.hits.map(({ id }) => id)).toEqual(ids);
	});

	test('no more hits are counted or reached than the settings allow', () => {
		const settings = { ...EXAMPLE_SETTINGS, pagination: { maxTotalHits: 3 } };
		const index = openIndex(buildIndex([{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }], settings));
		expect(answerQuery(index, { indexUid: 'x', q: '', page: 2, hitsPerPage: 2 })).toMatchObject({
			totalHits: 3,
			totalPages: 2,
			hits: [{ id: 'c' }],
		});
	});
});

describe('Facets', () => {
	test('spellings that differ in case are one value; without facets nothing is counted', () => {
		const { facetDistribution, facetStats } = search({ facets: ['make', 'colour', 'price'] });
		expect(facetDistribution).toEqual({
			make: { KIA: 2, MG: 2 },
			colour: { White: 2, Red: 1, Blue: 1 },
			price: { 1000: 1, 2000: 1, 3000: 1 },
		});
		expect(facetStats).toEqual({ price: { min: 1000, max: 3000 } });
		expect(search({})).not.toHaveProperty('facetDistribution');
	});

	test('a value may have any name', () => {
		const names = ['constructor', '__proto__', 'toString'];
		const index = exampleIndex(names.map((make) => ({ id: make, make })));
		const answer = answerQuery(index, { indexUid: 'x', q: '', page: 1, hitsPerPage: 0, facets: ['make'] });
		expect(Object.entries(answer.facetDistribution?.['make'] ?? {}).sort()).toEqual(
			names.map((make) => [make, 1]).sort(),
		);
	});

	test('numbers are counted when the counts are read, for the rows that were found then', () => {
		const { facetDistribution } = search({ facets: ['price', 'year'], filter: ['make = KIA'] });
		search({ facets: ['price'] });
		expect(Object.keys(facetDistribution ?? {}).sort()).toEqual(['price', 'year']);
		expect(facetDistribution?.['price']).toEqual({ 1000: 1, 3000: 1 });
		expect(facetDistribution?.['price']).toBe(facetDistribution?.['price']);
	});

	test('of more values than allowed the most frequent are listed', () => {
		const settings = {
			...EXAMPLE_SETTINGS,
			faceting: { ...EXAMPLE_SETTINGS.faceting, maxValuesPerFacet: 2 },
		};
		const makes = ['Kia', 'MG', 'MG', 'MG', 'Audi', 'Audi', 'Fiat'];
		const index = openIndex(
			buildIndex(
				makes.map((make, id) => ({ id: String(id), make })),
				settings,
			),
		);
		const { facetDistribution } = answerQuery(index, {
			indexUid: 'x',
			q: '',
			page: 1,
			hitsPerPage: 0,
			facets: ['make'],
		});
		expect(facetDistribution).toEqual({ make: { MG: 3, Audi: 2 } });
	});
});

describe('Places', () => {
	test('nearest first, with the distance in metres; a vehicle without a place comes last', () => {
		const { hits } = search({ sort: ['_geoPoint(-27.5, 153):asc'] });
		expect(hits.map(({ id, _geoDistance }) => [id, _geoDistance])).toEqual([
			['bne', 0],
			['gc', 68_121],
			['syd', 721_337],
			['none', undefined],
		]);
	});

	test.each([
		['_geoRadius(-27.5, 153, 68000)', ['bne']],
		['_geoRadius(-27.5, 153, 68500)', ['bne', 'gc']],
		['NOT _geoRadius(-27.5, 153, 68500)', ['none', 'syd']],
	])('%s', (filter, ids) => {
		expect(foundIds(STOCK, { filter: [filter] })).toEqual(ids);
	});
});

describe('Highlighting', () => {
	test.each([
		['rio', 'gc', { model: '[Rio]' }],
		['ri', 'gc', { model: '[Ri]o' }],
		['rio', 'syd', { model: '[Río] & <i>' }],
		['cx5', 'none', { model: '[CX 5]' }],
		['', 'gc', { model: 'Rio' }],
	])('%s in %s', (q, id, formatted) => {
		const { hits } = search({
			q,
			attributesToRetrieve: ['id'],
			attributesToHighlight: ['model'],
			highlightPreTag: '[',
			highlightPostTag: ']',
		});
		const hit = hits.find((found) => found['id'] === id);
		expect(hit).toEqual({ id, _formatted: { id, ...formatted } });
	});

	test('numbers become texts', () => {
		const { hits } = search({ q: 'rio', attributesToRetrieve: ['price'], attributesToHighlight: ['*'] });
		expect(hits[0]).toMatchObject({ price: 1000, _formatted: { price: '1000', _geo: { lat: '-28' } } });
	});
});

describe('What the settings do not allow is rejected', () => {
	test.each([
		[{ sort: ['colour:asc'] }, 'colour is not sortable'],
		[{ sort: ['price:up'] }, 'An order ends with :asc or :desc'],
		[{ facets: ['id'] }, 'id is not filterable'],
	])('%j', (query, message) => {
		expect(() => search(query)).toThrow(message);
	});
});
