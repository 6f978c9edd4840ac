import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteSearches } from '../../../src/lead-api/garage/site-search.ts';
import { buildIndex } from '../../../src/search/embedded/build-index.ts';
import { INDEX_SETTINGS } from '../../../src/search/settings.ts';
import { EMPTY_SEARCH } from '../../../src/search/state.ts';
import { browser, PHONE, signedIn } from '../../fixtures/leads/account-browser.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_ENQUIRY, GOOD_LEAD, leadService } from '../../fixtures/leads/lead-service.ts';
import { carAt, signedInShopper } from '../../fixtures/leads/saved-cars.ts';
import { siteSearchOf } from '../../fixtures/leads/site-search.ts';
import { aDocument } from '../../fixtures/search/search-document.ts';
import { SITE } from '../../fixtures/search/search-site.ts';

type Shopper = Pick<Awaited<ReturnType<typeof signedIn>>, 'send'>;

const garageOf = async (shopper: Shopper, query = '') => {
	const response = await shopper.send(`/api/garage${query}`);
	expect(response.status).toBe(200);
	return await response.json();
};
/** Sends an enquiry; each has a phone and a message of its own. */
const ask = async (shopper: Shopper, phone: string, message: string, change = {}) => {
	const enquiry = { ...GOOD_ENQUIRY, phone, message, ...change };
	const response = await shopper.send('/api/enquiries', enquiry);
	expect(await response.text()).toContain('lead_id');
};
const service = (change = {}) =>
	leadService([apiSite({ forms: { ...apiSite().forms, captcha: false } })], change);

describe('the garage (WATCHLIST-020, resolution 93)', () => {
	test('is refused without a session (WATCHLIST-013)', async () => {
		const at = await service();
		for (const [path, body] of [
			['/api/garage', undefined],
			['/api/searches/save', { path: '/search/kia' }],
			['/api/searches/remove', { id: 'search_1' }],
		] as const)
			expect((await browser(at).send(path, body)).status).toBe(403);
	});

	test('has the saved vehicles with their prices then and now, and leaves out those no longer in stock', async () => {
		let vehicles = [carAt('7', 30_000), carAt('8', 20_000)];
		const site = apiSite({ vehicles });
		const at = await leadService([site]);
		const shopper = await signedInShopper(at);
		await shopper.save('7', '8');
		vehicles = [carAt('7', 28_000, { reserved: true })];
		site.vehicles = vehicles;
		const changed = await leadService([apiSite({ vehicles })], { store: at.store, secret: at.deps.secret });
		const again = await signedInShopper(changed);
		await again.save('7');
		const { cars } = await garageOf(again);
		expect(cars).toMatchObject([
			{ title: 'Car 7', path: '/cars/car-7', price: 28_000, price_then: 28_000, reserved: true },
		]);
		const saved = await changed.store.savedCars(shopper.id);
		expect(saved).toHaveLength(2);
	});

	test('looks up the vehicles that the browser remembers, and leaves out unknown ones', async () => {
		const at = await leadService([apiSite({ vehicles: [carAt('7', 30_000), carAt('8', 20_000)] })]);
		const { viewed } = await garageOf(await signedInShopper(at), '?viewed=8,gone,%00,7');
		expect(viewed.map(({ title, price_text }: never) => [title, price_text])).toEqual([
			['Car 8', '$20,000 drive away'],
			['Car 7', '$30,000 drive away'],
		]);
	});
});

describe('past enquiries in the garage', () => {
	test('show the text and reference of an enquiry that was sent while signed in', async () => {
		const at = await service();
		const shopper = await signedIn(at);
		await ask(shopper, '03 5221 8840', 'Does the third row fold flat?');
		const { enquiries } = await garageOf(shopper);
		expect(enquiries).toMatchObject([
			{
				category: 'General Enquiry',
				reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
				sent: { message: 'Does the third row fold flat?' },
			},
		]);
	});

	test('show no text of an enquiry that only has the visitor’s number', async () => {
		const at = await service();
		await ask(browser(at), PHONE, 'My ex must not read this');
		const shopper = await signedIn(at);
		const text = await (await shopper.send('/api/garage')).text();
		expect(JSON.parse(text).enquiries).toMatchObject([{ category: 'General Enquiry', sent: null }]);
		for (const secret of ['My ex', GOOD_ENQUIRY.name, GOOD_ENQUIRY.email]) expect(text).not.toContain(secret);
	});

	test('never show the text to another visitor, whichever number was typed', async () => {
		const at = await service();
		const shopper = await signedIn(at);
		await ask(shopper, '0498 765 432', 'Mine, with another number');
		const other = await signedIn(at, '0487 654 321');
		expect((await garageOf(other)).enquiries).toEqual([]);
		const named = await signedIn(at, '0498 765 432');
		expect((await garageOf(named)).enquiries).toMatchObject([{ sent: null }]);
	});

	test('show the vehicle of a lead, and that a lead in quarantine is being checked', async () => {
		const at = await leadService();
		const shopper = await signedIn(at);
		await shopper.send('/api/leads', undefined, {
			form: { ...form(GOOD_LEAD), company_website: 'spam.example' },
		});
		expect((await garageOf(shopper)).enquiries).toMatchObject([
			{
				state: 'checking',
				category: 'Vehicle Enquiry',
				vehicle: { path: expect.stringContaining('/cars/') },
			},
		]);
	});

	test('are in the visitor’s own data, and stay with the dealer when the account is erased', async () => {
		const at = await service();
		const shopper = await signedIn(at);
		await ask(shopper, PHONE, 'Is it still there?');
		const data = await (await shopper.send('/api/account/data')).json();
		expect(data.enquiries).toMatchObject([{ sent: { message: 'Is it still there?' } }]);
		await shopper.send('/api/account/erase', { phone_number: PHONE });
		expect((await garageOf(await signedIn(at))).enquiries).toMatchObject([{ sent: null }]);
	});
});

