import { describe, expect, test } from 'vitest';
import { alertService, CONSENT, HOUR, later, linkIn, textOf } from '../../fixtures/leads/alert-service.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { carAt, signedInShopper } from '../../fixtures/leads/saved-cars.ts';

describe('turning alerts on', () => {
	test('an email address gets a mail to confirm; opening its link changes nothing, and its button confirms', async () => {
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
		['when its account was changed', (token: string) => token.replace(/account_./, 'account_f'), 0],
		['when its end was changed', (token: string) => token.replace(/\.\d+\./, '.9999999999999.'), 0],
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

	test('an invalid address is a problem of its field, and mails to one address are limited', async () => {
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

	test('alerts need a signed-in visitor and a dealer that sends them', async () => {
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

	test('the visitor’s own data has the alerts with their consent', async () => {
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
