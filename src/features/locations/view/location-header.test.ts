import { describe, expect, test } from 'vitest';
import {
	at,
	type LocationOptions,
	locationPages,
	type Options,
	TWO_DEALERSHIPS,
} from '../../../../tests/fixtures/sites/location-pages.ts';
import type { LocationData } from '../page-data.ts';

describe('the header card', () => {
	const locations = [
		at('Alpha', { primary: true, reviews: { average_rating: 4.26, count: 1126 } }),
		at('Workshop', { location_type: 'service', enquire_when_closed: true }),
		at('Counter', { location_type: 'parts' }),
		at('Other', { dealership_slug: 'south', location_type: 'service' }),
	].map((location) => ({ dealership_slug: 'north', ...location }));
	const header = (slug: string) =>
		locationPages({ dealerships: TWO_DEALERSHIPS, locations }).page<LocationData>(`/locations/${slug}`).data
			.header;

	test('has the departments of its dealership, its own first (LOCATIONS-022)', () => {
		const said = (slug: string) =>
			header(slug).departments.map(({ label, elsewhere }) => [label, elsewhere?.name ?? null]);
		expect(said('alpha')).toEqual([
			['Sales', null],
			['Service', 'Workshop'],
			['Parts', 'Counter'],
		]);
		expect(said('workshop')[0]).toEqual(['Service', null]);
		expect(said('other')).toEqual([['Service', null]]);
	});

	test('invites enquiries to a closed workshop where the dealer configures it (LOCATIONS-030, resolution 191)', () => {
		expect(header('alpha').departments.map(({ ask }) => ask)).toEqual([
			null,
			'/contact-us/workshop#enquiry',
			null,
		]);
	});

	test('has seven days, or one line for equal days where the dealer chooses so (LOCATIONS-021, resolution 166)', () => {
		const opening_hours = [1, 2, 3, 4, 5].map((weekday) => ({
			...{ weekday, status: 'Open' },
			...{ open: '09:00', close: '17:00' },
		}));
		const rowsOf = (more: object) =>
			locationPages({ locations, dealerships: TWO_DEALERSHIPS, opening_hours, ...more } as never)
				.page<LocationData>('/locations/alpha')
				.data.header.departments[0]?.hours.rows.map(({ label }) => label);
		expect(rowsOf({})).toHaveLength(7);
		expect(rowsOf({ compact_hours: true })).toEqual(['Monday to Friday', 'Saturday', 'Sunday']);
	});

	test('leads to the trade-in form at a location that buys vehicles (LOCATIONS-009)', () => {
		const buyingAt = (dealership_slug: string) =>
			at('Alpha', { dealership_slug, location_subtype: ['buying'] });
		const waysOf = (location_subtype: 'buying'[], more: Options = {}) =>
			locationPages({ locations: [at('Alpha', { location_subtype })], ...more })
				.page<LocationData>('/locations/alpha')
				.data.header.links.filter(({ label }) => label.startsWith('Sell'));
		const href = '/sell-your-car';
		expect(waysOf(['buying'])).toEqual([{ label: 'Sell us your car', href }]);
		expect(waysOf([])).toEqual([]);
		expect(waysOf(['buying'], { features: { trade_in: false } })).toEqual([]);
		expect(waysOf(['buying'], { stock: { item_types: ['motorcycle'] } as never })).toEqual([
			{ label: 'Sell us your motorcycle', href },
		]);
		const [north, south] = TWO_DEALERSHIPS;
		const dealerships = [{ ...north, features: { trade_in: false } } as never, south as never];
		expect(waysOf([], { dealerships, locations: [buyingAt('north')] })).toEqual([]);
		expect(waysOf([], { dealerships, locations: [buyingAt('south')] })).toHaveLength(1);
	});

	test('has the landline too, where the phone is another number (LOCATIONS-016)', () => {
		const numbers = (contact_detail: LocationOptions['contact_detail']) => {
			const { location, links } = locationPages({
				locations: [at('Alpha', { contact_detail })],
			}).page<LocationData>('/locations/alpha').data.header;
			const landline = links.find(({ label }) => label.startsWith('Landline'));
			return [location.phone?.text, landline?.label, landline?.href];
		};
		const phone = '0491 570 156';
		const landline_phone = '(07) 5550 1234';
		expect(numbers({ phone, landline_phone })).toEqual([
			phone,
			`Landline ${landline_phone}`,
			'tel:0755501234',
		]);
		expect(numbers({ landline_phone })).toEqual([landline_phone, undefined, undefined]);
		expect(numbers({ phone, landline_phone: phone })).toEqual([phone, undefined, undefined]);
	});

	test("has the location's badge (LOCATIONS-020)", () => {
		expect(header('alpha').badge).toMatchObject({ average: '4.3', text: 'Based on 1,126 reviews' });
		expect(header('workshop').badge).toBeNull();
	});
});
