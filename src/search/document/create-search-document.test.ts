import { expect, test } from 'vitest';
import { aContext, aDocument, aVehicle, NOW } from '../../../tests/fixtures/search/search-document.ts';
import { vehicleCard } from '../../domain/card/vehicle-card.ts';
import { FACETS } from '../facets/facets.ts';
import { cardVehicleOf } from './card-vehicle.ts';
import { makeVolumes, searchDocument } from './create-search-document.ts';

test('a document has an attribute for each facet (FACETS-001 to FACETS-027)', () => {
	expect(Object.keys(aDocument())).toEqual(expect.arrayContaining(Object.keys(FACETS)));
});

test('a document has the value of each facet', () => {
	expect(aDocument()).toMatchObject({
		dealer: 'coast-motors',
		make_model: 'Toyota Kluger',
		body: 'SUV',
		fuel: 'Hybrid',
		transmission: 'Automatic',
		filtered_features: ['Tow bar', 'Sunroof'],
		price: 52_990,
		price_range: '50000:60000',
		state: 'QLD',
		status: 'in_stock',
		make_volume: 3,
		created_at: Date.UTC(2026, 0, 5, 1, 2, 3) / 1000,
	});
});

test('a caravan’s document has weight and berths, a motorcycle’s learner approval', () => {
	const specifications = { sleeps: 4, body_length: 19.6, tare_weight: 2100, aggregate_trailer_mass: 2800 };
	expect(aDocument({ item_type: 'caravan', specifications })).toMatchObject({
		...specifications,
		learner_approved: false,
		engine_capacity: null,
	});
	expect(aDocument({ item_type: 'motorcycle', badge: 'SE LAMS', engine_size: '399 cc' })).toMatchObject({
		learner_approved: true,
		engine_capacity: 399,
		sleeps: null,
	});
	expect(aDocument({ engine_size: '2.8 L' }).engine_capacity).toBeNull();
});

test('a caravan is searched by its bunks, which are named in comments only', () => {
	const bunks = { bodyconfiguration: 'Caravan', dealercomments: 'Queen bed, two bunks and an ensuite.' };
	expect(aDocument({ ...bunks, item_type: 'caravan' }).body_detail).toBe('Caravan, 2 bunks');
	expect(aDocument({ ...bunks, item_type: 'car' }).body_detail).toBe('Caravan');
});

test('a document has public fields only', () => {
	const secrets = {
		regplate: '1AB 2CD',
		private_postcode: '4999',
		vin: 'JTEAAAAH10J000001',
		dealercomments: 'Traded by Mr Lee',
	};
	const text = JSON.stringify(aDocument({ ...secrets, views: 987_654 }));
	for (const secret of [...Object.values(secrets), '987654']) expect(text).not.toContain(secret);
});

test.each([
	{ name: 'an offer', fields: { offer_price: 49_990 }, price: 49_990 },
	{ name: 'an offer price of $10, which does not count', fields: { offer_price: 10 }, price: 52_990 },
	{ name: 'no price', fields: { price: null }, price: null },
	{ name: 'a price without a statement of what it includes', fields: { price_type: null }, price: null },
	{ name: 'a price on application', fields: { price_type: 'on_application' as const }, price: null },
])('searches use the price of the card: $name (resolution 22)', ({ fields, price }) => {
	const document = aDocument(fields);
	expect(document.price).toBe(price);
	expect(document.price_range === null).toBe(price === null);
});

test.each([
	{ fields: { status: 'sold' }, status: 'sold' },
	{ fields: { status: 'in_stock', sold: true }, status: 'sold' },
	{ fields: { status: 'wholesale' }, status: 'wholesale' },
	{ fields: { status: 'coming_soon' }, status: 'coming_soon' },
])('$fields is found under the status $status (resolution 55)', ({ fields, status }) => {
	expect(aDocument(fields).status).toBe(status);
});

test('a subscription price is indexed only where subscriptions are offered', () => {
	const vehicle = aVehicle({ subscription_price: 329 });
	const offered = aContext();
	const { pricing, tags } = offered.settings(vehicle);
	const settings = () => ({ tags, pricing: { ...pricing, subscription_offered: true } });
	expect(searchDocument(vehicle, aContext(), NOW).subscription_price).toBeNull();
	expect(searchDocument(vehicle, aContext({ settings }), NOW).subscription_price).toBe(329);
});

test('makes are counted by their names, however the feed writes them', () => {
	const vehicles = [aVehicle({ make: 'TOYOTA' }), aVehicle({ make: 'Toyota' }), aVehicle({ make: 'Kia' })];
	expect(makeVolumes(vehicles)).toEqual(
		new Map([
			['Toyota', 2],
			['Kia', 1],
		]),
	);
	expect(aDocument({ make: 'TOYOTA' }).make).toBe('Toyota');
});

test.each([
	{ name: 'in stock', fields: {} },
	{ name: 'sold', fields: { status: 'sold', sold: true, sold_date_timestamp: NOW.getTime() / 1000 - 3600 } },
	{ name: 'with a tag of its own', fields: { tag: 'One owner', reserved: true } },
	{ name: 'reduced', fields: { before_price: 55_000, offer_price: 51_000 } },
	{ name: 'without pictures or price', fields: { images: [], price: null } },
	{ name: 'a caravan', fields: { item_type: 'caravan', specifications: { sleeps: 4, body_length: 19 } } },
] as const)('a found vehicle has the card its pages show: $name', ({ fields }) => {
	const vehicle = aVehicle(fields as Parameters<typeof aVehicle>[0]);
	const context = aContext();
	const settings = {
		...context.settings(vehicle),
		include_sold_cars_days: 3,
		placeholders: {
			car: { url: '/car.svg', width: 1, height: 1 },
			caravan: { url: '/caravan.svg', width: 1, height: 1 },
			motorcycle: { url: '/motorcycle.svg', width: 1, height: 1 },
		},
		pictures: { services: [], widths: [640], thumbnail_width: 80, quality: 75, large_quality: 80 },
		actions: [{ name: 'view_details' as const, label: 'View Details', href: null }],
		online_purchase: null,
		similarLabel: 'Find Me Something Similar',
		marks: { save: true, compare: true },
	};
	const found = cardVehicleOf(searchDocument(vehicle, context, NOW));
	expect(vehicleCard(found, settings, '/cars/1', NOW)).toEqual(
		vehicleCard(context.card(vehicle), settings, '/cars/1', NOW),
	);
});
