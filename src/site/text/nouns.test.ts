import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle } from '../../../tests/fixtures/search/search-document.ts';
import { roundedStockCountOf } from './nouns.ts';

test.each([
	[0, '0 cars'],
	[1, '1 car'],
	[19, '19 cars'],
	[20, '20 cars'],
	[57, '50+ cars'],
	[146, '140+ cars'],
	[1099, '1,000+ cars'],
	[5120, '5,100+ cars'],
])('%i vehicles are announced as %s', (count, words) => {
	const vehicles = Array.from({ length: count }, (_, index) => aVehicle({ id: String(index) }));
	expect(roundedStockCountOf(vehicles, aParsedDealer({ stock: { item_types: ['car'] } }))).toBe(words);
});
