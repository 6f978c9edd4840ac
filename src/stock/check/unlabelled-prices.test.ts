import { expect, test } from 'vitest';
import { type Vehicle, VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';
import { unlabelledPrices } from './unlabelled-prices.ts';

const vehicle = (fields: Record<string, unknown>): Vehicle => ({
	...VehicleSchema.parse({ id: 1, ...fields }),
	slug: 'x',
});

const STOCK = [
	vehicle({ car_type: 'new', price: 30_000 }),
	vehicle({ car_type: 'new', price: 31_000 }),
	vehicle({ car_type: 'used', price: 9_000 }),
	vehicle({ car_type: 'used', price: 9_000, price_type: 'drive_away' }),
	vehicle({ car_type: 'used', price: null }),
];

test('prices without a price type are counted by condition, with the remedy', () => {
	expect(unlabelledPrices(STOCK, () => ({ new: null, demo: null, used: null }))).toEqual([
		'2 new vehicles have prices that are not shown, because it is unknown what they include: give price_type in the feed, or pricing.default_price_types.new',
		'1 used vehicle has a price that is not shown, because it is unknown what it includes: give price_type in the feed, or pricing.default_price_types.used',
	]);
});

test('no price is counted where the dealership has a default price type', () => {
	expect(
		unlabelledPrices(STOCK, () => ({ new: 'drive_away', demo: null, used: 'excl_government_charges' })),
	).toEqual([]);
});
