import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { pagesOf } from '../../all.ts';
import { vehicleContent } from '../../vehicle/view.ts';
import type { LeadPageData } from '../embed/form-data.ts';
import { marketingLabel, OPT_IN_LABEL } from '../embed/lead-form.ts';
import { successContent } from './success-page.ts';

type Options = Parameters<typeof aParsedDealer>[0];

const LOCATION = { address: { street: '1 A Street', city: 'Southport', postcode: '4215' } };

function siteOf(options: Options = {}, others: Parameters<typeof aVehicle>[0][] = []) {
	const vehicle = aVehicle({ id: '1', price: 25_000 });
	const stock = [vehicle, ...others.map((fields, index) => aVehicle({ id: `${index + 2}`, ...fields }))];
	const site = openSite(aParsedDealer({ lead_api: '/api', ...options }), stock, new Map(), NOW);
	const pages = pagesOf(site);
	return { vehicle, pages, context: openContext(site, new Set(pages.map(({ path }) => path))) };
}

const pathsOf = (options: Options = {}) =>
	siteOf(options)
		.pages.filter(({ kind }) => kind === 'lead-page' || kind === 'success')
		.map(({ path }) => path);

function dataOf(path: string, ...site: Parameters<typeof siteOf>): LeadPageData {
	const { pages, context } = siteOf(...site);
	const page = pages.find((page) => page.path === path);
	if (!page) throw new Error(`there is no ${path}`);
	return page.content(context).data as LeadPageData;
}

test('the texts of the success page keep a phone number on one line', () => {
	const { context } = siteOf();
	const { byCategory, steps } = successContent(context).data;
	expect(JSON.stringify([byCategory, steps])).not.toContain('(07) 5550 1234');
	for (const text of [byCategory['']?.text, steps.at(-1)]) expect(text).toContain('(07)\u00a05550\u00a01234');
});

describe('the pages with forms', () => {
	test('do not exist without a lead API', () => {
		expect(pathsOf({ lead_api: null })).toEqual([]);
	});

	test('exist for features that are on', () => {
		const contact = ['/contact-us', '/contact', '/contact-us/southport'];
		expect(pathsOf()).toEqual([...contact, '/book-test-drive', '/success']);
		expect(pathsOf({ features: { trade_in: false, test_drive: false, fleet: {} } })).toEqual([
			...contact,
			'/fleet',
			'/success',
		]);
		expect(pathsOf({ features: { reviews: {} } })).toContain('/customer-feedback-survey');
	});

	test('exist at all finance addresses, of which the configured one is in the sitemap', () => {
		const { pages } = siteOf({ finance: { provider: 'manual', path: '/car-finance/' } });
		const finance = pages.filter(({ path }) => path.includes('finance'));
		expect(finance.map(({ path }) => path)).toEqual([
			'/finance',
			'/car-finance/',
			'/personalised/finance',
			'/finance/car-loan-calculator',
			'/finance/what-can-i-afford',
			'/finance-enquiry',
			'/apply-for-finance',
		]);
		expect(finance.filter(({ sitemap }) => sitemap !== null).map(({ path }) => path)).toEqual([
			'/car-finance/',
			'/finance/what-can-i-afford',
		]);
	});
});

test('the dealership is a field where there are several (ENQUIRY-007)', () => {
	const dealerships = [
		{ id: 1, slug: 'north', name: 'North' },
		{ id: 2, slug: 'south', name: 'South' },
	];
	const locations = [
		{ ...LOCATION, id: 1, name: 'North yard', slug: 'north-yard', dealership_slug: 'north' },
		{
			...LOCATION,
			id: 2,
			name: 'South workshop',
			slug: 'south',
			dealership_slug: 'south',
			location_type: 'service' as const,
		},
	];
	const one = dataOf('/contact-us').form;
	const two = dataOf('/contact-us', { dealerships, locations }).form;

	expect(one.dealerships).toEqual([]);
	expect(one.hidden).toContainEqual({ name: 'dealership_slug', value: 'coast-motors' });
	expect(two.dealerships.map(({ value }) => value)).toEqual(['north', 'south']);
	expect(two.locations).toEqual([
		{ value: '1', label: 'North yard', dealership_slug: 'north', department: null },
		{ value: '2', label: 'South workshop', dealership_slug: 'south', department: 'service' },
	]);
});

test('only the contact page has a choice of category, the general one preselected (ENQUIRY-004, ENQUIRY-005)', () => {
	const contact = dataOf('/contact-us').form;
	expect(contact.isCategoryChosen).toBe(true);
	expect(contact.categories[0]?.value).toBe('General Enquiry');
	expect(dataOf('/book-test-drive').form.categories).toEqual([{ value: 'Test Drive', label: 'Test Drive' }]);
});

test('the test drive page can show the vehicle of its address, and a contact page cannot', () => {
	expect(dataOf('/book-test-drive').subject?.label).toBe('Test drive of');
	expect(dataOf('/contact-us').subject).toBeNull();
});

