import { describe, expect, test } from 'vitest';
import { browser, codeOf, PHONE, signedIn } from '../fixtures/leads/account-browser.ts';
import { apiSite, apiVehicle } from '../fixtures/leads/api-site.ts';
import { leadService, SERVICE_NOW } from '../fixtures/leads/lead-service.ts';

const later = (minutes: number) => new Date(SERVICE_NOW.getTime() + minutes * 60_000);

describe('signing in with a code (resolution 88)', () => {
	test('a code by text message signs its browser in (WATCHLIST-007)', async () => {
		const service = await leadService();
		const shopper = browser(service);
		const requested = await shopper.send('/api/account/codes', { phone: PHONE });
		expect(await requested.json()).toEqual({
			phone_end: '678',
			resend_seconds: 30,
			ends_at: later(10).toISOString(),
		});
		expect(service.texts).toHaveLength(1);
		expect(service.texts[0]?.to).toBe('+61412345678');
		const code = codeOf(service);
		expect(service.texts[0]?.text).toBe(
			`${code} is your code for Coast Motors. It works for 10 minutes. We never ask you for it.\n\n@www.coast.example #${code}`,
		);
		const answer = await shopper.send('/api/account/sessions', {
			code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
		});
		const { user } = await answer.json();
		expect(user).toEqual({ id: expect.stringMatching(/^account_/), phone: '+61412345678' });
		expect(await shopper.user()).toEqual(user);
		// The same number is the same account on another device.
		expect(await (await signedIn(service)).user()).toEqual(user);
	});

	test('its cookies are for this host only, and unreadable for scripts', async () => {
		const service = await leadService();
		const shopper = browser(service);
		const asked = await shopper.send('/api/account/codes', { phone: PHONE });
		const given = await shopper.send('/api/account/sessions', { code: codeOf(service) });
		const set = [...asked.headers.getSetCookie(), ...given.headers.getSetCookie()].filter(
			(line) => !/=;/.test(line),
		);
		expect(set.map((line) => line.split('=')[0])).toEqual(['__Host-sign-in', '__Host-session']);
		for (const line of set) {
			for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
				expect(line).toContain(attribute);
			expect(line).not.toContain('Domain');
		}
		const local = await browser(service, 'coast.localhost').send('/api/account/codes', { phone: PHONE });
		expect(local.headers.getSetCookie().join()).toMatch(/^sign-in=/);
		expect(local.headers.getSetCookie().join()).not.toContain('Secure');
	});

	test('a wrong code is refused by its field; after five the code has ended', async () => {
		const service = await leadService();
		const shopper = browser(service);
		await shopper.send('/api/account/codes', { phone: PHONE });
		const right = codeOf(service);
		const wrong = right === '000000' ? '111111' : '000000';
		for (const left of ['You have 4 tries left.', '3 tries', '2 tries', 'one try', 'ask for a new one']) {
			const response = await shopper.send('/api/account/sessions', { code: wrong });
			expect(response.status).toBe(422);
			expect((await response.json()).problems).toEqual([
				{ field: 'code', message: expect.stringContaining(left) },
			]);
		}
		const response = await shopper.send('/api/account/sessions', { code: right });
		expect(response.status).toBe(409);
		expect((await response.json()).error).toBe('This code has ended. Please ask for a new one.');
		expect(await shopper.user()).toBeNull();
	});

	test('a code is good once, for ten minutes, in the browser that requested it, at that dealer', async () => {
		const sites = [
			apiSite(),
			apiSite({ slug: 'other', hosts: ['www.other.example'], url: 'https://www.other.example' }),
		];
		const service = await leadService(sites);
		const shopper = browser(service);
		await shopper.send('/api/account/codes', { phone: PHONE });
		const code = codeOf(service);
		expect((await browser(service).send('/api/account/sessions', { code })).status).toBe(409);
		const elsewhere = browser(service, 'www.other.example');
		for (const [name, value] of shopper.cookies) elsewhere.cookies.set(name, value);
		expect((await elsewhere.send('/api/account/sessions', { code })).status).toBe(409);
		const browserKey = shopper.cookies.get('__Host-sign-in') ?? '';
		service.setNow(later(10));
		expect((await shopper.send('/api/account/sessions', { code })).status).toBe(409);
		service.setNow(later(9));
		expect((await shopper.send('/api/account/sessions', { code })).status).toBe(200);
		shopper.cookies.set('__Host-sign-in', browserKey);
		expect((await shopper.send('/api/account/sessions', { code })).status).toBe(409);
	});

	test('a later code replaces the earlier one', async () => {
		const service = await leadService();
		const shopper = browser(service);
		await shopper.send('/api/account/codes', { phone: PHONE });
		const first = codeOf(service);
		await shopper.send('/api/account/codes', { phone: PHONE });
		if (codeOf(service) !== first)
			expect((await shopper.send('/api/account/sessions', { code: first })).status).toBe(422);
		expect((await shopper.send('/api/account/sessions', { code: codeOf(service) })).status).toBe(200);
	});

	test('a number that receives no text messages is refused with an example', async () => {
		const service = await leadService();
		const response = await browser(service).send('/api/account/codes', { phone: '03 9876 5432' });
		expect(response.status).toBe(422);
		expect((await response.json()).problems[0]).toEqual({
			field: 'phone',
			message: 'Please enter all ten digits of your mobile number, such as 0412 345 678.',
		});
		expect(service.texts).toEqual([]);
	});

	test('when no text message can be sent, the dealer’s number is offered', async () => {
		const service = await leadService([apiSite()], { sendText: async () => false });
		const response = await browser(service).send('/api/account/codes', { phone: PHONE });
		expect(response.status).toBe(503);
		expect((await response.json()).error).toBe(
			'We can’t send text messages right now. Please call us on (03) 5223 1111.',
		);
	});

	test('a dealer without accounts has no sign-in', async () => {
		const service = await leadService([apiSite({ accounts: null })]);
		expect((await browser(service).send('/api/account/codes', { phone: PHONE })).status).toBe(404);
		expect((await browser(service).send('/api/account')).status).toBe(404);
	});
});

