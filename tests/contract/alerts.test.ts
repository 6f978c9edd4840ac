import { describe, expect, onTestFinished, test } from 'vitest';
import type { ApiSite, ApiVehicle } from '../../src/api/site-file.ts';
import { alertMessages } from '../../src/lead-api/alerts/deliver-alert.ts';
import { limitTexts } from '../../src/lead-api/alerts/limit-texts.ts';
import { planAlerts } from '../../src/lead-api/alerts/plan-alerts.ts';
import { mailTransport } from '../../src/lead-api/delivery/mail-transport.ts';
import type { TextMessage } from '../../src/lead-api/sms/send-text.ts';
import { type ReadMail, readMail } from '../../src/preview/mail-catcher/read-mail.ts';
import { apiSite } from '../fixtures/leads/api-site.ts';
import { type LeadService, leadService, SERVICE_NOW } from '../fixtures/leads/lead-service.ts';
import { carAt, signedInShopper } from '../fixtures/leads/saved-cars.ts';
import { smtpReceiver } from '../fixtures/leads/smtp-receiver.ts';

const CONSENT = { words: 'Coast Motors may email me.', page: '/watchlist', time_zone: 'Australia/Melbourne' };
const HOUR = 60;
const later = (minutes: number) => new Date(SERVICE_NOW.getTime() + minutes * 60_000);
const withStock = (...vehicles: ApiVehicle[]): ApiSite => apiSite({ vehicles });
const STOCK = [carAt('1', 50_000), carAt('2', 20_000), carAt('3', 30_000)];

/** The service with a real mail server, and its alerts planned and delivered step by step. */
async function alertService(vehicles: readonly ApiVehicle[] = STOCK) {
	const service = await leadService([withStock(...vehicles)]);
	const receiver = await smtpReceiver(() => 'take');
	const texts: TextMessage[] = [];
	const { store, deps } = service;
	const delivery = {
		transport: mailTransport({ url: receiver.url, timeoutMs: 10_000 }),
		from: 'leads@forecourt.example',
		timeoutMs: 10_000,
		secret: deps.secret,
		now: deps.now,
		sendText: limitTexts(
			async (text) => {
				texts.push(text);
				return true;
			},
			{ store, secret: deps.secret, now: deps.now },
		),
	};
	const messages = alertMessages(store, delivery);
	/** Plans alerts from a stock at a time, delivers what is due, and returns the outcomes. */
	const run = async (minutes: number, stock = vehicles, change: Partial<ApiSite> = {}) => {
		service.setNow(later(minutes));
		const site = { ...withStock(...stock), ...change };
		await planAlerts(store, site, deps.now(), deps.openSearch);
		const due = await messages.store.claimDue(deps.now(), 100, 60_000);
		const results = [];
		for (const one of due) {
			const result = await messages.deliver(one, site);
			const next_at =
				!result.ok && result.not_before ? result.not_before.toISOString() : later(minutes).toISOString();
			const outcome = result.ok
				? ({ state: 'delivered' } as const)
				: ({ state: 'waiting', next_at, reason: result.reason } as const);
			await messages.store.settle(one.entry.id, outcome, deps.now());
			results.push(result);
		}
		return results;
	};
	return {
		...service,
		run,
		texts,
		raw: receiver.taken,
		mails: () => Promise.all(receiver.taken.map((mail) => readMail(Buffer.from(mail)))),
		[Symbol.asyncDispose]: () => receiver[Symbol.asyncDispose](),
	};
}

const textOf = (mail: ReadMail | undefined) =>
	mail?.parts.find(({ type }) => type === 'text/plain')?.text.trimEnd() ?? '';
const linkIn = (text: string, path: string) =>
	new URL(text.match(new RegExp(`https://\\S+${path}\\S*`))?.[0] ?? 'https://none.example/');

/** A shopper with saved vehicles and confirmed email alerts; the mails so far are dropped. */
async function subscriber(service: Awaited<ReturnType<typeof alertService>>, ...cars: string[]) {
	const kim = await signedInShopper(service as unknown as LeadService);
	await kim.save(...cars);
	await kim.send('/api/alerts/start', { channel: 'email', email: 'kim@example.com', ...CONSENT });
	await service.run(0);
	const { pathname, search, searchParams } = linkIn(textOf((await service.mails()).at(-1)), '/confirm');
	expect((await service.call(pathname + search)).status).toBe(200);
	const token = searchParams.get('token') ?? '';
	expect((await service.call('/api/alerts/confirm', { form: { token } })).status).toBe(200);
	service.raw.length = 0;
	return kim;
}

