import { describe, expect, test } from 'vitest';
import { browser, codeOf, PHONE, signedIn } from '../../fixtures/leads/account-browser.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';

const later = (minutes: number) => new Date(SERVICE_NOW.getTime() + minutes * 60_000);

describe('signing in with a code (resolution 88)', () => {
	test('a code by text message signs its browser in (WATCHLIST-007)', async () => {
		const service = await leadService();
		const shopper = browser(service);
		const requested = await shopper.send('/api/account/codes', { phone: PHONE });
		expect(await requested.json()).toEqual({
			phone_end: '678',
			phone_text: '0412 345 678',
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

	test('the cookies of sign-in are for this host only, and scripts cannot read them', async () => {
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

	test('a wrong code is a problem of its field, and after five the code has expired', async () => {
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
		expect((await response.json()).error).toBe('This code has expired. Please ask for a new one.');
		expect(await shopper.user()).toBeNull();
	});

	test('a code works once, for ten minutes, in the browser that requested it, at that dealer', async () => {
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
			message:
				'Please enter a mobile number, such as 0412 345 678. This looks like a landline, which can’t get a text.',
		});
		expect(service.texts).toEqual([]);
	});

	test('when no text message can be sent, the answer has the dealer’s phone number', async () => {
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
