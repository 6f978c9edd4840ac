import { expect, test } from 'vitest';
import { oneMessage } from './one-message.ts';

const drop = { name: 'drop', fresh: [] };
const toyota = { name: 'Toyota', fresh: ['1', '2'] };
const cheap = { name: 'Toyota under $40,000', fresh: ['1'] };
const used = { name: 'Used', fresh: ['2', '3'] };
const sold = { name: 'sold', fresh: [] };

test.each([
	{ what: 'all that fit', changes: [drop, toyota, sold], told: [drop, toyota, sold] },
	{
		what: 'searches that found the same take one place',
		changes: [toyota, cheap, sold],
		told: [toyota, sold],
	},
	{
		what: 'a search with another vehicle has a place of its own',
		changes: [toyota, used],
		told: [toyota, used],
	},
	{
		what: 'what no place is left for is not made known',
		changes: [drop, toyota, used, sold, drop],
		told: [drop, toyota, used],
	},
	{
		what: 'nor what only such a search would have told',
		changes: [drop, drop, drop, toyota, cheap],
		told: [drop, drop, drop],
	},
])('a message of three places: $what', ({ changes, told }) => {
	expect(oneMessage(changes, 3).told).toEqual(told);
});

test('a search whose vehicles another one names is known too, so that it does not come the next day', () => {
	expect(oneMessage([toyota, cheap], 1).known).toEqual([toyota, cheap]);
	expect(oneMessage([drop, toyota, cheap], 1).known).toEqual([drop]);
});
