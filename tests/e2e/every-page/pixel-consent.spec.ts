import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { expect, originOf, outDir, test } from '../../fixtures/browser/site-test.ts';

const ASKING = 'asks-first';
const IMPLIED = 'everything';
const KEY = 'forecourt.asks-first.pixel';

/** A file of a site as it was built; Node does not find sites by their names. */
const siteFile = (slug: string, file: string) => readFileSync(join(outDir(), slug, file), 'utf8');

/** A substitute for Meta's script that records its calls, and the requests to other hosts. */
async function stubPixel(context: BrowserContext): Promise<Request[]> {
	const asked: Request[] = [];
	await context.route(/^https:\/\/(connect\.facebook\.net|www\.facebook\.com)\//, async (route) => {
		asked.push(route.request());
		await route.fulfill({
			contentType: 'text/javascript',
			body: 'window.recorded = [...fbq.queue]; fbq.callMethod = (...call) => recorded.push(call);',
		});
	});
	return asked;
}

const recorded = (page: Page) =>
	page.evaluate(() => (window as unknown as { recorded?: unknown[][] }).recorded ?? null);
const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
/** What the browser keeps for the site, without the viewed vehicles, which never leave the browser. */
const storage = (page: Page) =>
	page.evaluate(
		() =>
			JSON.stringify(Object.keys(localStorage).filter((key) => !key.endsWith('.viewed'))) + document.cookie,
	);

test.describe('a pixel with explicit consent', () => {
	test('loads and stores nothing before consent, then reports the vehicle (ANALYTICS-015)', async ({
		page,
		context,
	}) => {
		const asked = await stubPixel(context);
		await page.goto(`${originOf(ASKING)}/cars/used-corolla`);
		await expect(bar(page)).toBeVisible();
		await page.waitForLoadState('networkidle');
		expect(asked).toEqual([]);
		expect(await storage(page)).toBe('[]');

		await bar(page).getByRole('button', { name: 'Yes, allow it' }).click();
		await expect(bar(page)).toBeHidden();
		await expect
			.poll(() => recorded(page))
			.toEqual([
				['set', 'autoConfig', false, '555000111'],
				['init', '555000111'],
				[
					'trackSingle',
					'555000111',
					'ViewContent',
					{
						content_type: 'vehicle',
						content_ids: ['A-1'],
						make: 'Toyota',
						model: 'Corolla',
						year: 2021,
						price: 21990,
						value: 21990,
						currency: 'AUD',
						state_of_vehicle: 'USED',
						body_style: 'HATCHBACK',
					},
				],
			]);
		await page.goto(`${originOf(ASKING)}/cars/new-rio`);
		await expect.poll(() => recorded(page)).not.toBeNull();
		await expect(bar(page)).toBeHidden();
	});

	test('is not loaded after a refusal, on every page, until the choice is changed in the footer', async ({
		page,
		context,
	}) => {
		const asked = await stubPixel(context);
		await page.goto(originOf(ASKING));
		await bar(page).getByRole('button', { name: 'No, thanks' }).click();
		await page.goto(`${originOf(ASKING)}/cars/used-corolla`);
		await page.waitForLoadState('networkidle');
		await expect(bar(page)).toBeHidden();
		expect(asked).toEqual([]);

		await page.getByRole('link', { name: 'Privacy choices' }).click();
		await expect(bar(page)).toContainText('You have not allowed this.');
		await bar(page).getByRole('button', { name: 'Yes, allow it' }).click();
		await expect.poll(() => recorded(page)).not.toBeNull();

		await context.addCookies([{ name: '_fbp', value: 'fb.1.2.3', url: originOf(ASKING) }]);
		await page.getByRole('link', { name: 'Privacy choices' }).click();
		await expect(bar(page)).toContainText('You have allowed this.');
		await bar(page).getByRole('button', { name: 'No, thanks' }).click();
		expect((await recorded(page))?.at(-1)).toEqual(['consent', 'revoke']);
		expect(await context.cookies()).toEqual([]);
	});

	test('asks by two equal buttons that the keyboard reaches first, after their text', async ({ page }) => {
		await page.goto(originOf(ASKING));
		await expect(bar(page)).toBeVisible();
		const yes = bar(page).getByRole('button', { name: 'Yes, allow it' });
		const no = bar(page).getByRole('button', { name: 'No, thanks' });
		const look = (button: typeof yes) =>
			button.evaluate((element) => {
				const { width, height } = element.getBoundingClientRect();
				const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element);
				return { width, height, color, backgroundColor, borderColor, fontWeight, fontSize };
			});
		await page.mouse.move(0, 0);
		expect(await look(yes)).toEqual(await look(no));
		expect(await faults(page, { within: '#privacy-choices' })).toEqual([]);

		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(bar(page).getByRole('link', { name: 'Our privacy policy' })).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(yes).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(no).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(bar(page)).toBeHidden();
		await expect(page.getByRole('link', { name: 'Privacy choices' })).toBeFocused();
	});

	test('follows the choice of another tab and of a page restored from the back-forward cache', async ({
		page,
		context,
	}) => {
		await stubPixel(context);
		await page.goto(originOf(ASKING));
		const other = await context.newPage();
		await other.goto(originOf(ASKING));
		await bar(other).getByRole('button', { name: 'No, thanks' }).click();
		await expect(bar(page)).toBeHidden();
		expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('no');
	});

	test('respects Global Privacy Control', async ({ page, context }) => {
		const asked = await stubPixel(context);
		await page.addInitScript((key) => {
			Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
			localStorage.setItem(key, 'yes');
		}, KEY);
		await page.goto(`${originOf(ASKING)}/cars/used-corolla`);
		await page.waitForLoadState('networkidle');
		await expect(bar(page)).toBeHidden();
		expect(asked).toEqual([]);
		await page.getByRole('link', { name: 'Privacy choices' }).click();
		await expect(bar(page)).toContainText('Global Privacy Control');
		await expect(bar(page).getByRole('button')).toHaveText(['Close']);
		await bar(page).getByRole('button', { name: 'Close' }).click();
		await expect(bar(page)).toBeHidden();
	});

	test('does not ask where the browser stores nothing', async ({ page, context }) => {
		const asked = await stubPixel(context);
		await page.addInitScript(() => {
			Object.defineProperty(window, 'localStorage', {
				get() {
					throw new DOMException('blocked', 'SecurityError');
				},
			});
		});
		await page.goto(`${originOf(ASKING)}/cars/used-corolla`);
		await page.waitForLoadState('networkidle');
		await expect(bar(page)).toBeHidden();
		expect(asked).toEqual([]);
	});
});

