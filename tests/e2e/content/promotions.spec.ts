import type { Page } from 'playwright/test';
import { expect, originOf, searchIsLive, test } from '../../fixtures/browser/site-test.ts';

/** Its sites are made for Monday 2 March 2026, 10 in the morning in Perth; its popup ends with that month. */
const SLUG = 'everything';

/** Opens a page at a moment; clocks of the browser stand still there. */
async function openAt(page: Page, moment: string, path = '/'): Promise<void> {
	await page.clock.setFixedTime(new Date(moment));
	await page.goto(originOf(SLUG) + path);
}

test.describe('the popup', () => {
	test.use({ showsPopup: true });

	const scrollOn = async (page: Page) => {
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await page.mouse.wheel(0, 400);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
	};
	const popup = (page: Page) => page.getByRole('dialog', { name: 'Autumn sale' });
	/** Opens a page at a moment, and its popup by the first scroll. */
	const popUpAt = async (page: Page, moment: string) => {
		await openAt(page, moment);
		await scrollOn(page);
		await expect(popup(page)).toBeVisible();
	};
	/** The delay after which the popup opens by itself, milliseconds. */
	const DELAY_MS = 6000;
	/** Opens a page whose timers run only when a test lets them. */
	const openPaused = async (page: Page) => {
		await page.clock.install({ time: new Date('2026-03-10T09:00:00+08:00') });
		await page.clock.pauseAt(new Date('2026-03-10T10:00:00+08:00'));
		await page.goto(originOf(SLUG));
	};

	test('shows picture, title, text and button, at most 600 px wide and 80 % of the window high (PROMO-001, PROMO-002, PROMO-007)', async ({
		page,
	}) => {
		await popUpAt(page, '2026-03-10T10:00:00+08:00');
		await expect(popup(page).getByRole('img', { name: 'A red car' })).toBeVisible();
		await expect(popup(page)).toContainText('Until the end of March.');
		const box = await popup(page).boundingBox();
		const height = page.viewportSize()?.height ?? 0;
		expect(box?.width).toBeLessThanOrEqual(600);
		expect(box?.height).toBeLessThanOrEqual(0.8 * height);
	});

	for (const { how, hide } of [
		{
			how: 'closed by its button',
			hide: (page: Page) => page.getByRole('button', { name: 'Close' }).click(),
		},
		{ how: 'closed by Escape', hide: (page: Page) => page.keyboard.press('Escape') },
		{
			how: 'followed',
			hide: (page: Page) => popup(page).getByRole('link', { name: 'See used cars' }).click(),
		},
	]) {
		test(`is not shown again once it was ${how} (PROMO-003, PROMO-004)`, async ({ page }) => {
			await popUpAt(page, '2026-03-10T10:00:00+08:00');
			await hide(page);
			await expect(popup(page)).toBeHidden();
			await openAt(page, '2026-03-11T10:00:00+08:00');
			await scrollOn(page);
			await expect(popup(page)).toBeHidden();
		});
	}

	test('appears with the first scroll', async ({ page }) => {
		await openAt(page, '2026-03-10T10:00:00+08:00');
		await page.waitForLoadState('networkidle');
		await expect(popup(page)).toBeHidden();
		await scrollOn(page);
		await expect(popup(page)).toBeVisible();
	});

	test('appears after six seconds without scrolling', async ({ page }) => {
		await openPaused(page);
		await page.clock.runFor(DELAY_MS - 100);
		await expect(popup(page)).toBeHidden();
		await page.clock.runFor(100);
		await expect(popup(page)).toBeVisible();
	});

	test('waits while a visitor types', async ({ page }) => {
		await openPaused(page);
		await page.evaluate(() => {
			const field = document.body.appendChild(document.createElement('input'));
			field.focus({ preventScroll: true });
		});
		await scrollOn(page);
		await expect(popup(page)).toBeHidden();
		await page.evaluate(() => (document.activeElement as HTMLElement).blur());
		await page.clock.runFor(DELAY_MS);
		await expect(popup(page)).toBeVisible();
	});

	test('is shown once, also to a visitor who leaves the page without closing it', async ({ page }) => {
		await popUpAt(page, '2026-03-10T10:00:00+08:00');
		await openAt(page, '2026-03-10T10:00:00+08:00', '/blog');
		await scrollOn(page);
		await expect(popup(page)).toBeHidden();
	});

	for (const path of ['/stock', '/about-us', '/privacy-policy', '/pages/terms', '/no-such-page', '/print'])
		test(`is not on ${path}`, async ({ page }) => {
			await openAt(page, '2026-03-10T10:00:00+08:00', path);
			await expect(page.locator('body')).toBeVisible();
			await expect(page.locator('dialog[data-popup]')).toHaveCount(0);
		});

	test('is not shown after its expiry, however old the page (PROMO-005)', async ({ page }) => {
		// The configured end: its whole last second is included, as in every window.
		await popUpAt(page, '2026-03-31T23:59:59+08:00');
		await page.evaluate(() => localStorage.clear());
		await openAt(page, '2026-04-01T00:00:00+08:00');
		await scrollOn(page);
		await expect(popup(page)).toBeHidden();
	});

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('is absent (PROMO-006)', async ({ page }) => {
			await page.goto(originOf(SLUG));
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(page.locator('dialog[data-popup]')).toBeHidden();
		});
	});
});

