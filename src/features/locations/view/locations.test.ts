import { describe, expect, test } from 'vitest';
import {
	at,
	type LocationOptions,
	locationPages,
	TWO_DEALERSHIPS,
} from '../../../../tests/fixtures/sites/location-pages.ts';
import type { LocationData, LocationsData, TeamData } from '../page-data.ts';

describe('the search by postcode', () => {
	const placed = (name: string, lat: number) =>
		at(name, { address: { street: '1 A Street', city: name, postcode: '4215', lat, long: 153 } });
	const finderOf = (locations: LocationOptions[]) =>
		locationPages({ locations }).page<LocationsData>('/locations').data.finder;

	test('orders locations by their distance (GEO-005)', () => {
		expect(finderOf([placed('Alpha', -27), placed('Beta', -28)])).toMatchObject({ geocoding_key: null });
	});

	test.each([
		['a single location', [placed('Alpha', -27)]],
		['locations of which one has a point on the map', [placed('Alpha', -27), at('Beta')]],
	])('is left out with %s', (_, locations) => {
		expect(finderOf(locations)).toBeNull();
	});
});

describe('the pages of locations', () => {
	test('exist for each visible location and its team (LOCATIONS-005, LOCATIONS-006, resolution 212)', () => {
		const { paths } = locationPages({ locations: [at('Beta'), at('Alpha'), at('Gone', { visible: false })] });
		expect(paths).toEqual([
			'/locations',
			'/locations/alpha',
			'/locations/beta',
			'/locations/coast-motors',
			'/teams/alpha',
			'/teams/beta',
		]);
	});

	test('a location has priority over a dealership with the same slug; other dealerships list their locations (resolution 160)', () => {
		const { page } = locationPages({
			dealerships: TWO_DEALERSHIPS,
			locations: [
				at('North', { dealership_slug: 'north' }),
				at('Beta', { dealership_slug: 'south' }),
				at('Alpha', { dealership_slug: 'south' }),
			],
		});
		expect(page<LocationData>('/locations/north').data.header.location.name).toBe('North');
		const south = page<LocationsData>('/locations/south');
		expect(south.data.cards.map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
		expect(south.listed).toBe(true);
	});

	test('a dealership with the content of another page has that page as canonical', () => {
		const only = locationPages({ locations: [at('Alpha'), at('Beta')] }).page('/locations/coast-motors');
		expect([only.listed, only.meta.canonical]).toEqual([false, 'https://www.coastmotors.example/locations']);
		const single = locationPages({
			dealerships: TWO_DEALERSHIPS,
			locations: [at('Alpha', { dealership_slug: 'north' }), at('Beta', { dealership_slug: 'south' })],
		}).page('/locations/north');
		expect([single.listed, single.meta.canonical]).toEqual([
			false,
			'https://www.coastmotors.example/locations/alpha',
		]);
	});
});

test('cards are sorted by name, each with its stock and its contact form (LOCATIONS-023)', () => {
	const { data } = locationPages({
		locations: [at('Beta', { primary: true }), at('Alpha')],
	}).page<LocationsData>('/locations');
	expect(
		data.cards.map(({ number, name, href, contact, stock }) => [
			number,
			name,
			href,
			contact?.href,
			stock?.href,
		]),
	).toEqual([
		[
			1,
			'Alpha',
			'/locations/alpha',
			'/contact-us/alpha',
			'/search/new-used-and-demo-cars?location_name=Alpha',
		],
		[2, 'Beta', '/locations/beta', '/contact-us/beta', '/search/new-used-and-demo-cars?location_name=Beta'],
	]);
});

test("buttons of a location have its dealership's labels (CONFIG-043, CONFIG-044)", () => {
	const locations = [at('Alpha', { dealership_slug: 'north' }), at('Beta', { dealership_slug: 'south' })];
	const labels = { contact: 'Talk To Us', directions: 'How To Get Here' };
	const [north, south] = TWO_DEALERSHIPS;
	const { data } = locationPages({
		locations,
		dealerships: [{ ...north, buttons: { labels } } as never, south as never],
	}).page<LocationsData>('/locations');
	expect(data.cards.map(({ contact, directions }) => [contact?.label, directions.label])).toEqual([
		['Talk To Us', 'How To Get Here'],
		['Contact Us', 'Get Directions'],
	]);
});

test('directions lead to the place id where it is known (LOCATIONS-015)', () => {
	const alpha = at('Alpha');
	const { data } = locationPages({
		locations: [{ ...alpha, address: { ...alpha.address, place_id: 'ChIJ-alpha' } }],
	}).page<LocationsData>('/locations');
	expect(data.cards[0]?.directions.href).toBe(
		'https://www.google.com/maps/dir/?api=1&destination=Coast%20Motors%2C%201%20A%20Street%2C%20Alpha%20QLD%204215&destination_place_id=ChIJ-alpha',
	);
});

test('a team without profiles has a page that is not indexed (resolution 161)', () => {
	const { page } = locationPages({ locations: [at('Alpha'), at('Beta')] });
	expect(page<TeamData>('/teams/alpha').data.people).toMatchObject([{ name: 'Ana Costa', initials: 'AC' }]);
	expect(page('/teams/alpha').listed).toBe(true);
	expect(page<TeamData>('/teams/beta')).toMatchObject({
		listed: false,
		meta: { indexed: false },
		data: { people: [] },
	});
});
