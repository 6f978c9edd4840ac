import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { vehiclePageOf } from '../../../../tests/fixtures/sites/vehicle-page.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';

type Fields = Parameters<typeof aVehicle>[0];

const RESERVE = { terms_page: '/pages/terms' };

describe('a dealer’s promises and sections', () => {
	test('used vehicles have the five promises, demos do not (VDP-044, VDP-045, resolution 64)', () => {
		const options = { features: { used_car_promises: { terms_page: '/pages/terms' } } };

		expect(vehiclePageOf({ car_type: 'used' }, options).promises?.items).toEqual([
			'1-year backed warranty',
			'Full service history',
			'Independent background check',
			'90 point inspection',
			'12-month roadside assist',
		]);
		expect(vehiclePageOf({ car_type: 'demo' }, options).promises).toBeNull();
		expect(vehiclePageOf({ car_type: 'used' }).promises).toBeNull();
	});

	test.each<{ fields: Fields; missing: string[]; count: number }>([
		{ fields: { withheld_promises: ['full_service_history'] }, missing: ['Full service history'], count: 4 },
		{
			fields: { withheld_promises: ['Full service history', 'inspection'] },
			missing: ['Full service history', '90 point inspection'],
			count: 3,
		},
		{ fields: { item_type: 'caravan' }, missing: [], count: 0 },
		{ fields: { item_type: 'motorcycle' }, missing: [], count: 0 },
		{
			fields: {
				withheld_promises: [
					'warranty',
					'full_service_history',
					'background_check',
					'inspection',
					'roadside_assist',
				],
			},
			missing: [],
			count: 0,
		},
	])('a used vehicle with $fields has $count promises (VDP-045)', ({ fields, missing, count }) => {
		const options = { features: { used_car_promises: { terms_page: '/pages/terms' } } };
		const { promises } = vehiclePageOf({ car_type: 'used', ...fields }, options);

		expect(promises?.items.length ?? 0).toBe(count);
		for (const promise of missing) expect(promises?.items).not.toContain(promise);
	});

	test('the reservation states its time, its deposit and the refund (RESERVE-006 to RESERVE-009)', () => {
		const [section] = vehiclePageOf({}, { features: { reserve: RESERVE } }).sections;

		expect(section?.title).toBe('Reserve Online');
		expect(section?.text).toBe('Ask us to hold this one for 48 hours. The deposit is $200, 100% refundable.');
		expect(section?.items).toContain('Send your request: nothing is held and nothing is paid yet');
		expect(section?.items).toHaveLength(2);
	});

	test('the reservation has the dealer’s promises and no others (RESERVE-008, RESERVE-009)', () => {
		const promises = ['48-hour money-back guarantee', '12 months roadside assist'];
		const [section] = vehiclePageOf({}, { features: { reserve: { ...RESERVE, promises } } }).sections;

		expect(section?.items.slice(2)).toEqual(promises);
	});

	test('empty sections are left out (resolution 62)', () => {
		expect(vehiclePageOf().sections).toEqual([]);
	});
});

test.each([
	{ options: { lead_api: '/api' }, is: true },
	{ options: { lead_api: '/api', features: { views_counter: false as const } }, is: false },
	{ options: {}, is: false },
])('the number of views is shown: $is, with $options (VDPACT-034)', ({ options, is }) => {
	expect(vehiclePageOf({}, options).hasViewsCounter).toBe(is);
});

test('odometer, transmission and body are beside the title, each with its icon (VDP-036)', () => {
	const fields = { km: 48_210, simple_transmission: 'Automatic', simple_body: 'suv' };
	expect(vehiclePageOf(fields).glance).toEqual([
		{ icon: 'gauge', text: '48,210\u00a0km' },
		{ icon: 'gear', text: 'Automatic' },
		{ icon: 'car', text: 'SUV' },
	]);
});

