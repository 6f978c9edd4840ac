import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { aVehicle } from '../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../domain/content/content.ts';
import { ModelSchema } from '../domain/content/model.ts';
import { OfferSchema } from '../domain/content/offer.ts';
import { pagesOf } from '../features/all.ts';
import type { LeadPageData } from '../features/forms/embed/form-data.ts';
import type { AccessoriesData, ModelData, ModelsData, ModelsMenuData } from '../features/models/page-data.ts';
import type { OfferData, OffersData } from '../features/offers/page-data.ts';
import type { PartsData, ServiceData } from '../features/service/page-data.ts';
import { openContext } from './open-context.ts';
import { openSite } from './open-site.ts';

const NOW = new Date('2026-11-22T00:00:00Z');
const FEATURES = { offers: {}, models: {}, service: {}, parts: { showAccessoriesOnParts: true } };

const model = (options: object) => ({
	name: 'RAV4',
	slug: 'rav4',
	manufacturer: 'toyota',
	manufacturer_body: 'suv',
	image: { url: 'suv.svg' },
	line: 'A family car.',
	...options,
});
const offer = (options: object) => ({
	id: 'one',
	name: 'One offer',
	description: 'Short.',
	category: 'New vehicle offer',
	...options,
});

type Options = Parameters<typeof aParsedDealer>[0];

/** A site with these words: its pages, by their addresses. */
function siteOf(words: { offers?: object[]; models?: object[] }, options: Options = {}) {
	const dealer = aParsedDealer({ lead_api: '/api', features: FEATURES, ...options });
	const content = {
		...NO_CONTENT,
		offers: (words.offers ?? []).map((each) => OfferSchema.parse(offer(each))),
		models: (words.models ?? []).map((each) => ModelSchema.parse(model(each))),
	};
	const stock = [aVehicle({ id: '1', make: 'Toyota', model: 'RAV4', car_type: 'new' })];
	const site = openSite(dealer, stock, new Map(), NOW, content);
	const pages = new Map(pagesOf(site).map((page) => [page.path, page]));
	const context = openContext(site, new Set(pages.keys()));
	return {
		paths: [...pages.keys()],
		page: (path: string) => pages.get(path),
		data: <Data>(path: string) => pages.get(path)?.content(context).data as Data,
		meta: (path: string) => pages.get(path)?.content(context).meta,
	};
}

const offerPaths = (offers: object[], options: Options = {}, models: object[] = []) =>
	siteOf({ offers, models }, options).paths.filter((path) => path.startsWith('/offers/'));

describe('addresses of offers', () => {
	test.each([
		[
			'a site of several makes, an offer with one (OFFERS-004)',
			{},
			{ manufacturer: 'kia' },
			'/offers/kia/one',
		],
		['a site of several makes, an offer without', {}, {}, '/offers/one'],
		['a site of several makes, an offer on a model', {}, { model: 'rav4' }, '/offers/toyota/one'],
		['a site of one make (OFFERS-003)', { manufacturer: 'Kia' }, { manufacturer: 'kia' }, '/offers/one'],
	] as const)('%s', (_, options, about, expected) => {
		expect(offerPaths([about], options, [{}])).toEqual([expected]);
	});
});

describe('the offers of a site', () => {
	test('not those its website is excluded from (OFFERS-009)', () => {
		const excluded = [{ excluded_website_ids: ['other', 1001] }];
		expect(offerPaths(excluded, { id: 1001 })).toEqual([]);
		expect(offerPaths(excluded, { id: 1002 })).toEqual(['/offers/one']);
	});

	test('an ended offer keeps its page, not indexed, and is not listed', () => {
		const site = siteOf({ offers: [{ expires: '2026-11-21T23:59:59Z' }, { id: 'two', name: 'Two' }] });
		expect(site.page('/offers/one')?.sitemap).toBeNull();
		expect(site.meta('/offers/one')?.indexed).toBe(false);
		expect(site.data<OfferData>('/offers/one').state).toBe('over');
		const { sections } = site.data<OffersData>('/special-offers');
		expect(sections.flatMap(({ offers }) => offers.map(({ name }) => name))).toEqual(['Two']);
	});

	test('one that starts tomorrow is held back in the pages, one of next month is in none', () => {
		const site = siteOf({
			offers: [{ starts: '2026-11-23T00:00:00Z' }, { id: 'two', starts: '2026-12-23T00:00:00Z' }],
		});
		const [card] = site.data<OffersData>('/special-offers').sections.flatMap(({ offers }) => offers);
		expect(card?.isToCome).toBe(true);
		expect(site.paths).not.toContain('/offers/two');
	});
});

