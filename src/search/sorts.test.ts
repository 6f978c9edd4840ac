import { expect, test } from 'vitest';
import { availableSorts, isSort } from './sorts.ts';

test('RESULTS-002 to RESULTS-006: every site has the six orders and that by year; makes by volume where the dealer configures it (RESULTS-007), repayments where estimates are shown', () => {
	const plain = availableSorts({ makesByVolume: false, hasEstimates: false });
	expect(plain).toEqual(['relevant', 'latest', 'price_desc', 'price_asc', 'km_desc', 'km_asc', 'year_desc']);
	expect(availableSorts({ makesByVolume: false, hasEstimates: true })).toEqual([...plain, 'weekly_asc']);
	expect(availableSorts({ makesByVolume: true, hasEstimates: false })).toEqual([...plain, 'make_volume']);
});

test.each(['cheapest', '', 'constructor', '__proto__'])('%o is no order', (name) => {
	expect(isSort(name)).toBe(false);
});
