import { describe, expect, test } from 'vitest';
import { codeOf, PHONE, signedIn } from '../../fixtures/leads/account-browser.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';

const NEW = '0498 765 432';
type Shopper = Awaited<ReturnType<typeof signedIn>>;

/** Asks for a code to another number and enters it, or another. */
async function change(service: Awaited<ReturnType<typeof leadService>>, shopper: Shopper, code?: string) {
	await shopper.send('/api/account/codes', { phone: NEW });
	return shopper.send('/api/account/number', { code: code ?? codeOf(service) });
}

describe('another mobile number', () => {
	test('replaces the old one once a code has proved it: the list stays, other devices are signed out, the old number gets a text', async () => {
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

	test('is not taken with a wrong code, and the old one stays', async () => {
		const service = await leadService();
		const shopper = await signedIn(service);
		await shopper.send('/api/account/codes', { phone: NEW });
		const wrong = codeOf(service) === '111111' ? '222222' : '111111';
		expect((await shopper.send('/api/account/number', { code: wrong })).status).toBe(422);
		expect((await shopper.user()).phone).toBe('+61412345678');
	});

	test('is refused where it has an account of its own', async () => {
		const service = await leadService();
		await signedIn(service, NEW);
		const shopper = await signedIn(service);
		const response = await change(service, shopper);
		expect(response.status).toBe(409);
		expect((await shopper.user()).phone).toBe('+61412345678');
	});

	test('is taken soon after signing in only, and from no one else', async () => {
		const service = await leadService();
		const shopper = await signedIn(service);
		service.setNow(new Date(SERVICE_NOW.getTime() + 20 * 60_000));
		expect((await change(service, shopper)).status).toBe(403);
		await shopper.send('/api/account/sign-out', {});
		expect((await change(service, shopper)).status).toBe(403);
	});
});
