import { expect, test } from 'vitest';
import { isSort, offeredSorts, SORT_NAMES, sortedIndex, sortOfIndex } from './sorts.ts';

test('RESULTS-002 to RESULTS-006: every site offers the six orders; makes by volume are offered where the dealer wants them (RESULTS-007), repayments where estimates are shown', () => {
	const plain = offeredSorts({ makesByVolume: false, hasEstimates: false });
	expect(plain).toEqual(['relevant', 'latest', 'price_desc', 'price_asc', 'km_desc', 'km_asc']);
	expect(offeredSorts({ makesByVolume: false, hasEstimates: true })).toEqual([...plain, 'weekly_asc']);
	expect(offeredSorts({ makesByVolume: true, hasEstimates: false })).toEqual([...plain, 'make_volume']);
});

test('an order is the name of an index, and back', () => {
	expect(sortedIndex('Car_production', 'relevant')).toBe('Car_production');
	expect(sortedIndex('Car_production', 'price_asc')).toBe('Car_production:price:asc');
	for (const sort of SORT_NAMES)
		expect(sortOfIndex('Car_production', sortedIndex('Car_production', sort))).toBe(sort);
});

test.each(['', 'Boats', 'Car_production:price', 'Car_production:owner:asc'])(
	'the index %o has no order',
	(name) => {
		expect(sortOfIndex('Car_production', name)).toBe('relevant');
	},
);

test.each(['cheapest', '', 'constructor', '__proto__'])('%o names no order', (name) => {
	expect(isSort(name)).toBe(false);
});
