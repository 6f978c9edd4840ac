import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, originOf, outDir, test } from '../../fixtures/browser/site-test.ts';

const ASKING = 'asks-first';

/** A file of a site as it was built; Node does not find sites by their names. */
const siteFile = (slug: string, file: string) => readFileSync(join(outDir(), slug, file), 'utf8');

type Heard = { event_id: number; details: { car_id?: string } };

/** Listens for events from before the page's own scripts run, through all pages of a test. */
async function listen(page: Page): Promise<() => Promise<Heard[]>> {
	await page.addInitScript(() => {
		const heard: unknown[] = [];
		Object.assign(window, { heard });
		window.addEventListener('forecourt:event', (event) => heard.push((event as CustomEvent).detail));
	});
	return () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
}

test.describe('events', () => {
	test('the page of a used vehicle is event 4, that of a new one none (ANALYTICS-001)', async ({ page }) => {
		const heard = await listen(page);
		await page.goto(`${originOf(ASKING)}/cars/used-corolla`);
		await expect.poll(heard).toMatchObject([{ event_id: 4, details: { car_id: 'A-1' } }]);
		await page.goto(`${originOf(ASKING)}/cars/new-rio`);
		await page.waitForLoadState('networkidle');
		expect(await heard()).toEqual([]);
	});

	test('the history report is event 60, print is event 61 (ANALYTICS-010, ANALYTICS-011)', async ({
		page,
	}) => {
		await page
			.context()
			.route('https://reports.askew-motors.example/**', (route) => route.fulfill({ body: 'ok' }));
		const heard = await listen(page);
		await page.goto(`${originOf(ASKING)}/cars/used-corolla`);
		const main = page.getByRole('main');
		await main.getByRole('link', { name: /^Vehicle History Report/ }).click();
		await expect.poll(heard).toMatchObject([{ event_id: 4 }, { event_id: 60, details: { car_id: 'A-1' } }]);
		await main.getByRole('link', { name: /^Print/ }).focus();
		await page.keyboard.press('Enter');
		await expect
			.poll(heard)
			.toMatchObject([{ event_id: 4 }, { event_id: 60 }, { event_id: 61, details: { car_id: 'A-1' } }]);
		await main.getByRole('button', { name: 'Share' }).click();
		expect(await heard()).toHaveLength(3);
	});
});

test.describe('the lead API', () => {
	/** Names a lead API on the page, as the layout does where there is one, and keeps what it is sent. */
	async function withApi(page: Page, answer: number | 'abort'): Promise<{ path: string; body: unknown }[]> {
		const sent: { path: string; body: unknown }[] = [];
		await page.route('**/cars/used-corolla', async (route) => {
			const body = siteFile(ASKING, 'cars/used-corolla.html').replace('<html ', '<html data-api="/api" ');
			await route.fulfill({ contentType: 'text/html', body });
		});
		await page.route('**/api/**', async (route) => {
			const path = new URL(route.request().url()).pathname;
			// Live updates are asked for on every page, and are no event.
			if (path !== '/api/stock-changes.json') sent.push({ path, body: route.request().postDataJSON() });
			if (answer === 'abort') await route.abort('blockedbyclient');
			else await route.fulfill({ status: answer });
		});
		return sent;
	}

	test('gets events and every reveal of the number, and no personal data (PHONE-005)', async ({ page }) => {
		const sent = await withApi(page, 204);
		await page.goto(`${originOf(ASKING)}/cars/used-corolla`);
		const event = { car_id: 'A-1', website_id: 'asks-first' };
		await expect.poll(() => sent).toEqual([{ path: '/api/events', body: { event_id: 4, ...event } }]);

		const number = page.getByText('Show number');
		await number.click();
		await expect(
			page.getByRole('main').getByRole('link', { name: '(07) 5550 7742', exact: true }),
		).toBeVisible();
		const reveal = { path: '/api/phone-reveals', body: { ...event, dealership_id: 'asks-first' } };
		await expect.poll(() => sent.slice(1)).toEqual([reveal]);
		await page.reload();
		await expect(number).toBeVisible();
		await number.click();
		await expect.poll(() => sent.filter(({ path }) => path === reveal.path)).toEqual([reveal, reveal]);
	});

	for (const answer of [500, 'abort'] as const) {
		test(`only warns when it fails: ${answer} (ANALYTICS-016)`, async ({ page, complaints }) => {
			const warnings: string[] = [];
			page.on('console', (message) => {
				if (message.type() === 'warning') warnings.push(message.text());
			});
			const sent = await withApi(page, answer);
			await page.goto(`${originOf(ASKING)}/cars/used-corolla`);
			await expect.poll(() => warnings.join()).toContain('Analytics: /api/events');
			expect(sent).toHaveLength(1);
			await page.getByText('Show number').click();
			await expect.poll(() => warnings.join()).toContain('Analytics: /api/phone-reveals');
			complaints.splice(
				0,
				complaints.length,
				...complaints.filter((complaint) => !complaint.includes('/api/')),
			);
		});
	}

	test('gets no request from pages that name none', async ({ page }) => {
		const requests: string[] = [];
		page.on('request', (request) => requests.push(request.url()));
		await page.goto(`${originOf(ASKING)}/cars/used-corolla`);
		await page.getByText('Show number').click();
		await page.waitForLoadState('networkidle');
		expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
	});
});
