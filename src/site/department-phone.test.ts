import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { NOW } from '../../tests/fixtures/search/search-document.ts';
import { pagesOf } from '../features/all.ts';
import { departmentPhone } from './department-phone.ts';
import { openContext } from './open/open-context.ts';
import { openSite } from './open/open-site.ts';

type Options = NonNullable<Parameters<typeof aParsedDealer>[0]>;
type Locations = NonNullable<Options['locations']>;

const at = { address: { street: '1 A Street', city: 'Southport', postcode: '4215' } };
const yard = { ...at, id: 1, name: 'Yard', slug: 'yard', primary: true };
const workshop = { ...at, id: 2, name: 'Workshop', slug: 'workshop', location_type: 'service' as const };
const counter = { ...at, id: 3, name: 'Counter', slug: 'counter', location_type: 'parts' as const };

function siteOf(locations: Locations) {
	const dealer = aParsedDealer({
		phone: '(07) 5550 1234',
		lead_api: '/api',
		features: { service: {}, parts: {} },
		locations,
	});
	const site = openSite(dealer, [], new Map(), NOW);
	const pages = pagesOf(site);
	return { pages, context: openContext(site, new Set(pages.map(({ path }) => path))) };
}

test.each<{ has: string; locations: Locations; service: string; parts: string }>([
	{ has: 'one location for all', locations: [yard], service: '(07) 5550 1234', parts: '(07) 5550 1234' },
	{
		has: 'a location for each, without numbers of their own',
		locations: [yard, workshop, counter],
		service: '(07) 5550 1234',
		parts: '(07) 5550 1234',
	},
	{
		has: 'numbers of their own, one of them a landline',
		locations: [
			{ ...yard, contact_detail: { phone: '(07) 5550 1200' } },
			{ ...workshop, contact_detail: { phone: '(07) 5550 1201' } },
			{ ...counter, contact_detail: { landline_phone: '(07) 5550 1202' } },
		],
		service: '(07) 5550 1201',
		parts: '(07) 5550 1202',
	},
	{
		has: 'several workshops, the primary one last',
		locations: [
			{ ...workshop, contact_detail: { phone: '(07) 5550 1201' } },
			{
				...workshop,
				id: 4,
				slug: 'zeta',
				name: 'Zeta',
				primary: true,
				contact_detail: { phone: '(07) 5550 1209' },
			},
		],
		service: '(07) 5550 1209',
		parts: '(07) 5550 1234',
	},
	{
		has: 'a hidden workshop',
		locations: [yard, { ...workshop, visible: false, contact_detail: { phone: '(07) 5550 1201' } }],
		service: '(07) 5550 1234',
		parts: '(07) 5550 1234',
	},
])('a dealer with $has has the service number $service and the parts number $parts', (row) => {
	const { context } = siteOf(row.locations);
	expect(departmentPhone('service', context).label).toBe(row.service);
	expect(departmentPhone('parts', context).label).toBe(row.parts);
});

test('pages about service or parts have the department’s number, also beside the form; others the dealer’s', () => {
	const { pages, context } = siteOf([
		yard,
		{ ...workshop, contact_detail: { phone: '(07) 5550 1201' } },
		{ ...counter, contact_detail: { phone: '(07) 5550 1202' } },
	]);
	const dataOf = (path: string) =>
		JSON.stringify(pages.find((page) => page.path === path)?.content(context).data);
	for (const [path, own] of [
		['/service', '1201'],
		['/genuine-service', '1201'],
		['/vehicle-parts-and-accessories', '1202'],
		['/parts/search', '1202'],
		['/book-test-drive', '1234'],
	] as const) {
		const data = dataOf(path);
		expect(data, path).toContain(`tel:075550${own}`);
		if (own !== '1234') expect(data, path).not.toContain('tel:0755501234');
	}
});
