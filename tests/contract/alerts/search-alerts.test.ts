import { expect, test } from 'vitest';
import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import { alertMail } from '../../../src/lead-api/alerts/alert-mail.ts';
import { alertText } from '../../../src/lead-api/alerts/alert-text.ts';
import { planAlerts } from '../../../src/lead-api/alerts/plan-alerts.ts';
import type { AnnouncedChange } from '../../../src/lead-api/store/alerts/alert-store.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { carAt, signedInShopper } from '../../fixtures/leads/saved-cars.ts';
import { siteSearchOf } from '../../fixtures/leads/site-search.ts';
import { aDocument } from '../../fixtures/search/search-document.ts';

const DAY = 24 * 60;
const later = (minutes: number) => new Date(SERVICE_NOW.getTime() + minutes * 60_000);
const CONSENT = { channel: 'text', words: 'Yes', page: '/my-garage', time_zone: 'Australia/Melbourne' };

/** A shopper with texts on who saved the search for Kias below $30,000, and one for all Toyotas. */
async function followedSearches() {
	const stock: SearchDocument[] = [];
	const listed = new Map([['0', carAt('0', 15_000)]]);
	const add = (id: string, make: string, price: number) => {
		stock.push(aDocument({ id, make, model: 'EV6', price }));
		listed.set(id, carAt(id, price));
	};
	const openSearch = async () => siteSearchOf(() => stock);
	const service = await leadService([apiSite({ vehicles: [...listed.values()] })], { openSearch });
	const { store } = service;
	add('1', 'Kia', 20_000);
	const shopper = await signedInShopper(service);
	expect((await shopper.send('/api/alerts/start', CONSENT)).status).toBe(200);
	for (const [minutes, path] of ['/search/kia?price=:30000', '/search/toyota'].entries()) {
		service.setNow(later(minutes));
		expect(await (await shopper.send('/api/searches/save', { path })).json()).toMatchObject({
			success: true,
		});
	}
	/** Plans at a time, delivers, and returns the changes in the message; null for no message. */
	const run = async (minutes: number): Promise<readonly AnnouncedChange[] | null> => {
		const site = apiSite({ vehicles: [...listed.values()] });
		await planAlerts(store, site, later(minutes), openSearch);
		const [due] = await store.claimAlerts(later(minutes), 10, 0);
		if (due?.message.content.kind !== 'changes') return null;
		await store.settleAlert(due.entry.id, { state: 'delivered' }, later(minutes));
		return due.message.content.changes;
	};
	return { ...service, shopper, stock, listed, add, run };
}

test('new matches are announced once, in one message a day, with the address of the search', async () => {
	const at = await followedSearches();
	expect(await at.run(0)).toBeNull();
	at.add('2', 'Kia', 25_000);
	at.add('3', 'Kia', 90_000);
	const announced = await at.run(10);
	expect(announced).toEqual([
		{
			title: 'Kia, under $30,000',
			slug: null,
			path: '/search/kia?price=:30000',
			short: '1 new match',
			sentence: 'New: Car 2, $25,000 drive away.',
		},
	]);
	at.add('4', 'Toyota', 50_000);
	expect(await at.run(20)).toBeNull();
	expect(await at.run(DAY)).toMatchObject([{ title: 'Toyota', short: '1 new match' }]);
	expect(await at.run(2 * DAY)).toBeNull();
});

test('a vehicle that gets cheap enough is a new match, and one that leaves and comes back is not', async () => {
	const at = await followedSearches();
	at.add('2', 'Kia', 40_000);
	expect(await at.run(0)).toBeNull();
	at.stock.splice(1, 1, aDocument({ id: '2', make: 'Kia', price: 28_000 }));
	expect(await at.run(10)).toMatchObject([{ short: '1 new match' }]);
	const [first, second] = at.stock.splice(0);
	expect(await at.run(DAY)).toBeNull();
	at.stock.push(...[first, second].flatMap((document) => document ?? []));
	expect(await at.run(2 * DAY)).toBeNull();
});

test('matches of a removed search, and matches while alerts are off, are not announced', async () => {
	const at = await followedSearches();
	await at.shopper.send('/api/alerts/stop', { channel: 'text' });
	at.add('2', 'Kia', 25_000);
	expect(await at.run(0)).toBeNull();
	await at.shopper.send('/api/alerts/start', CONSENT);
	for (const { id } of await at.store.savedSearches(at.shopper.id))
		await at.shopper.send('/api/searches/remove', { id });
	expect(await at.run(10)).toBeNull();
});

test('a cheaper saved vehicle comes before new matches, a sold one after them', async () => {
	const at = await followedSearches();
	await at.shopper.save('0');
	at.listed.set('0', carAt('0', 12_000));
	at.add('2', 'Kia', 25_000);
	at.add('3', 'Toyota', 25_000);
	expect((await at.run(10))?.map(({ title }) => title)).toEqual(['Car 0', 'Toyota']);
	at.listed.set('0', carAt('0', 12_000, { sold: true, status: 'sold' }));
	expect((await at.run(DAY))?.map(({ title }) => title)).toEqual(['Kia, under $30,000', 'Car 0']);
});

test('mails and texts link to the search on the dealer’s own host', () => {
	const site = apiSite();
	const change = { title: 'Kia', slug: null, short: '2 new matches', sentence: 'New: A; B.' };
	const url = new URL('/search/kia?price=:30000', site.url).href;
	for (const path of ['/search/kia?price=:30000', '//search/kia?price=:30000']) {
		expect(alertMail([{ ...change, path }], site, 'https://stop.example').text).toContain(url);
		expect(alertText([{ ...change, path }], site, 'https://stop.example')).toContain(url);
	}
	const { subject } = alertMail([{ ...change, path: '/search/kia' }], site, 'https://stop.example');
	expect(subject).toBe('Kia: 2 new matches');
});
