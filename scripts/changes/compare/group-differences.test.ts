import { expect, test } from 'vitest';
import type { Difference } from './difference.ts';
import { groupDifferences } from './group-differences.ts';

const text = (before: string | null, after: string | null, where = ''): Difference => ({
	part: 'text',
	where,
	before,
	after,
});
const price = (where: string): Difference => ({ part: 'price', where, before: '$9', after: '$8' });
const pages = (...lists: Difference[][]) =>
	lists.map((differences, index) => ({ path: `/${index}`, differences }));

test('a difference that many pages share is one group, under whichever heading it is', () => {
	const lists = Array.from({ length: 7 }, (_, index) => [text('8 to 5', '8 to 6', `Car ${index}`)]);
	expect(groupDifferences(pages(...lists))).toMatchObject([
		{ before: '8 to 5', count: 7, paths: ['/0', '/1', '/2', '/3', '/4'] },
	]);
});

test('the same amounts of two vehicles are two groups', () => {
	expect(groupDifferences(pages([price('Kia Rio')], [price('Mazda 3')], [price('Kia Rio')]))).toMatchObject([
		{ where: 'Kia Rio', count: 2 },
		{ where: 'Mazda 3', count: 1 },
	]);
});

test('prices come before texts, and differences on more pages before those on fewer', () => {
	const groups = groupDifferences(
		pages([text('a', 'b')], [text('c', 'd'), price('Kia Rio')], [text('c', 'd')]),
	);
	expect(groups.map(({ part, count }) => [part, count])).toEqual([
		['price', 1],
		['text', 2],
		['text', 1],
	]);
});

test('a card that has moved to the next page of a list counts as a change of order', () => {
	expect(groupDifferences(pages([text('Kia Rio · $9', null)], [text(null, 'Kia Rio · $9')]))).toEqual([
		{ part: 'order', where: '', before: null, after: null, count: 2, paths: ['/0', '/1'] },
	]);
});