describe('turning alerts on', () => {
	test('an email address is asked to confirm; opening the link changes nothing, its button does', async () => {
		await using service = await alertService();
		const kim = await signedInShopper(service);
		await kim.save('1');
		const sent = await kim.send('/api/alerts/start', {
			channel: 'email',
			email: ' kim@example.com ',
			...CONSENT,
		});
		const chosen = {
			channel: 'email',
			target: 'kim@example.com',
			is_confirmed: false,
			words: CONSENT.words,
			page: '/watchlist',
			agreed_at: SERVICE_NOW.toISOString(),
			stopped_at: null,
		};
		const others = {
			phone: kim.phone,
			price_drop_percent: 2,
			sender: 'Coast Motors Pty Ltd, ABN 51 824 753 556',
			takes_replies: false,
		};
		expect(await sent.json()).toEqual({ alerts: [chosen], ...others });
		await service.run(0, [carAt('1', 40_000)]);
		const [mail] = await service.mails();
		expect(mail).toMatchObject({
			from: 'Coast Motors <leads@forecourt.example>',
			to: 'kim@example.com',
			reply_to: 'Coast Motors <leads@coast.example>',
			subject: 'Confirm your email address: Coast Motors',
		});
		expect(textOf(mail)).not.toContain('Car 1');
		expect(textOf(mail)).toContain('212 Latrobe Terrace, Geelong West VIC 3218, (03) 5223 1111');
		expect(textOf(mail)).toContain('The link works until Fri 27 Nov 2026, 11:00am.');
		const { pathname, search, searchParams } = linkIn(textOf(mail), '/confirm');
		const page = await (await service.call(pathname + search)).text();
		expect(page).toContain('<button>Turn on email alerts</button>');
		expect(await (await kim.send('/api/alerts')).json()).toEqual({ alerts: [chosen], ...others });
		const form = { token: searchParams.get('token') ?? '' };
		expect(await (await service.call('/api/alerts/confirm', { form })).text()).toContain(
			'Email alerts are on',
		);
		expect((await (await kim.send('/api/alerts')).json()).alerts[0].is_confirmed).toBe(true);
		// The same address needs no second confirmation.
		await kim.send('/api/alerts/stop', { channel: 'email' });
		await kim.send('/api/alerts/start', { channel: 'email', email: 'kim@example.com', ...CONSENT });
		expect((await (await kim.send('/api/alerts')).json()).alerts[0]).toEqual({
			...chosen,
			is_confirmed: true,
		});
	});

	test.each([
		['after seven days', (token: string) => token, 7 * 24 * HOUR + 1],
		['with another account', (token: string) => token.replace(/account_./, 'account_f'), 0],
		['with a later end', (token: string) => token.replace(/\.\d+\./, '.9999999999999.'), 0],
		['when it is empty', () => '', 0],
	])('a confirmation link does not work %s', async (_name, change, minutes) => {
		await using service = await alertService();
		const kim = await signedInShopper(service);
		await kim.send('/api/alerts/start', { channel: 'email', email: 'kim@example.com', ...CONSENT });
		await service.run(0);
		const { searchParams } = linkIn(textOf((await service.mails())[0]), '/confirm');
		const token = change(searchParams.get('token') ?? '');
		service.setNow(later(minutes));
		const opened = await service.call(`/api/alerts/confirm?${new URLSearchParams({ token })}`);
		expect(opened.status).toBe(404);
		expect((await service.call('/api/alerts/confirm', { form: { token } })).status).toBe(404);
		expect((await (await kim.send('/api/alerts')).json()).alerts[0].is_confirmed).toBe(false);
	});

	test('what is no address is refused by its field, and mails to one address are limited', async () => {
		await using service = await alertService();
		const kim = await signedInShopper(service);
		const start = (email: string) => kim.send('/api/alerts/start', { channel: 'email', email, ...CONSENT });
		for (const email of [
			'',
			'kim',
			'kim@example',
			'kim@example.com\r\nBcc: all@example.com',
			'a@b.example,c@d.example',
		])
			expect((await (await start(email)).json()).problems).toEqual([
				{ field: 'email', message: 'Please enter your email address, such as name@example.com.' },
			]);
		for (let mails = 0; mails < 5; mails++) expect((await start('kim@example.com')).status).toBe(200);
		expect((await start('kim@example.com')).status).toBe(429);
		const sam = await signedInShopper(service);
		expect(
			(await sam.send('/api/alerts/start', { channel: 'email', email: 'KIM@example.com', ...CONSENT }))
				.status,
		).toBe(429);
	});

	test('only a signed-in visitor of a dealer with alerts has any', async () => {
		const service = await leadService();
		expect((await service.call('/api/alerts')).status).toBe(403);
		expect((await service.call('/api/alerts/start', { json: { channel: 'text', ...CONSENT } })).status).toBe(
			403,
		);
		const { accounts } = apiSite();
		const without = await leadService([apiSite({ accounts: accounts && { ...accounts, alerts: null } })]);
		const kim = await signedInShopper(without);
		expect((await kim.send('/api/alerts')).status).toBe(404);
	});

	test('own data has the alerts with their consent', async () => {
		await using service = await alertService();
		const kim = await signedInShopper(service);
		await kim.send('/api/alerts/start', { channel: 'text', ...CONSENT });
		expect((await (await kim.send('/api/account/data')).json()).alerts).toEqual([
			{
				channel: 'text',
				target: kim.phone,
				is_confirmed: true,
				words: CONSENT.words,
				page: '/watchlist',
				agreed_at: SERVICE_NOW.toISOString(),
				stopped_at: null,
			},
		]);
	});
});