describe('the model of a test drive, where no new models have pages', () => {
	const DEALERSHIPS = [
		{ id: 1, slug: 'north', name: 'North' },
		{ id: 2, slug: 'south', name: 'South' },
		{ id: 3, slug: 'west', name: 'West', features: { test_drive: false as const } },
	];
	const modelsOf = (...site: Parameters<typeof siteOf>) => dataOf('/book-test-drive', ...site).form.models;

	test('is one of those for sale (TESTDRIVE-008)', () => {
		const others = [
			{ make: 'Kia', model: 'Rio' },
			{ make: 'KIA', model: 'RIO' },
			{ make: 'Ford', model: 'Puma', status: 'sold' as const },
			{ item_type: 'caravan' as const, make: 'Jayco', model: 'Journey' },
		];
		expect(modelsOf({}, others)).toEqual([
			{ value: 'Kia Rio', label: 'Kia Rio', slug: 'kia-rio', dealerships: [] },
			{ value: 'Toyota Kluger', label: 'Toyota Kluger', slug: 'toyota-kluger', dealerships: [] },
		]);
	});

	test('chooses a dealership that has it and offers test drives', () => {
		const others = [
			{ make: 'Kia', model: 'Rio', dealership_slug: 'south' },
			{ make: 'Ford', model: 'Puma', dealership_slug: 'west' },
		];
		expect(
			modelsOf({ dealerships: DEALERSHIPS }, others).map(({ slug, dealerships }) => [slug, dealerships]),
		).toEqual([
			['kia-rio', ['south']],
			['toyota-kluger', ['north']],
		]);
	});
});

test('no preselected checkbox is about offers, news or promotions (resolution 114)', () => {
	const { optIn, marketing } = dataOf('/contact-us').form;
	expect(optIn).toEqual({ isTicked: true, label: OPT_IN_LABEL });
	expect(OPT_IN_LABEL).toBe('Contact me about this enquiry');
	expect(OPT_IN_LABEL).not.toMatch(/offer|news|promot/i);
	expect(marketing).toBe(marketingLabel('Coast Motors'));
});

test('one form of a vehicle’s page serves every action, with the price as the placeholder of a bid (OFFERS-020)', () => {
	const { vehicle, context } = siteOf({ features: { make_offer: {} } });
	const { lead, dialogs, actions } = vehicleContent(vehicle, [], context).data;

	expect(dialogs).toEqual([]);
	expect(lead?.anchors).toEqual(['enquire', 'test-drive', 'make-offer', 'photos', 'similar']);
	expect(lead?.form.categories.map(({ value }) => value)).toEqual([
		'Vehicle Enquiry',
		'Test Drive',
		'Offer',
		'Photo Request',
		'Find Me Something Similar',
	]);
	expect(lead?.form.offerPlaceholder).toBe('$25,000');
	expect(actions.buttons.map(({ to }) => to)).toEqual([{ dialog: 'lead' }, { dialog: 'lead' }]);
});

test('without a lead API every action leads to a phone call, a text message or an email', () => {
	const { vehicle, context } = siteOf({ lead_api: null });
	const { lead, dialogs, openedBy } = vehicleContent(vehicle, [], context).data;

	expect(lead).toBeNull();
	expect(dialogs.map(({ id }) => id)).toEqual(['enquire', 'test-drive', 'photos']);
	expect(openedBy).toEqual({ similar: 'similar', photos: 'photos' });
});

test('a parts enquiry asks for rego or VIN and the part, and a service booking for rego and additional work (SERVICE-003, SERVICE-007)', () => {
	const options = { features: { service: {}, parts: {} }, forms: { additional_services: ['Wash'] } };
	const parts = dataOf('/parts/search', options).form;
	expect(parts.fields).toEqual(['Rego']);
	expect(parts.categories.map(({ value }) => value)).toEqual(['Parts Enquiry']);
	expect(dataOf('/genuine-service', options).form.services).toEqual(['Wash']);
});

test('a service booking asks for work, day and vehicle, within the workshop’s hours, with the workshop first', () => {
	const hours = [{ weekday: 1 as const, status: 'Open' as const, open: '07:30', close: '16:00' }];
	const { form, locations, ways, steps } = dataOf('/genuine-service', {
		features: { service: {} },
		forms: { service_work: ['Brakes'] },
		locations: [
			{ ...LOCATION, id: 1, name: 'Showroom', slug: 'showroom', primary: true },
			{
				...LOCATION,
				id: 2,
				name: 'Workshop',
				slug: 'workshop',
				location_type: 'service' as const,
				contact_detail: { phone: '(07) 5550 7742', email: 'service@coast.example', opening_hours: hours },
			},
		],
	});
	expect(form.fields).toEqual(['Rego', 'service']);
	expect(form.work).toEqual(['Brakes', 'Something else']);
	expect(form.isMessageRequired).toBe(false);
	expect(form.rules.timetables['2']?.week[1]).toEqual([7.5 * 60, 16 * 60]);
	expect(locations.map(({ name }) => name)).toEqual(['Workshop', 'Showroom']);
	expect(ways.map(({ href }) => href)).toEqual(['tel:0755507742', 'mailto:service@coast.example']);
	expect(steps[0]).toContain('workshop diary');
});

test('the page of a motorcycle offers a test ride', () => {
	const { title, text } = dataOf('/book-test-drive', { stock: { item_types: ['motorcycle'] } });
	expect(title).toBe('Book a test ride');
	expect(text).toContain('which motorcycle you would like to ride');
});