describe('the parts of an offer', () => {
	const site = siteOf(
		{
			offers: [
				{ model: 'rav4' },
				{ id: 'loan', name: 'A loan', category: 'Finance offer', image_url: 'own.svg' },
			],
			models: [{ override_url: '/suv/rav4' }],
		},
		{ finance: { provider: 'manual', disclaimer: 'The lender’s terms.' } },
	);
	const plain = site.data<OfferData>('/offers/toyota/one');
	const loan = site.data<OfferData>('/offers/loan').offer;

	test('the picture of its model where it has none (OFFERS-007)', () => {
		expect(plain.offer.picture?.url).toContain('suv.svg');
		expect(loan.picture?.url).toContain('own.svg');
	});

	test('the three buttons (OFFERS-013 to OFFERS-015)', () => {
		expect(plain.offer.enquire).toEqual({ label: 'Enquire Now', href: '/offers/toyota/one#enquire' });
		expect(plain.offer.explore).toEqual({ label: 'Explore RAV4', href: '/suv/rav4' });
		expect(plain.offer.testDrive).toEqual({
			label: 'Book A Test Drive',
			href: '/book-test-drive?model=rav4&offer=one',
		});
		expect(plain.offer.finance).toBeNull();
	});

	test('a finance offer has the lender’s text and a link to finance (resolution 158)', () => {
		expect(loan.financeNote).toBe('The lender’s terms.');
		expect(loan.finance).toEqual({ label: 'Get Finance', href: '/finance#finance-form' });
		expect(plain.offer.financeNote).toBeNull();
	});

	test('the enquiry has the offer’s name and subject (resolution 158)', () => {
		expect(plain.form?.hidden).toEqual(
			expect.arrayContaining([
				{ name: 'subcategory', value: 'One offer' },
				{ name: 'Vehicle Make', value: 'Toyota' },
				{ name: 'Vehicle Model', value: 'RAV4' },
			]),
		);
	});
});

test('the enquiry has a finance question for finance offers and models for sale, not for a service', () => {
	const fields = (over: object, options: Options = { finance: { provider: 'manual' } }) =>
		siteOf({ offers: [over], models: [{}] }, options).data<OfferData>(
			'model' in over ? '/offers/toyota/one' : '/offers/one',
		).form?.fields;
	expect(fields({ category: 'Finance offer' })).toEqual(['finance']);
	expect(fields({ model: 'rav4' })).toEqual(['finance']);
	expect(fields({ category: 'Service offer' })).toEqual([]);
	expect(fields({ category: 'Service offer', model: 'rav4' })).toEqual([]);
	expect(fields({})).toEqual([]);
	expect(fields({ category: 'Finance offer' }, { finance: false })).toEqual([]);
});