test.describe('a pixel with implied consent', () => {
	/** The first vehicle in the stock's data. */
	function aVehicle(): string {
		const { vehicles } = JSON.parse(siteFile(IMPLIED, 'stock.json')) as { vehicles: { slug: string }[] };
		return `${originOf(IMPLIED)}/cars/${vehicles[0]?.slug}`;
	}

	test('reports the vehicle without a banner, and can be declined', async ({ page, context }) => {
		const asked = await stubPixel(context);
		const vehicle = aVehicle();
		await page.goto(vehicle);
		await expect.poll(() => recorded(page)).toContainEqual(['init', '1234567890']);
		await expect(bar(page)).toBeHidden();
		await page.getByRole('link', { name: 'Privacy choices' }).click();
		await bar(page).getByRole('button', { name: 'No, thanks' }).click();
		const before = asked.length;
		await page.goto(vehicle);
		await page.waitForLoadState('networkidle');
		expect(asked).toHaveLength(before);
	});

	test('only warns when it is blocked (ANALYTICS-016)', async ({ page, context, complaints }) => {
		const warnings: string[] = [];
		page.on('console', (message) => {
			if (message.type() === 'warning') warnings.push(message.text());
		});
		await context.route('https://connect.facebook.net/**', (route) => route.abort('blockedbyclient'));
		await page.goto(aVehicle());
		await expect.poll(() => warnings.join()).toContain('Analytics: the pixel could not be loaded');
		const others = complaints.filter((complaint) => !complaint.includes('connect.facebook.net'));
		complaints.splice(0, complaints.length, ...others);
	});
});

test('a site without a pixel has no banner, no link and allows no other host', async ({ page }) => {
	await page.goto(originOf('righto'));
	await page.waitForLoadState('networkidle');
	await expect(page.getByText('Privacy choices')).toHaveCount(0);
	expect(await page.content()).not.toMatch(/facebook\.net|privacy-choices/);
});
