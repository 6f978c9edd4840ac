import { expect, test } from 'vitest';
import type { ValuesRequest } from '../request.ts';
import { answerValues } from './answer-values.ts';
import { exampleIndex } from './example-stock.ts';

const STOCK = exampleIndex([
	{ id: '1', make: 'Toyota', model: 'Land Cruiser' },
	{ id: '2', make: 'Toyota', model: 'Corolla' },
	{ id: '3', make: 'Citroën', model: 'C3' },
	{ id: '4', make: 'Kia', model: 'Carnival' },
]);

function values(differences: Partial<ValuesRequest<string>>): string[] {
	const request = { facet: 'make', text: '', query: '', filters: [], ...differences };
	return answerValues(STOCK, request).facetHits.map(({ value, count }) => `${value} ${count}`);
}

test.each([
	['an empty text: all of them, the most frequent first', {}, ['Toyota 2', 'Kia 1', 'Citroën 1']],
	['the beginning', { text: 'to' }, ['Toyota 2']],
	['the beginning of a word only', { text: 'yota' }, []],
	['a text without its accent', { text: 'citroe' }, ['Citroën 1']],
	['with a typo in four letters', { text: 'toty' }, ['Toyota 2']],
	['a text of three letters, without typos', { text: 'tyo' }, []],
	['several words from the beginning', { facet: 'model', text: 'land cr' }, ['Land Cruiser 1']],
	['among what a query finds', { query: 'corolla' }, ['Toyota 1']],
	['among what a filter leaves', { filters: [{ field: 'make', values: ['kia'] }] }, ['Kia 1']],
])('the values of a facet are searched by %s', (_, query, expected) => {
	expect(values(query)).toEqual(expected);
});

test('a facet that may not be searched is rejected', () => {
	expect(() => values({ facet: 'price' })).toThrow('The values of price cannot be searched.');
});