describe('text messages cost money', () => {
	test('one number gets five codes an hour', async () => {
		const service = await leadService();
		const ask = () => browser(service).send('/api/account/codes', { phone: PHONE });
		for (let codes = 0; codes < 5; codes++) expect((await ask()).status).toBe(200);
		expect((await ask()).status).toBe(429);
		expect(service.texts).toHaveLength(5);
	});

	test('one address gets twenty codes an hour', async () => {
		const service = await leadService();
		const ask = (index: number) =>
			browser(service).send('/api/account/codes', { phone: `04123456${String(index).padStart(2, '0')}` });
		for (let codes = 0; codes < 20; codes++) expect((await ask(codes)).status).toBe(200);
		expect((await ask(21)).status).toBe(429);
	});

	test('10,000 requests from everywhere cost a dealer no more than its messages of a day, and visitors are offered its number', async () => {
		const site = apiSite({
			accounts: {
				abroad: false,
				texts_per_day: 30,
				text_service: { provider: 'outbox' },
				text_spending: null,
				gates: { checkout: false, finance: false, equifax_finance: false, spin_to_win: false },
				alerts: null,
			},
		});
		const service = await leadService([site]);
		let last: Response | null = null;
		for (let index = 0; index < 10_000; index++)
			last = await service.call('/api/account/codes', {
				json: { phone: `04${String(10_000_000 + index)}` },
				peer: `198.51.${index % 200}.${index % 250}`,
			});
		expect(service.texts).toHaveLength(30);
		expect(last?.status).toBe(503);
		expect((await (last as Response).json()).error).toBe(
			'We can’t send more codes today. Please call us on (03) 5223 1111.',
		);
	});
});

