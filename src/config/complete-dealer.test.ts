import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { dealershipOf } from './complete-dealer.ts';

describe('state and clock (CONFIG-040, resolution 8)', () => {
	test.each([
		{ name: 'no option set', options: {}, state: 'qld', zone: 'Australia/Brisbane' },
		{ name: 'a state', options: { state: 'wa' }, state: 'wa', zone: 'Australia/Perth' },
		{
			name: 'the state of the address',
			options: { address: { state: 'vic' } },
			state: 'vic',
			zone: 'Australia/Melbourne',
		},
		{
			name: 'both',
			options: { state: 'nsw', address: { state: 'vic' } },
			state: 'nsw',
			zone: 'Australia/Sydney',
		},
		{
			name: 'a time zone other than the state’s',
			options: { state: 'nsw', time_zone: 'Australia/Broken_Hill' },
			state: 'nsw',
			zone: 'Australia/Broken_Hill',
		},
	] as const)('$name', ({ options, state, zone }) => {
		const dealer = aParsedDealer(options);
		expect([dealer.state, dealer.time_zone]).toEqual([state, zone]);
	});
});

describe('the id of the website', () => {
	test.each([
		{ id: undefined, expected: 'coast-motors' },
		{ id: 481, expected: '481' },
		{ id: 'site-481', expected: 'site-481' },
	])('$id is $expected', ({ id, expected }) => {
		expect(aParsedDealer({ id }).id).toBe(expected);
	});
});

test.each([
	['https://www.coastmotors.example/', 'https://www.coastmotors.example'],
	['https://WWW.CoastMotors.example', 'https://www.coastmotors.example'],
	['http://localhost:4321', 'http://localhost:4321'],
])('the address %s is %s', (url, expected) => {
	expect(aParsedDealer({ url }).url).toBe(expected);
});

test('a dealer without dealerships is its own dealership', () => {
	const dealer = aParsedDealer({ features: { offers: {} } });
	expect(dealer.dealerships).toEqual([
		{
			id: 'coast-motors',
			slug: 'coast-motors',
			name: 'Coast Motors',
			average_rating: null,
			review_count: null,
			features: dealer.features,
			buttons: dealer.buttons,
			phones: dealer.phones,
			pricing: dealer.pricing,
			tags: dealer.tags,
			loan_terms: dealer.loan_terms,
		},
	]);
});

test('a location may name its dealership by id (LOCATIONS-008)', () => {
	const address = { street: '1 A Street', city: 'Southport', postcode: '4215' };
	const at = (slug: string, of: object) => ({ id: slug, name: slug, slug, address, ...of });
	const { locations } = aParsedDealer({
		dealerships: [
			{ id: 1, slug: 'kia', name: 'Coast Kia' },
			{ id: 2, slug: 'mg', name: 'Coast MG' },
		],
		locations: [at('north', { dealership_id: 2 }), at('south', { dealership_slug: 'kia' })],
	});
	expect(locations.map(({ dealership_slug }) => dealership_slug)).toEqual(['mg', 'kia']);
});

describe('the dealership a vehicle belongs to', () => {
	const dealer = aParsedDealer({
		dealerships: [
			{ id: 1, slug: 'kia', name: 'Coast Kia' },
			{ id: 2, slug: 'mg', name: 'Coast MG' },
		],
	});
	test.each([
		['mg', 'Coast MG'],
		['kia', 'Coast Kia'],
		['suzuki', 'Coast Kia'],
		[null, 'Coast Kia'],
	])('%o: %s', (slug, name) => {
		expect(dealershipOf(dealer, slug).name).toBe(name);
	});
});

describe('defaults of the specification', () => {
	const dealer = aParsedDealer();

	test('labels of buttons (CONFIG-042 to CONFIG-044)', () => {
		expect(dealer.buttons.labels).toMatchObject({
			enquire: 'Enquire Now',
			contact: 'Contact Us',
			directions: 'Get Directions',
		});
		expect(aParsedDealer({ buttons: { labels: { enquire: 'Message Now' } } }).buttons.labels.enquire).toBe(
			'Message Now',
		);
	});

	test('sold vehicles are listed for 3 days (SOLD-006), or as long as the dealer configures (SOLD-007, CONFIG-025)', () => {
		expect(dealer.include_sold_cars_days).toBe(3);
		expect(aParsedDealer({ include_sold_cars_days: 0 }).include_sold_cars_days).toBe(0);
		expect(aParsedDealer({ include_sold_cars_days: 4 }).include_sold_cars_days).toBe(4);
	});

	test('prices (CARD-032, resolution 211)', () => {
		expect(dealer.pricing).toMatchObject({
			no_price_text: 'Enquire for price.',
			default_price_types: { new: 'drive_away', demo: 'drive_away', used: null },
		});
	});

	test('stock: all cars, no exclusions (resolution 42)', () => {
		expect(dealer.stock).toMatchObject({
			count: null,
			item_types: ['car'],
			filter: {
				minimum_photos: 0,
				exclude_stock_numbers: [],
				exclude_makes: [],
				exclude_car_types: [],
			},
		});
	});

	test('hours: closed where none are known (LOCATIONS-033)', () => {
		expect(dealer.locations[0]).toMatchObject({
			unavailable_text: 'Closed',
			appointment_saturdays_from: null,
			visible: true,
			primary: false,
		});
	});

	test('a deposit of $200 holds a vehicle for 48 hours', () => {
		const { features } = aParsedDealer({ features: { reserve: { terms_page: '/terms' } } });
		expect(features.reserve).toMatchObject({ deposit: 200, hours: 48 });
	});

	test('promises that need terms are off (resolution 221)', () => {
		const { guarantees, used_car_promises, community, reserve } = dealer.features;
		expect([guarantees, used_car_promises, community, reserve]).toEqual([false, false, false, false]);
	});
});