test('a tile is at its place in a rendered and in a narrowed list (PROMO-011, resolution 177)', async ({
	page,
}) => {
	await page.goto(`${originOf(SLUG)}/stock`);
	await searchIsLive(page);
	const entries = page.getByRole('main').locator('ul.cards > li');
	await expect(entries.nth(1)).toContainText('Trade-in week');
	await page.getByRole('checkbox', { name: /^Used/ }).click();
	await expect(page).toHaveURL(/used-car\/list/);
	await expect(entries.nth(1)).toContainText('Trade-in week');
});

test.describe('the bar at the foot of phones', () => {
	test.use({ viewport: { width: 375, height: 740 } });
	const call = (page: Page) => page.getByRole('link', { name: 'Call Now' });
	const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });

	// Monday in Perth; in the rest of the country it is another hour.
	for (const { moment, isShown } of [
		{ moment: '2026-03-03T07:59:59+08:00', isShown: false },
		{ moment: '2026-03-03T08:00:00+08:00', isShown: true },
		{ moment: '2026-03-03T16:59:59+08:00', isShown: true },
		{ moment: '2026-03-03T17:00:00+08:00', isShown: false },
		{ moment: '2026-03-07T10:00:00+08:00', isShown: false },
		// A page made weeks ago knows its hours all the same.
		{ moment: '2026-04-13T07:59:59+08:00', isShown: false },
		{ moment: '2026-04-13T08:00:00+08:00', isShown: true },
	]) {
		test(`Call Now is ${isShown ? 'shown' : 'hidden'} at ${moment}, and other actions stay (NAV-015)`, async ({
			page,
		}) => {
			await openAt(page, moment, '/about-us');
			await page.keyboard.press('Escape');
			await expect(bar(page).getByRole('link', { name: 'Stock' })).toBeVisible();
			await expect(call(page)).toBeVisible({ visible: isShown });
		});
	}

	test('moves up by its shift once the page is scrolled by 50 px (NAV-016)', async ({ page }) => {
		await openAt(page, '2026-04-10T10:00:00+08:00', '/about-us');
		const foot = async () => Math.round((await bar(page).boundingBox())?.y ?? 0);
		const before = await foot();
		await page.evaluate(() => scrollTo(0, 45));
		await expect.poll(foot).toBe(before);
		await page.evaluate(() => scrollTo(0, 300));
		await expect.poll(foot).toBe(before - 12);
	});

	test('is absent on wide screens, and on a vehicle’s page, which has its own (NAV-014)', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await openAt(page, '2026-04-10T10:00:00+08:00', '/about-us');
		await expect(bar(page)).toBeHidden();
	});
});