describe('an alert', () => {
	test('is one mail with the changes, the best first, with sender and headers for one click', async () => {
		await using service = await alertService();
		await subscriber(service, '1', '2', '3');
		const stock = [carAt('1', 48_500), carAt('2', 20_000, { status: 'sold' }), carAt('3', 29_900)];
		expect(await service.run(HOUR, stock)).toEqual([{ ok: true }]);
		const [mail] = await service.mails();
		expect(mail).toMatchObject({ to: 'kim@example.com', subject: 'Car 1: $1,500 less and 1 more change' });
		expect(textOf(mail)).toBe(`Car 1
Now $48,500 drive away, was $50,000.
https://www.coast.example/cars/car-1

Car 2
It has been sold.
https://www.coast.example/cars/car-2

You get this email because you turned on alerts for the vehicles and searches you saved. We send at most one a day.
Stop these emails: ${linkIn(textOf(mail), '/unsubscribe').href}

Coast Motors, 212 Latrobe Terrace, Geelong West VIC 3218, (03) 5223 1111
Coast Motors Pty Ltd, ABN 51 824 753 556, LMCT 11482`);
		const [raw = ''] = service.raw;
		const unfolded = raw.replace(/\r\n\s+/g, ' ');
		expect(unfolded).toMatch(
			/^List-Unsubscribe: <https:\/\/www\.coast\.example\/api\/alerts\/unsubscribe\?token=\S+>/m,
		);
		expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
		expect(await service.run(2 * HOUR, stock)).toEqual([]);
		expect(await service.run(26 * HOUR, stock)).toEqual([]);
	});

	test('tells at most five changes and once a day; the others follow the next day', async () => {
		const ids = ['1', '2', '3', '4', '5', '6', '7'];
		await using service = await alertService(ids.map((id) => carAt(id, 50_000)));
		await subscriber(service, ...ids);
		const cheaper = ids.map((id) => carAt(id, 40_000 - Number(id) * 1000));
		await service.run(HOUR, cheaper);
		await service.run(3 * HOUR, cheaper);
		const announced = async () => (await service.mails()).map((mail) => textOf(mail).match(/^Car \d/gm));
		expect(await announced()).toEqual([['Car 7', 'Car 6', 'Car 5', 'Car 4', 'Car 3']]);
		await service.run(24 * HOUR, cheaper);
		expect((await announced())[1]).toEqual(['Car 2', 'Car 1']);
	});

	test('waits for the end of quiet hours in the state of the shopper', async () => {
		await using service = await alertService();
		await subscriber(service, '1');
		const sold = [carAt('1', 50_000, { sold: true })];
		// 8 pm to 9 am in Melbourne.
		for (const minutes of [9 * HOUR, 15 * HOUR, 21 * HOUR + 59])
			expect(await service.run(minutes, sold)).toEqual([]);
		expect(await service.run(22 * HOUR, sold)).toEqual([{ ok: true }]);
		const perth = await signedInShopper(service);
		await perth.save('2');
		await perth.send('/api/alerts/start', { channel: 'text', ...CONSENT, time_zone: 'Australia/Perth' });
		const cheaper = [carAt('2', 10_000)];
		expect(await service.run(24 * HOUR, cheaper)).toEqual([]);
		expect(await service.run(25 * HOUR, cheaper)).toEqual([{ ok: true }]);
	});

	test('whose delivery failed until the evening is delivered in the morning', async () => {
		await using service = await alertService();
		const kim = await signedInShopper(service);
		await kim.save('1');
		await kim.send('/api/alerts/start', { channel: 'text', ...CONSENT });
		const cheaper = [carAt('1', 40_000)];
		const none = { ...apiSite().accounts, alerts: { ...apiSite().accounts?.alerts, texts_per_day: 0 } };
		const failed = await service.run(8 * HOUR, cheaper, { accounts: none as ApiSite['accounts'] });
		expect(failed).toEqual([{ ok: false, reason: 'the text message was not sent', retry: true }]);
		expect(await service.run(9 * HOUR, cheaper)).toEqual([
			{ ok: false, reason: 'quiet hours', retry: true, not_before: later(22 * HOUR) },
		]);
		expect(await service.run(22 * HOUR, cheaper)).toEqual([{ ok: true }]);
		expect(service.texts).toHaveLength(1);
	});

	test('says once that a vehicle is no longer listed, by the name it had when it was saved', async () => {
		await using service = await alertService();
		await subscriber(service, '1', '2');
		await service.run(HOUR, [carAt('1', 50_000, {}, { is_shown: false })]);
		expect(textOf((await service.mails())[0])).toMatch(
			/^Car \d\nIt is no longer available\.\n\nCar \d\nIt is no longer available\.\n\nYou get/,
		);
		await service.run(24 * HOUR, []);
		expect(service.raw).toHaveLength(1);
		await service.run(25 * HOUR, [carAt('1', 49_000)]);
		expect((await service.mails())[1]?.subject).toBe('Car 1: back on sale');
	});

	test('by text has the sender, the two best changes and a short link that stops them', async () => {
		await using service = await alertService();
		const kim = await signedInShopper(service);
		await kim.save('1', '2', '3');
		await kim.send('/api/alerts/start', { channel: 'text', ...CONSENT });
		await service.run(HOUR, [carAt('1', 45_000), carAt('2', 15_000), carAt('3', 20_000)]);
		const [text] = service.texts;
		const stop = linkIn(text?.text ?? '', '/unsubscribe');
		expect(text).toEqual({
			to: kim.phone,
			text: `Coast Motors, (03) 5223 1111\nCar 3: $10,000 less\nCar 2: $5,000 less\nhttps://www.coast.example/cars/car-3\nStop: ${stop.href}`,
		});
		expect(stop.href.length).toBeLessThan(110);
		expect((await service.call(stop.pathname + stop.search, { method: 'POST' })).status).toBe(200);
		expect((await (await kim.send('/api/alerts')).json()).alerts[0].stopped_at).toBe(
			later(HOUR).toISOString(),
		);
	});

	test('has hostile titles as text', async () => {
		const title = '</p><script>alert(1)</script>\r\nBcc: all@example.com \u202e';
		await using service = await alertService();
		await subscriber(service, '1');
		await service.run(HOUR, [carAt('1', 40_000, {}, { title })]);
		const [mail] = await service.mails();
		expect(mail?.subject).toBe('</p><script>alert(1)</script> Bcc: all@example.com: $10,000 less');
		expect(mail?.to).toBe('kim@example.com');
		const html = mail?.parts.find(({ type }) => type === 'text/html')?.text ?? '';
		expect(html).toContain('&#60;script&#62;');
		expect(html).not.toContain('<script');
	});
});