test('the gallery has every picture once, the primary one first (VDP-013)', () => {
	const urls = ['side', 'front', 'rear'].map((view) => `https://images.example/${view}.jpg`);
	const images = urls.map((url) => ({ image: { url } }));
	const pictures = (primary_image_url: string) =>
		vehiclePageOf({ images, primary_image_url }).gallery.map(({ url }) => url);
	expect(pictures('https://images.example/front.jpg')).toEqual([urls[1], urls[0], urls[2]]);
	expect(pictures('https://images.example/cover.jpg')).toEqual(['https://images.example/cover.jpg', ...urls]);
});

describe('where a vehicle is', () => {
	const summary = (page: ReturnType<typeof vehiclePageOf>) =>
		Object.fromEntries(page.summary.map(({ label, value }) => [label, value]));

	test('the suburb of a private seller is shown, the postcode never (VDP-012)', () => {
		const page = vehiclePageOf({ private_suburb: 'Cottesloe', private_postcode: '6011' });
		expect(summary(page)['Located in']).toBe('Cottesloe');
		expect(JSON.stringify(page)).not.toContain('6011');
	});

	test('directions lead to the vehicle’s own location (VDP-022)', () => {
		const location = { name: 'Coast Motors Southport', address: { place_url: 'https://maps.example/yard' } };
		expect(vehiclePageOf({ location_name: null, location }).location?.directions.href).toBe(
			'https://maps.example/yard',
		);
		expect(vehiclePageOf().location?.directions.href).toMatch(/^https:\/\/www\.google\.com/);
	});

	const PERTH = { street: '4 Hay Street', city: 'Perth', state: 'Western Australia', postcode: '6000' };
	const perthYard = { name: 'Perth Yard', phone: '(08) 5550 1234', address: PERTH };

	test('a vehicle at none of the dealer’s locations has the address of its feed, with directions (VDP-021, VDP-022)', () => {
		const shown = (address: object) =>
			vehiclePageOf({ location_name: 'Perth Yard', location: { ...perthYard, address } }).location;
		expect(shown(PERTH)).toMatchObject({
			name: 'Perth Yard',
			address: '4 Hay Street, Perth WA 6000',
			phone: { text: '(08) 5550 1234', href: 'tel:0855501234' },
		});
		expect(shown(PERTH)?.directions.href).toMatch(/^https:\/\/www\.google\.com.*4%20Hay%20Street/);
		expect(shown({ ...PERTH, place_url: 'https://maps.example/perth' })?.directions.href).toBe(
			'https://maps.example/perth',
		);
		expect(shown({ ...PERTH, street: null })).toBeNull();
	});

	test('the address of a location that the dealer hides, or of a private seller, is not shown (resolution 212)', () => {
		const address = { ...PERTH, state: 'wa' } as const;
		const hidden = { id: 9, name: 'Perth Yard', slug: 'perth', visible: false, address };
		const fields = { location_name: 'Perth Yard', location: perthYard };
		expect(vehiclePageOf(fields, { locations: [hidden] }).location).toBeNull();
		expect(vehiclePageOf({ ...fields, private_suburb: 'Cottesloe' }).location).toBeNull();
	});

	test('a dealer’s city replaces that of every vehicle, on its page and on its card (CONFIG-024)', () => {
		const away = { city: 'Torquay', location_name: null };
		const cityOf = (options: Parameters<typeof vehiclePageOf>[1]) =>
			vehiclePageOf(away, options).summary.find(({ label }) => label === 'Location')?.value;
		expect(cityOf({})).toBe('Torquay');
		expect(cityOf({ override_city: 'Ballarat' })).toBe('Ballarat');
		const dealer = aParsedDealer({ override_city: 'Ballarat' });
		const { card } = openContext(openSite(dealer, [aVehicle(away)], new Map(), NOW), new Set());
		expect(card(aVehicle(away)).place).toBe('Ballarat');
	});

	test('a card names the city of a known location where the record has none (CARD-003)', () => {
		const vehicle = aVehicle({ id: '1', city: null, location_name: null, location_id: '1' });
		const site = openSite(aParsedDealer(), [vehicle], new Map(), NOW);
		expect(openContext(site, new Set()).card(vehicle).place).toBe('Southport');
	});
});
