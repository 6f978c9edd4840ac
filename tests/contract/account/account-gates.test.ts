import { describe, expect, test } from 'vitest';
import type { ApiSite } from '../../../src/api/site/site-file.ts';
import { browser, signedIn } from '../../fixtures/leads/account-browser.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_LEAD, type LeadService, leadService } from '../../fixtures/leads/lead-service.ts';

type Gates = NonNullable<ApiSite['accounts']>['gates'];

const site = (gates: Gates) => {
	const open = apiSite();
	return apiSite({ accounts: open.accounts && { ...open.accounts, gates } });
};
const FINANCE: Gates = {
	checkout: false,
	finance: true,
	equifax_finance: false,
	spin_to_win: false,
	online_payment: false,
};
const LEAD = {
	...GOOD_LEAD,
	category: 'Finance Enquiry',
	url: 'https://www.coast.example/finance?car_id=7',
};
const send = (visitor: ReturnType<typeof browser>, lead: object = LEAD) => visitor.send('/api/leads', lead);

describe('a lead of a gated page (WATCHLIST-015, WATCHLIST-018)', () => {
	test('is refused without a session, with the address of sign-in, and accepted with one', async () => {
		const service = await leadService([site(FINANCE)]);
		const refused = await send(browser(service));
		expect(refused.status).toBe(403);
		expect(await refused.json()).toMatchObject({
			error: 'Please sign in, then send this again. What you typed stays here.',
			sign_in: '/sign-in?type=finance&redirect=%2Ffinance%3Fcar_id%3D7&back=%2Ffinance%3Fcar_id%3D7',
		});
		expect((await send(await signedIn(service))).status).toBe(200);
	});

	test('is refused from whichever page it says it was sent', async () => {
		const visitor = browser(await leadService([site(FINANCE)]));
		for (const url of ['https://www.coast.example/contact-us', 'https://elsewhere.example//x', 'no address'])
			expect((await send(visitor, { ...LEAD, url })).status, url).toBe(403);
	});

	test('is open where the dealer gates nothing, as are other leads (resolution 95)', async () => {
		const open = await leadService();
		expect((await send(browser(open))).status).toBe(200);
		const gated = await leadService([site(FINANCE)]);
		expect((await send(browser(gated), GOOD_LEAD)).status).toBe(200);
	});

	test('with the lender’s own application is refused where only that is gated', async () => {
		const service = await leadService([
			site({
				checkout: false,
				finance: false,
				equifax_finance: true,
				spin_to_win: false,
				online_payment: false,
			}),
		]);
		const refused = await send(browser(service), {
			...LEAD,
			url: 'https://www.coast.example/equifax-finance',
		});
		expect((await refused.json()).sign_in).toMatch(/^\/sign-in\?type=equifax-finance&/);
		const byPath = await send(browser(service), { ...LEAD, url: '/equifax-finance' });
		expect(byPath.status).toBe(403);
		expect((await send(browser(service))).status).toBe(200);
	});
});

test.each([
	['WATCHLIST-023', 'Vehicle Enquiry', {}],
	['WATCHLIST-025', 'Test Drive', { test_drive_date: '2026-11-23T09:30' }],
] as const)(
	'%s: a visitor who is signed out sends a %s where every gate is closed',
	async (_, category, more) => {
		const closed = {
			checkout: true,
			finance: true,
			equifax_finance: true,
			spin_to_win: true,
			online_payment: true,
		};
		const service = await leadService([site(closed)]);
		expect((await send(browser(service), { ...GOOD_LEAD, category, ...more })).status).toBe(200);
	},
);

describe('a form of a gated page without JavaScript', () => {
	const form = Object.fromEntries(
		Object.entries({ ...GOOD_LEAD, category: 'Finance Enquiry', message: 'A "quoted" <question>' }).map(
			([name, value]) => [name, String(value)],
		),
	);
	const headers = { referer: 'https://www.coast.example/finance' };
	const post = (visitor: ReturnType<typeof browser>) =>
		visitor.send('/api/leads', undefined, { form, headers });
	const heldBy = async ({ store }: LeadService) => (await store.listHeld()).length;

	test('leads to a page that links to sign-in and keeps all that was typed', async () => {
		const service = await leadService([site(FINANCE)]);
		const response = await post(browser(service));
		expect(response.status).toBe(403);
		const page = await response.text();
		expect(page).toContain('<h1>Please sign in first</h1>');
		expect(page).toContain('href="/sign-in?type=finance&#38;redirect=%2Ffinance&#38;back=%2Ffinance"');
		expect(page).toContain('name="message" value="A &#34;quoted&#34; &#60;question&#62;"');
		expect(page).toContain('action="/api/leads"');
		expect(await heldBy(service)).toBe(0);
	});

	test('is accepted once its sender has signed in', async () => {
		const service = await leadService([site(FINANCE)]);
		expect([200, 303]).toContain((await post(await signedIn(service))).status);
	});
});
