import { expect, test } from 'vitest';
import { answerFacetQuery } from './answer-facet-query.ts';
import { exampleIndex } from './example-stock.ts';

const STOCK = exampleIndex([
	{ id: '1', make: 'Toyota', model: 'Land Cruiser' },
	{ id: '2', make: 'Toyota', model: 'Corolla' },
	{ id: '3', make: 'Citroën', model: 'C3' },
	{ id: '4', make: 'Kia', model: 'Carnival' },
]);

function values(query: { facetName?: string; facetQuery?: string; q?: string; filter?: string[] }): string[] {
	const search = { indexUid: 'stock', facetName: 'make', facetQuery: '', q: '', ...query };
	return answerFacetQuery(STOCK, search).facetHits.map(({ value, count }) => `${value} ${count}`);
}

test.each([
	['nothing: all of them, the most frequent first', {}, ['Toyota 2', 'Kia 1', 'Citroën 1']],
	['the beginning', { facetQuery: 'to' }, ['Toyota 2']],
	['not the middle', { facetQuery: 'yota' }, []],
	['without its accent', { facetQuery: 'citroe' }, ['Citroën 1']],
	['with a typo in four letters', { facetQuery: 'toty' }, ['Toyota 2']],
	['not in three', { facetQuery: 'tyo' }, []],
	['several words from the beginning', { facetName: 'model', facetQuery: 'land cr' }, ['Land Cruiser 1']],
	['among what a query finds', { q: 'corolla' }, ['Toyota 1']],
	['among what a filter leaves', { filter: ['make = kia'] }, ['Kia 1']],
])('The values of a facet are searched by %s', (_, query, expected) => {
	expect(values(query)).toEqual(expected);
});

test('A facet that may not be searched is rejected', () => {
	expect(() => values({ facetName: 'price' })).toThrow('The values of price cannot be searched.');
});
