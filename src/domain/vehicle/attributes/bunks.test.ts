import { expect, test } from 'vitest';
import { bunksOf } from './bunks.ts';

test.each([
	['Double bed, three bunks and an ensuite.', '3 bunks'],
	['Two bunk beds across the rear', '2 bunks'],
	['4 bunks for the kids', '4 bunks'],
	['Bunks at the rear, with a door between.', 'bunks'],
	['A triple bunk, each with its own light', 'bunks'],
	['Island queen bed and a club lounge', null],
	['No bunks in this one, but a lounge.', null],
	['We took the bunks out and fitted a desk.', null],
	[null, null],
])('the bunks of a caravan whose dealer says “%s”', (dealercomments, bunks) => {
	expect(bunksOf({ item_type: 'caravan', dealercomments })).toBe(bunks);
});

test('what is no caravan has none', () => {
	expect(bunksOf({ item_type: 'car', dealercomments: 'Came with two bunks once' })).toBeNull();
});
