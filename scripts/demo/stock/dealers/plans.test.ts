import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Dealer } from '../../../../src/config/complete-dealer.ts';
import { loadDealer } from '../../../../src/config/load-dealer.ts';
import { stateOf } from '../../../../src/domain/place/states.ts';
import { currentPrice } from '../../../../src/domain/price/price.ts';
import { type ParsedVehicle, VehicleSchema } from '../../../../src/domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../../../src/domain/vehicle/state/availability.ts';
import { isListed } from '../../../../src/domain/vehicle/state/visibility.ts';
import { passesStockFilter } from '../../../../src/domain/vehicle/stock/stock-filter.ts';
import { BANNERS } from '../../pictures/banners.ts';
import { BODIES, type Body, coloursOf, galleryOf, profileOf } from '../../pictures/catalogue.ts';
import { namedPictures } from '../../prepare/named-pictures.ts';
import { DEMO_DEALERS, demoStock } from '../demo-stock.ts';

/** Names of all drawn pictures, without drawing them. */
const drawnPictures = (Object.keys(BODIES) as Body[]).flatMap((body) => [
	...coloursOf(body).flatMap((colour) => galleryOf(body, colour).map(({ name }) => name)),
	...BODIES[body].profiles.map((colour) => profileOf(body, colour).name),
	...BANNERS.map(({ name }) => name),
]);

const NOW = new Date('2026-11-20T09:00:00+10:00');
const DEALERS_DIR = resolve(import.meta.dirname, '../../../../dealers');

const parsed = (dealer: string): ParsedVehicle[] =>
	demoStock(dealer, NOW).map((vehicle) => VehicleSchema.parse(vehicle));

describe.each(DEMO_DEALERS)('the stock of %s', (slug) => {
	let dealer: Dealer;
	let listed: ParsedVehicle[];
	beforeAll(async () => {
		const loaded = await loadDealer(DEALERS_DIR, slug);
		if (!loaded.dealer) throw new Error(JSON.stringify(loaded.problems));
		dealer = loaded.dealer;
		listed = parsed(slug).filter(
			(vehicle) =>
				passesStockFilter(vehicle, dealer.stock.filter) &&
				dealer.stock.item_types.includes(vehicle.item_type) &&
				isListed(vehicle, dealer.include_sold_cars_days, NOW),
		);
	});

	test('lists between 130 and 170 vehicles', () => {
		expect(listed.length).toBeGreaterThanOrEqual(130);
		expect(listed.length).toBeLessThanOrEqual(170);
	});

	test('is at locations of the dealer’s configuration, with their addresses', () => {
		for (const vehicle of parsed(slug)) {
			const { location_id, location_name, location, dealership_slug, dealership_id, dealership } = vehicle;
			const place = dealer.locations.find(({ id }) => id === location_id);
			expect(place, String(location_id)).toMatchObject({
				name: location_name,
				slug: location?.slug,
				address: {
					street: location?.address.street,
					city: location?.address.city,
					postcode: location?.address.postcode,
				},
			});
			expect(place?.dealership_slug ?? null).toBe(dealership_slug);
			expect(location?.phone ?? place?.contact_detail.phone).toBe(place?.contact_detail.phone);
			expect(stateOf(vehicle.state ?? '')).toBe(dealer.state);
			const owner = dealer.dealerships.find(({ slug: own }) => own === dealership_slug);
			expect(owner ? { id: owner.id, name: owner.name } : null).toEqual(
				dealership_id === null ? null : { id: dealership_id, name: dealership },
			);
		}
	});

	test('does not repeat a suburb: a location named after its suburb has only the suburb’s name', () => {
		for (const { name, address } of dealer.locations)
			if (address.city.startsWith(name)) expect(address.city).toBe(name);
	});

	test('has figures of the dealer’s lender, where the dealer has one', () => {
		if (!dealer.finance) return;
		const { provider } = dealer.finance;
		expect(listed.filter(({ finance_lenders }) => finance_lenders[provider]).length).toBeGreaterThan(120);
	});

	test('has only pictures of the catalogue', () => {
		const named = namedPictures(dealer);
		expect(named.length).toBeGreaterThan(3);
		expect(named.filter(({ file }) => !drawnPictures.includes(file))).toEqual([]);
	});

	test('has a priced vehicle for each that the home page shows by name', () => {
		const shown: Partial<Record<'make' | 'model' | 'badge', string | undefined>>[] = [];
		for (const block of dealer.home.blocks) {
			if (block.block === 'line-up') shown.push(...block.models);
			if (block.block === 'hero' && 'stock' in block) shown.push(block.stock);
		}
		for (const { make, model, badge } of shown) {
			const found = listed.filter(
				(vehicle) =>
					vehicle.make === make &&
					vehicle.model === model &&
					(badge === undefined || vehicle.badge === badge) &&
					vehicle.car_type === 'new' &&
					isAvailable(vehicle) &&
					currentPrice(vehicle) !== null,
			);
			expect(found.length, `${make} ${model} ${badge ?? ''}`).toBeGreaterThan(0);
		}
	});
});
