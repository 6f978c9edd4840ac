import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aVehicle } from '../../../../tests/fixtures/search/search-document.ts';
import { currentPrice } from '../../../domain/price/price.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { nearestInPrice } from './nearest-in-price.ts';

const price = fc.option(fc.integer({ min: 1, max: 12 }).map((thousands) => thousands * 1000));
const stock = fc
	.array(fc.record({ price, offer_price: price }), { maxLength: 30 })
	.map((prices) => prices.map((priced, index) => aVehicle({ id: String(index), ...priced })));

/** Every other vehicle, sorted by distance. */
function allOthers(group: readonly Vehicle[], vehicle: Vehicle): Vehicle[] {
	const wanted = currentPrice(vehicle);
	const distance = (other: Vehicle) => {
		const found = currentPrice(other);
		return wanted === null || found === null ? Number.MAX_VALUE : Math.abs(found - wanted);
	};
	return group.filter(({ id }) => id !== vehicle.id).toSorted((a, b) => distance(a) - distance(b));
}

test('the nearest vehicles in price are the first of all others sorted by price distance', () => {
	fc.assert(
		fc.property(stock, fc.integer({ min: 1, max: 8 }), fc.nat(), (group, limit, at) => {
			const nearest = nearestInPrice(group);
			const others = [...group.slice(at % 31, (at % 31) + 3), aVehicle({ id: 'other', price: 6000 })];
			for (const vehicle of others)
				expect(nearest(vehicle, limit)).toEqual(allOthers(group, vehicle).slice(0, limit));
		}),
	);
});
