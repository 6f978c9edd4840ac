import { describe, expect, test } from 'vitest';
import type { SearchRequest } from '../request.ts';
import { answerRequest } from './answer-request.ts';
import { buildIndex } from './build-index.ts';
import { EXAMPLE_SETTINGS, exampleIndex, exampleRequest } from './example-stock.ts';
import { openIndex } from './open-index.ts';

const STOCK = exampleIndex([
	{ id: 'gc', make: 'Kia', model: 'Rio', colour: 'White', price: 1000 },
	{
		id: 'syd',
		make: 'KIA',
		model: 'Río & <i>',
		colour: 'Red',
		price: 3000,
	},
	{ id: 'none', make: 'MG', model: 'CX 5', colour: 'white', price: null },
	{ id: 'bne', make: 'MG', model: 'Rioja', colour: 'Blue', price: 2000 },
]);

function search(differences: Partial<SearchRequest<string>>) {
	const request = exampleRequest({ pageSize: 20, ...differences });
	return answerRequest<Record<string, unknown>>(STOCK, request);
}

describe('pages', () => {
	test.each([
		[1, 3, ['bne', 'gc', 'none'], 2],
		[2, 3, ['syd'], 2],
		[3, 3, [], 2],
		[0, 3, [], 2],
		[1_000_000, 3, [], 2],
		[1, 4, ['bne', 'gc', 'none', 'syd'], 1],
		[1, 0, [], 0],
	])('page %d of %d each', (page, pageSize, ids, totalPages) => {
		const answer = search({ page, pageSize });
		expect(answer).toMatchObject({ page, totalHits: 4, totalPages });
		expect(answer.hits.map(({ id }) => id)).toEqual(ids);
	});

	test('no more hits are counted or reached than the settings allow', () => {
		const settings = { ...EXAMPLE_SETTINGS, pagination: { maxTotalHits: 3 } };
		const index = openIndex(buildIndex([{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }], settings));
		expect(answerRequest(index, exampleRequest({ page: 2, pageSize: 2 }))).toMatchObject({
			totalHits: 3,
			totalPages: 2,
			hits: [{ id: 'c' }],
		});
	});
});

describe('facets', () => {
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
		const answer = answerRequest(index, exampleRequest({ pageSize: 0, facets: ['make'] }));
		expect(Object.entries(answer.facetDistribution?.['make'] ?? {}).sort()).toEqual(
			names.map((make) => [make, 1]).sort(),
		);
	});

	test('numbers are counted when the counts are read, for the rows that were found then', () => {
		const { facetDistribution } = search({
			facets: ['price', 'year'],
			filters: [{ field: 'make', values: ['KIA'] }],
		});
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
		const { facetDistribution } = answerRequest(index, exampleRequest({ pageSize: 0, facets: ['make'] }));
		expect(facetDistribution).toEqual({ make: { MG: 3, Audi: 2 } });
	});
});

test('a vehicle has the fields that are asked for, and no others', () => {
	expect(search({ fields: ['id', 'price'], pageSize: 1 }).hits).toEqual([{ id: 'bne', price: 2000 }]);
});

describe('what the settings do not allow is rejected', () => {
	test.each([
		[{ order: { by: 'colour', direction: 'asc' } as const }, 'colour is not sortable'],
		[{ facets: ['id'] }, 'id is not filterable'],
		[{ filters: [{ field: 'cost', values: ['1'] }] }, 'cost is not filterable'],
		[{ filters: [{ not: { field: 'make', min: 1, max: null } }] }, 'make cannot be compared by size'],
	])('%j', (query, message) => {
		expect(() => search(query)).toThrow(message);
	});
});