describe('a session', () => {
	test('gets another key once a day; the one before works for requests under way', async () => {
		const service = await leadService();
		const shopper = await signedIn(service);
		const first = shopper.cookies.get('__Host-session') ?? '';
		service.setNow(later(25 * 60));
		expect(await shopper.user()).not.toBeNull();
		expect(shopper.cookies.get('__Host-session')).not.toBe(first);
		const tab = browser(service);
		tab.cookies.set('__Host-session', first);
		expect(await tab.user()).not.toBeNull();
		tab.cookies.set('__Host-session', first);
		service.setNow(later(25 * 60 + 2));
		expect(await tab.user()).toBeNull();
		expect(await shopper.user()).not.toBeNull();
	});

	test('ends after 30 days without a visit, and after 180 days in any case', async () => {
		const service = await leadService();
		const idle = await signedIn(service);
		service.setNow(later(30 * 24 * 60));
		expect(await idle.user()).toBeNull();
		service.setNow(SERVICE_NOW);
		const used = await signedIn(service);
		for (let day = 20; day < 180; day += 20) {
			service.setNow(later(day * 24 * 60));
			expect(await used.user(), `day ${day}`).not.toBeNull();
		}
		service.setNow(later(180 * 24 * 60));
		expect(await used.user()).toBeNull();
	});

	test('ends here, or on every device', async () => {
		const service = await leadService();
		const [phone, tablet] = [await signedIn(service), await signedIn(service)];
		const session = phone.cookies.get('__Host-session') ?? '';
		await phone.send('/api/account/sign-out', {});
		expect(await phone.user()).toBeNull();
		phone.cookies.set('__Host-session', session);
		expect(await phone.user()).toBeNull();
		expect(await tablet.user()).not.toBeNull();
		const again = await signedIn(service);
		await again.send('/api/account/sign-out', { everywhere: true });
		expect([await again.user(), await tablet.user()]).toEqual([null, null]);
	});

	test('of one dealer is none at another', async () => {
		const other = { slug: 'other', hosts: ['www.other.example'], url: 'https://www.other.example' };
		const service = await leadService([apiSite(), apiSite(other)]);
		const shopper = await signedIn(service);
		const elsewhere = browser(service, 'www.other.example');
		for (const [name, value] of shopper.cookies) elsewhere.cookies.set(name, value);
		expect(await elsewhere.user()).toBeNull();
		expect(await shopper.user()).not.toBeNull();
	});

	test('is signed out from the dealer’s own pages only', async () => {
		const service = await leadService();
		await signedIn(service);
		const response = await service.call('/api/account/sign-out', {
			json: {},
			headers: { origin: 'https://elsewhere.example' },
		});
		expect(response.status).toBe(403);
	});
});

