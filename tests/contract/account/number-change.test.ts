import { describe, expect, test } from 'vitest';
import { codeOf, PHONE, signedIn } from '../../fixtures/leads/account-browser.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';

const NEW = '0498 765 432';
type Shopper = Awaited<ReturnType<typeof signedIn>>;

/** Requests a code for the new number, and enters that code or another one. */
async function change(service: Awaited<ReturnType<typeof leadService>>, shopper: Shopper, code?: string) {
	await shopper.send('/api/account/number/codes', { phone: NEW });
	return shopper.send('/api/account/number', { code: code ?? codeOf(service) });
}

describe('a new mobile number', () => {
	test('replaces the old one once its code was entered: the watchlist stays, other devices are signed out, and the old number gets a text', async () => {
		const service = await leadService();
		const [phone, tablet] = [await signedIn(service), await signedIn(service)];
		const { id } = await phone.user();
		await phone.send('/api/watchlist/save-car', { phone_number: PHONE, car_id: '7' });
		const response = await change(service, phone);
		expect(response.status).toBe(200);
		expect((await response.json()).user).toEqual({ id, phone: '+61498765432' });
		expect(service.texts.at(-1)).toMatchObject({
			to: '+61412345678',
			text: expect.stringContaining('with another number. Was this not you?'),
		});
		expect(await phone.user()).toEqual({ id, phone: '+61498765432' });
		expect(await tablet.user()).toBeNull();
		const again = await signedIn(service, NEW);
		expect((await (await again.send('/api/watchlist')).json()).cars).toMatchObject([{ id: '7' }]);
		expect((await (await signedIn(service)).user()).id).not.toBe(id);
	});

	test('is not accepted with a wrong code, and the old one stays', async () => {
		const service = await leadService();
		const shopper = await signedIn(service);
		await shopper.send('/api/account/number/codes', { phone: NEW });
		const wrong = codeOf(service) === '111111' ? '222222' : '111111';
		expect((await shopper.send('/api/account/number', { code: wrong })).status).toBe(422);
		expect((await shopper.user()).phone).toBe('+61412345678');
	});

	test('is refused where it belongs to another account', async () => {
		const service = await leadService();
		await signedIn(service, NEW);
		const shopper = await signedIn(service);
		const response = await change(service, shopper);
		expect(response.status).toBe(409);
		expect((await shopper.user()).phone).toBe('+61412345678');
	});

	test('is accepted only soon after signing in', async () => {
		const service = await leadService();
		const shopper = await signedIn(service);
		await shopper.send('/api/account/codes', { phone: NEW });
		const code = codeOf(service);
		service.setNow(new Date(SERVICE_NOW.getTime() + 26 * 60_000));
		expect((await shopper.send('/api/account/number', { code })).status).toBe(403);
		await shopper.send('/api/account/sign-out', {});
		expect((await shopper.send('/api/account/number', { code })).status).toBe(403);
	});

	test('gets no code where it would not be accepted: long after signing in, when signed out, or for the current number', async () => {
		const service = await leadService();
		const shopper = await signedIn(service);
		const sent = service.texts.length;
		const ask = (phone: string) => shopper.send('/api/account/number/codes', { phone });
		const own = await ask('+61 (0) 412-345.678');
		expect([own.status, (await own.json()).problems]).toEqual([
			422,
			[{ field: 'phone', message: 'You already sign in with this number.' }],
		]);
		service.setNow(new Date(SERVICE_NOW.getTime() + 16 * 60_000));
		const late = await ask(NEW);
		expect([late.status, (await late.json()).error]).toEqual([
			403,
			'To change how you sign in, please sign out and sign in again first.',
		]);
		await shopper.send('/api/account/sign-out', {});
		expect((await ask(NEW)).status).toBe(403);
		expect(service.texts).toHaveLength(sent);
	});

	test('is accepted with a code that was requested in time', async () => {
		const service = await leadService();
		const shopper = await signedIn(service);
		service.setNow(new Date(SERVICE_NOW.getTime() + 14 * 60_000));
		await shopper.send('/api/account/number/codes', { phone: NEW });
		service.setNow(new Date(SERVICE_NOW.getTime() + 20 * 60_000));
		expect((await shopper.send('/api/account/number', { code: codeOf(service) })).status).toBe(200);
	});
});