describe('saved searches', () => {
	const documents = [
		aDocument({ id: '1', make: 'Toyota', model: 'Corolla', price: 20_000 }),
		aDocument({ id: '2', make: 'Kia', model: 'EV6', price: 60_000 }),
	];

	test('a search is saved as the filters of its address, named, counted and removed', async () => {
		const stock = [...documents];
		const at = await service({ openSearch: async () => siteSearchOf(() => stock) });
		const shopper = await signedIn(at);
		const save = async (path: string) => (await shopper.send('/api/searches/save', { path })).json();
		expect(await save('/search/toyota?price=:30000&sortBy=price_asc&page=2')).toMatchObject({
			success: true,
			search: { name: 'Toyota, under $30,000', path: '/search/toyota?price=:30000' },
		});
		await save('/search/toyota?price=:30000');
		stock.push(aDocument({ id: '3', make: 'Toyota', price: 25_000 }));
		const { searches } = await garageOf(shopper);
		expect(searches).toMatchObject([{ name: 'Toyota, under $30,000', found: { total: 2, new: 1 } }]);
		const other = await signedIn(at, '0498 765 432');
		await other.send('/api/searches/remove', { id: searches[0].id });
		expect((await garageOf(shopper)).searches).toHaveLength(1);
		await shopper.send('/api/searches/remove', { id: searches[0].id });
		expect((await garageOf(shopper)).searches).toEqual([]);
	});

	test.each([
		'/search/new-used-and-demo-cars',
		'//elsewhere.example',
		'javascript:alert(1)',
		'/search/%',
		'?',
	])('%s names no filter and is not saved', async (path) => {
		const at = await service({ openSearch: async () => siteSearchOf(() => documents) });
		const response = await (await signedIn(at)).send('/api/searches/save', { path });
		expect(await response.json()).toMatchObject({ success: false, error: expect.stringContaining('filter') });
	});

	test('an account has a limited number of searches, and none can be saved before the site has an index', async () => {
		let isBuilt = true;
		const at = await service({ openSearch: async () => (isBuilt ? siteSearchOf(() => documents) : null) });
		const shopper = await signedInShopper(at);
		const save = (most: number) => shopper.send('/api/searches/save', { path: `/search?price=:${most}000` });
		for (let most = 1; most <= 20; most++)
			expect(await (await save(most)).json()).toMatchObject({ success: true });
		expect(await (await save(21)).json()).toEqual({
			success: false,
			error: 'You have 20 saved searches. Please remove one first.',
		});
		isBuilt = false;
		expect((await save(22)).status).toBe(503);
		expect((await garageOf(shopper)).searches[0].found).toBeNull();
	});

	test('saved searches are in the visitor’s own data', async () => {
		const at = await service({ openSearch: async () => siteSearchOf(() => documents) });
		const shopper = await signedIn(at);
		await shopper.send('/api/searches/save', { path: '/search/kia' });
		const { searches } = await (await shopper.send('/api/account/data')).json();
		expect(searches).toMatchObject([{ name: 'Kia', path: '/search/kia' }]);
	});

	test('the search over a built site’s index finds only available vehicles, as its pages do', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'forecourt-search-'));
		const open = siteSearches(join(folder, '.api'));
		expect(await open('coast')).toBeNull();
		mkdirSync(join(folder, 'coast'));
		const sold = aDocument({ id: '3', make: 'Toyota', status: 'sold', sold_date_timestamp: 1_795_000_000 });
		const stock = [...documents, sold].map((document) => ({ ...document, dealer: 'coast' }));
		writeFileSync(join(folder, 'coast', 'index-1'), buildIndex(stock, INDEX_SETTINGS));
		const { makes, bodies, categories, variants } = SITE;
		const scope = { dealer: 'coast', manufacturer: null, filter: null };
		const runtime = { search: { index: '/index-1', scope, makes, bodies, categories, variants } };
		writeFileSync(join(folder, 'coast', 'runtime.json'), JSON.stringify(runtime));
		const search = await open('coast');
		expect(search?.find({ ...EMPTY_SEARCH, refinements: { make: ['Toyota'] } })).toEqual(['1']);
		expect(search?.find({ ...EMPTY_SEARCH, query: 'ev6' })).toEqual(['2']);
		expect(search?.find({ ...EMPTY_SEARCH, refinements: { colour: ['No such colour'] } })).toEqual([]);
	});
});

function form(values: object): Record<string, string> {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