describe('stopping alerts without sign-in', () => {
	const alerted = async () => {
		const service = await alertService();
		onTestFinished(() => service[Symbol.asyncDispose]());
		const kim = await subscriber(service, '1');
		await service.run(HOUR, [carAt('1', 40_000)]);
		const { pathname, search } = linkIn(textOf((await service.mails())[0]), '/unsubscribe');
		const isOn = async () => (await (await kim.send('/api/alerts')).json()).alerts[0].stopped_at === null;
		return { service, path: pathname + search, isOn };
	};

	test('opening the link changes nothing, its button stops them, twice too', async () => {
		const { service, path, isOn } = await alerted();
		const page = await (await service.call(path)).text();
		expect(page).toContain('<h1>Stop alerts by email?</h1>');
		expect(page).toContain(`action="${path}"`);
		expect(await isOn()).toBe(true);
		for (let presses = 0; presses < 2; presses++)
			expect(await (await service.call(path, { form: '' })).text()).toContain('Alerts are stopped');
		expect(await isOn()).toBe(false);
		await service.run(26 * HOUR, [carAt('1', 30_000)]);
		expect(service.raw).toHaveLength(1);
	});

	test.each([
		['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
		[
			'multipart/form-data; boundary=x',
			'--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
		],
	])('the one click of a mail program stops them, as %s', async (type, body) => {
		const { service, path, isOn } = await alerted();
		// A year later too.
		service.setNow(later(365 * 24 * HOUR));
		const response = await service.call(path, { body, headers: { 'content-type': type } });
		expect(response.status).toBe(200);
		expect(await isOn()).toBe(false);
	});

	test('an altered link, another channel and another dealer stop nothing', async () => {
		const { service, path, isOn } = await alerted();
		const altered = [
			path.replace('token=e', 'token=t'),
			path.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
			path.replace(/token=.*/, 'token='),
			path.replace(/token=.*/, 'token=constructor.x'),
		];
		for (const other of altered) {
			expect((await service.call(other)).status).toBe(404);
			expect((await service.call(other, { method: 'POST' })).status).toBe(404);
		}
		expect(await isOn()).toBe(true);
	});
});
