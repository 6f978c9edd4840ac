import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../../../domain/content/content.ts';
import { PeopleSchema } from '../../../domain/content/person.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import type { PageContent } from '../../../site/route.ts';
import { pagesOf } from '../../all.ts';
import type { LocationData, LocationsData, TeamData } from '../page-data.ts';

type Options = NonNullable<Parameters<typeof aParsedDealer>[0]>;
type LocationOptions = NonNullable<Options['locations']>[number];

const at = (name: string, more: Partial<LocationOptions> = {}): LocationOptions => ({
	id: name,
	name,
	slug: name.toLowerCase(),
	address: { street: '1 A Street', city: name, postcode: '4215' },
	...more,
});
const TWO_DEALERSHIPS = [
	{ id: 1, slug: 'north', name: 'Coast North' },
	{ id: 2, slug: 'south', name: 'Coast South' },
];
const people = PeopleSchema.parse([{ name: 'Ana Costa', role: 'Sales', locations: ['alpha'] }]);

function site(options: Options) {
	const dealer = aParsedDealer({ lead_api: '/api', ...options });
	const stock = [aVehicle({ id: '1', location_name: 'Alpha' }), aVehicle({ id: '2', location_name: 'Beta' })];
	const opened = openSite(dealer, stock, new Map(), NOW, { ...NO_CONTENT, people });
	const pages = pagesOf(opened);
	const context = openContext(opened, new Set(pages.map(({ path }) => path)));
	const paths = pages.map(({ path }) => path).filter((path) => /^\/(locations|teams)/.test(path));
	return {
		paths,
		page: <Data>(path: string) => {
			const found = pages.find((page) => page.path === path);
			if (!found) throw new Error(`there is no ${path}`);
			return { ...(found.content(context) as PageContent), listed: found.sitemap !== null } as {
				meta: PageContent['meta'];
				data: Data;
				listed: boolean;
			};
		},
	};
}

describe('the search by postcode', () => {
	const placed = (name: string, lat: number) =>
		at(name, { address: { street: '1 A Street', city: name, postcode: '4215', lat, long: 153 } });
	const finderOf = (locations: LocationOptions[]) =>
		site({ locations }).page<LocationsData>('/locations').data.finder;

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
		const { paths } = site({ locations: [at('Beta'), at('Alpha'), at('Gone', { visible: false })] });
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
		const { page } = site({
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
		const only = site({ locations: [at('Alpha'), at('Beta')] }).page('/locations/coast-motors');
		expect([only.listed, only.meta.canonical]).toEqual([false, 'https://www.coastmotors.example/locations']);
		const single = site({
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
	const { data } = site({ locations: [at('Beta', { primary: true }), at('Alpha')] }).page<LocationsData>(
		'/locations',
	);
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
	const { data } = site({
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
	const { data } = site({
		locations: [{ ...alpha, address: { ...alpha.address, place_id: 'ChIJ-alpha' } }],
	}).page<LocationsData>('/locations');
	expect(data.cards[0]?.directions.href).toBe(
		'https://www.google.com/maps/dir/?api=1&destination=Coast%20Motors%2C%201%20A%20Street%2C%20Alpha%20QLD%204215&destination_place_id=ChIJ-alpha',
	);
});

describe('the header card', () => {
	const locations = [
		at('Alpha', { primary: true, reviews: { average_rating: 4.26, count: 1126 } }),
		at('Workshop', { location_type: 'service', enquire_when_closed: true }),
		at('Counter', { location_type: 'parts' }),
		at('Other', { dealership_slug: 'south', location_type: 'service' }),
	].map((location) => ({ dealership_slug: 'north', ...location }));
	const header = (slug: string) =>
		site({ dealerships: TWO_DEALERSHIPS, locations }).page<LocationData>(`/locations/${slug}`).data.header;

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
			site({ locations, dealerships: TWO_DEALERSHIPS, opening_hours, ...more } as never)
				.page<LocationData>('/locations/alpha')
				.data.header.departments[0]?.hours.rows.map(({ label }) => label);
		expect(rowsOf({})).toHaveLength(7);
		expect(rowsOf({ compact_hours: true })).toEqual(['Monday to Friday', 'Saturday', 'Sunday']);
	});

	test('leads to the trade-in form at a location that buys vehicles (LOCATIONS-009)', () => {
		const buyingAt = (dealership_slug: string) =>
			at('Alpha', { dealership_slug, location_subtype: ['buying'] });
		const waysOf = (location_subtype: 'buying'[], more: Options = {}) =>
			site({ locations: [at('Alpha', { location_subtype })], ...more })
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
			const { location, links } = site({ locations: [at('Alpha', { contact_detail })] }).page<LocationData>(
				'/locations/alpha',
			).data.header;
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

test('a team without profiles has a page that is not indexed (resolution 161)', () => {
	const { page } = site({ locations: [at('Alpha'), at('Beta')] });
	expect(page<TeamData>('/teams/alpha').data.people).toMatchObject([{ name: 'Ana Costa', initials: 'AC' }]);
	expect(page('/teams/alpha').listed).toBe(true);
	expect(page<TeamData>('/teams/beta')).toMatchObject({
		listed: false,
		meta: { indexed: false },
		data: { people: [] },
	});
});