describe('models', () => {
	const site = siteOf(
		{
			models: [
				{ accessories_count: 3 },
				{ name: 'Finance', slug: 'finance', manufacturer_body: 'hatch' },
				{ name: 'Sequoia', slug: 'sequoia', status: 'coming_soon', override_url: '/big/sequoia' },
				{ name: 'Tarago', slug: 'tarago', status: 'discontinued' },
			],
		},
		{
			manufacturer: 'Toyota',
			finance: { provider: 'manual' },
			features: {
				...FEATURES,
				models: { categories: { 'SUVs & 4WDs': ['suv'], Cars: ['hatch'] } },
				service_advantage: {},
			},
		},
	);

	test('have their own address and one below /models; fixed pages have priority (resolution 153)', () => {
		expect(site.paths).toEqual(
			expect.arrayContaining(['/rav4', '/models/rav4', '/models/finance', '/big/sequoia', '/models/sequoia']),
		);
		expect(site.page('/finance')?.kind).toBe('finance');
		expect(site.page('/rav4')?.sitemap).toBe('pages');
		expect(site.page('/models/rav4')?.sitemap).toBeNull();
		expect(site.page('/models/finance')?.sitemap).toBe('pages');
	});

	test('are grouped by category in the menu, with label, Explore and Our Stock (MODELS-017)', () => {
		const { categories, tiles } = site.data<ModelsMenuData>('/models/menu');
		expect(categories.map(({ label, count }) => `${label} ${count}`)).toEqual([
			'Cars 1',
			'SUVs & 4WDs 2',
			'Upcoming 1',
			'Discontinued 1',
		]);
		expect(tiles.map(({ name, label }) => [name, label])).toEqual([
			['RAV4', 'All-New'],
			['Finance', 'All-New'],
			['Sequoia', 'Upcoming'],
			['Tarago', null],
		]);
		expect(tiles.map(({ explore }) => explore)).toEqual([
			'/rav4',
			'/models/finance',
			'/big/sequoia',
			'/tarago',
		]);
		expect(tiles.slice(0, 2).map(({ stock }) => stock)).toEqual([
			'/search/toyota/rav4?car_type=new',
			'/search/new-cars?make=Toyota&make_model=Toyota+Finance',
		]);
	});

	test('are in the list once each', () => {
		const { sections } = site.data<ModelsData>('/models');
		expect(sections.map(({ title, tiles }) => [title, tiles.map(({ name }) => name)])).toEqual([
			['Cars', ['Finance']],
			['SUVs & 4WDs', ['RAV4', 'Sequoia']],
			['Discontinued', ['Tarago']],
		]);
		expect(sections[1]?.tiles[0]?.keys).toContain('suv');
	});

	test('can be quoted, but not a discontinued one (MODELS-005)', () => {
		const { form } = site.data<LeadPageData>('/models/get-quote');
		expect(form.models.map(({ slug }) => slug)).toEqual(['rav4', 'finance', 'sequoia']);
		expect(form.hidden).toContainEqual({ name: 'Vehicle Make', value: 'Toyota' });
	});

	test('have accessories where there are any (MODELS-007, MODELS-022)', () => {
		expect(site.paths.filter((path) => path.endsWith('/accessories'))).toEqual(['/rav4/accessories']);
		expect(site.data<AccessoriesData>('/rav4/accessories').note).toContain('There are 3:');
		const { accessories } = site.data<PartsData>('/vehicle-parts-and-accessories');
		expect(accessories.map(({ name, href }) => [name, href])).toEqual([['RAV4', '/rav4/accessories']]);
	});

	test('have their highest service price (SERVICE-011 to SERVICE-015)', () => {
		const { advantage } = site.data<ModelData>('/rav4');
		expect(advantage?.title).toBe('Toyota Service Advantage');
		expect(advantage?.badge).toBe('UP TO $260 per Service');
		expect(advantage?.book).toEqual({ label: 'Book a Service', href: '/genuine-service' });
	});

	test.each(['/big/sequoia', '/tarago'])('%s, upcoming or discontinued, has no service price', (path) => {
		expect(site.data<ModelData>(path).advantage).toBeNull();
	});
});

describe('service and parts', () => {
	test('accessories are listed on the parts page only when asked for (MODELS-023)', () => {
		const site = siteOf({ models: [{ accessories_count: 3 }] }, { features: { ...FEATURES, parts: {} } });
		expect(site.data<PartsData>('/vehicle-parts-and-accessories').accessories).toEqual([]);
	});

	test('a service is booked at the brand’s network where there is one (SERVICE-004)', () => {
		const own = siteOf({}).data<ServiceData>('/service');
		const network = siteOf({}, { brand_base_domain: 'https://network.example' }).data<ServiceData>(
			'/service',
		);
		expect(own.book.href).toBe('/genuine-service');
		expect(network.book.href).toBe('https://network.example/service/booking');
		expect(siteOf({}, { lead_api: null }).data<ServiceData>('/service').book.href).toMatch(/^tel:/);
	});

	test('the service prices of a make are on its sites only (BRAND-003)', () => {
		const on = { features: { ...FEATURES, service_advantage: {} } };
		expect(
			siteOf({}, { ...on, manufacturer: 'Toyota' }).data<ServiceData>('/service').prices?.rows,
		).toHaveLength(19);
		expect(siteOf({}, { ...on, manufacturer: 'Kia' }).data<ServiceData>('/service').prices).toBeNull();
		const kia = siteOf({ models: [{ manufacturer: 'kia' }] }, { ...on, manufacturer: 'Kia' });
		expect(kia.data<ModelData>('/rav4').advantage).toBeNull();
	});

	test('the parts warranty has the specification’s wording (SERVICE-035, SERVICE-036)', () => {
		expect(siteOf({}).data<PartsData>('/vehicle-parts-and-accessories').warranty).toEqual([
			'Genuine parts we fit: the remainder of the vehicle warranty or 2 years from installation, whichever is greater, for purchases on or after 01/01/2019.',
			'Unfitted parts: 2 years from purchase.',
		]);
	});

	test('service and parts forms have their categories (SERVICE-003, SERVICE-007)', () => {
		const site = siteOf({});
		const category = (path: string) => site.data<LeadPageData>(path).form.categories[0]?.value;
		expect(category('/genuine-service')).toBe('Service Booking');
		expect(category('/parts/search')).toBe('Parts Enquiry');
	});
});
