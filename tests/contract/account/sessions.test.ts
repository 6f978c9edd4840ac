import { describe, expect, test } from 'vitest';
import { browser, signedIn } from '../../fixtures/leads/account-browser.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';

const later = (minutes: number) => new Date(SERVICE_NOW.getTime() + minutes * 60_000);

describe('a session', () => {
	test('gets a new key once a day, and the previous key still works for requests in progress', async () => {
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

	test('is ended on this device or on every device, as the visitor chooses', async () => {
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

	test('of one dealer does not work at another', async () => {
		const other = { slug: 'other', hosts: ['www.other.example'], url: 'https://www.other.example' };
		const service = await leadService([apiSite(), apiSite(other)]);
		const shopper = await signedIn(service);
		const elsewhere = browser(service, 'www.other.example');
		for (const [name, value] of shopper.cookies) elsewhere.cookies.set(name, value);
		expect(await elsewhere.user()).toBeNull();
		expect(await shopper.user()).not.toBeNull();
	});

	test('can only be signed out from the dealer’s own pages', async () => {
		const service = await leadService();
		await signedIn(service);
		const response = await service.call('/api/account/sign-out', {
			json: {},
			headers: { origin: 'https://elsewhere.example' },
		});
		expect(response.status).toBe(403);
	});
});
