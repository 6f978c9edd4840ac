import { describe, expect, test } from 'vitest';
import { PHONE, signedIn } from '../../fixtures/leads/account-browser.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';

describe('a visitor’s own data (Australian Privacy Principles 11 and 12)', () => {
	const body = { phone_number: PHONE, car_id: '7' };

	test('is a file with everything that is stored', async () => {
		const service = await leadService();
		const shopper = await signedIn(service);
		await shopper.send('/api/watchlist/save-car', body);
		const response = await shopper.send('/api/account/data');
		expect(response.headers.get('content-disposition')).toBe('attachment; filename="coast-my-data.json"');
		const text = await response.text();
		expect(text, 'a file that a person can read').toContain('\n  "watchlist": [\n');
		expect(JSON.parse(text)).toMatchObject({
			user: { phone: '+61412345678' },
			created_at: SERVICE_NOW.toISOString(),
			sessions: [{ renewed_at: SERVICE_NOW.toISOString() }],
			watchlist: [{ id: '7' }],
		});
	});

	test('is erased with the account, on every device, and the number gets a new account', async () => {
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