describe('a watchlist', () => {
	const body = { phone_number: PHONE, car_id: '7' };
	const listOf = async (shopper: ReturnType<typeof browser>) =>
		(await (await shopper.send('/api/watchlist')).json()).cars;

	test('keeps a saved vehicle with its price, on every device, until it is removed (WATCHLIST-009, WATCHLIST-010, resolution 92)', async () => {
		const service = await leadService();
		const [phone, tablet] = [await signedIn(service), await signedIn(service)];
		const { price, title, slug, picture } = apiSite().vehicles.find(({ id }) => id === '7') ?? {};
		expect(await (await phone.send('/api/watchlist/save-car', body)).json()).toEqual({ success: true });
		expect(await (await tablet.send('/api/watchlist/save-car', body)).json()).toEqual({ success: true });
		expect(await listOf(tablet)).toEqual([
			{
				id: '7',
				saved_at: SERVICE_NOW.toISOString(),
				price,
				vehicle: { name: title, slug, make: expect.any(String), model: expect.any(String), picture },
				note: null,
			},
		]);
		expect(await (await tablet.send('/api/watchlist/remove-car', body)).json()).toEqual({ success: true });
		expect(await listOf(phone)).toEqual([]);
	});

	test('shows a saved vehicle as it is today, and similar ones when it has gone', async () => {
		const other = apiVehicle({ id: '8', slug: '2024-toyota-hilux-8' });
		const site = apiSite({ vehicles: [apiVehicle(), other] });
		const service = await leadService([site]);
		const shopper = await signedIn(service);
		await shopper.send('/api/watchlist/save-car', body);
		const carsOf = async () => (await (await shopper.send('/api/watchlist/cars')).json()).cars;
		const { price, car_fields } = apiVehicle();
		expect(await carsOf()).toMatchObject([{ id: '7', now: { price, car_fields }, similar: [] }]);
		site.vehicles.shift();
		const { slug, title, price_text, picture } = other;
		expect(await carsOf()).toMatchObject([
			{ id: '7', vehicle: { name: title }, now: null, similar: [{ slug, title, price_text, picture }] },
		]);
		expect((await browser(service).send('/api/watchlist/cars')).status).toBe(403);
	});

	test('keeps a note about a saved vehicle, and none about another', async () => {
		const shopper = await signedIn(await leadService());
		const noted = async (note: string) =>
			(await shopper.send('/api/watchlist/note', { ...body, note })).json();
		expect(await noted('Tow bar?')).toEqual({
			success: false,
			error: 'This vehicle is not in your watchlist any more.',
		});
		await shopper.send('/api/watchlist/save-car', body);
		expect(await noted(' Tow bar? ')).toEqual({ success: true });
		expect(await listOf(shopper)).toMatchObject([{ note: 'Tow bar?' }]);
		expect(await noted('  ')).toEqual({ success: true });
		expect(await listOf(shopper)).toMatchObject([{ note: null }]);
		const long = await shopper.send('/api/watchlist/note', { ...body, note: 'x'.repeat(501) });
		expect(long.status).toBe(422);
	});

	test('does not take a vehicle that is gone (WATCHLIST-011)', async () => {
		const shopper = await signedIn(await leadService());
		const response = await shopper.send('/api/watchlist/save-car', { ...body, car_id: 'gone' });
		expect(await response.json()).toEqual({
			success: false,
			error: 'Sorry, this vehicle is no longer listed.',
		});
	});

	test('is its owner’s alone: another number is refused, and in no log (resolution 90)', async () => {
		const service = await leadService();
		const owner = await signedIn(service);
		await owner.send('/api/watchlist/save-car', body);
		const other = await signedIn(service, '0498 765 432');
		expect(await listOf(other)).toEqual([]);
		for (const path of ['/api/watchlist/save-car', '/api/watchlist/remove-car', '/api/watchlist/note'])
			expect((await other.send(path, { ...body, note: '' })).status).toBe(403);
		expect(await listOf(owner)).toHaveLength(1);
		expect(JSON.stringify(service.logged)).not.toMatch(/412 ?345 ?678|498 ?765 ?432/);
	});

	test('needs a session (WATCHLIST-003)', async () => {
		const visitor = browser(await leadService());
		expect((await visitor.send('/api/watchlist')).status).toBe(403);
		expect((await visitor.send('/api/watchlist/save-car', body)).status).toBe(403);
	});
});

describe('a visitor’s own data (Australian Privacy Principles 11 and 12)', () => {
	const body = { phone_number: PHONE, car_id: '7' };

	test('is a file with everything that is stored', async () => {
		const service = await leadService();
		const shopper = await signedIn(service);
		await shopper.send('/api/watchlist/save-car', body);
		const response = await shopper.send('/api/account/data');
		expect(response.headers.get('content-disposition')).toBe('attachment; filename="coast-my-data.json"');
		expect(await response.json()).toMatchObject({
			user: { phone: '+61412345678' },
			created_at: SERVICE_NOW.toISOString(),
			sessions: [{ renewed_at: SERVICE_NOW.toISOString() }],
			watchlist: [{ id: '7' }],
		});
	});

	test('is erased with the account, on every device; the number begins anew', async () => {
		const service = await leadService();
		const [phone, tablet] = [await signedIn(service), await signedIn(service)];
		const before = await phone.user();
		await phone.send('/api/watchlist/save-car', body);
		expect((await phone.send('/api/account/erase', { phone_number: '0498 765 432' })).status).toBe(403);
		expect((await phone.send('/api/account/erase', { phone_number: PHONE })).status).toBe(200);
		expect([await phone.user(), await tablet.user()]).toEqual([null, null]);
		expect((await tablet.send('/api/account/data')).status).toBe(403);
		const again = await signedIn(service);
		expect((await again.user()).id).not.toBe(before.id);
		expect((await (await again.send('/api/watchlist')).json()).cars).toEqual([]);
	});
});
