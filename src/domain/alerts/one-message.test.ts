import { expect, test } from 'vitest';
import { oneMessage } from './one-message.ts';

const drop = { name: 'drop', fresh: [] };
const toyota = { name: 'Toyota', fresh: ['1', '2'] };
const cheap = { name: 'Toyota under $40,000', fresh: ['1'] };
const used = { name: 'Used', fresh: ['2', '3'] };
const sold = { name: 'sold', fresh: [] };

test.each([
	{ what: 'all changes that fit', changes: [drop, toyota, sold], picked: [drop, toyota, sold] },
	{
		what: 'searches that found the same take one place',
		changes: [toyota, cheap, sold],
		picked: [toyota, sold],
	},
	{
		what: 'a search with another vehicle has a place of its own',
		changes: [toyota, used],
		picked: [toyota, used],
	},
	{
		what: 'a search without a place does not count as announced',
		changes: [drop, toyota, used, sold, drop],
		picked: [drop, toyota, used],
	},
	{
		what: 'vehicles of such a search alone do not count as announced',
		changes: [drop, drop, drop, toyota, cheap],
		picked: [drop, drop, drop],
	},
])('a message of three places: $what', ({ changes, picked }) => {
	expect(oneMessage(changes, 3).picked).toEqual(picked);
});

test('a search whose vehicles another search announces counts as announced too, and is not sent the next day', () => {
	expect(oneMessage([toyota, cheap], 1).known).toEqual([toyota, cheap]);
	expect(oneMessage([drop, toyota, cheap], 1).known).toEqual([drop]);
});
