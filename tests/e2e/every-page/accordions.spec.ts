import type { Locator, Page } from 'playwright/test';
import { expect, originOf, searchIsLive, test } from '../../fixtures/browser/site-test.ts';

/** What folds on the sites, and where: everything is opened by its summary. */
const ACCORDIONS = [
	{
		name: 'an entry of the menu on a phone',
		address: originOf('harbourline'),
		width: 375,
		comes: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click(),
		summary: (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('summary').first(),
	},
	{
		name: 'a filter',
		address: `${originOf('harbourline')}/search/new-used-and-demo-cars`,
		width: 1280,
		comes: searchIsLive,
		summary: (page: Page) => page.locator('summary').filter({ hasText: 'Fuel' }),
	},
	{
		name: 'folded text of a vehicle',
		address: `${originOf('harbourline')}/search/used-cars`,
		width: 1280,
		comes: async (page: Page) => {
			await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
			await page.getByText('Show All').first().hover();
		},
		summary: (page: Page) => page.locator('summary').filter({ hasText: 'Show All' }).first(),
	},
] as const;

/** How long what a `<details>` folds takes, as the browser works it out. */
function durationOf(details: Locator): Promise<string> {
	return details.evaluate((details) => getComputedStyle(details, '::details-content').transitionDuration);
}

for (const { name, address, width, comes, summary } of ACCORDIONS) {
	test.describe(name, () => {
		test.use({ viewport: { width, height: 800 } });

		test('opens and closes in 300 ms (HOME-018)', async ({ page }) => {
			await page.goto(address);
			await comes(page);
			const content = summary(page).locator('xpath=..');
			await expect(content).not.toHaveAttribute('open');
			await expect.poll(() => durationOf(content)).toBe('0.3s');
			await summary(page).click();
			await expect(content).toHaveAttribute('open');
			expect(await durationOf(content)).toBe('0.3s');
		});

		test('opens and closes at once with reduced motion', async ({ page }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await page.goto(address);
			await comes(page);
			await expect(summary(page)).toBeVisible();
			const content = summary(page).locator('xpath=..');
			expect(await durationOf(content)).toBe('0s');
		});
	});
}

test('folded text fades in and out in 300 ms (HOME-018)', async ({ page }) => {
	await page.goto(`${originOf('harbourline')}/offers/corolla-demo-clearance`);
	const end = page.getByText('with your questions');
	const fades = (toggle: string) =>
		page.getByText(toggle, { exact: true }).evaluate((toggle) => {
			(toggle as HTMLElement).click();
			return document.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty);
		});
	await expect(end).toBeHidden();
	expect(await fades('View more')).toContain('opacity');
	await expect(end).toBeVisible();
	expect(
		await end.evaluate((end) => getComputedStyle(end.closest('.cut__rest') ?? end).transitionDuration),
	).toBe('0.3s');
	// A fade that has not moved yet has nothing to turn back from: the text is shown whole first.
	await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
	await expect(end.locator('xpath=ancestor-or-self::*[contains(@class, "cut__rest")]')).toHaveCSS(
		'opacity',
		'1',
	);
	expect(await fades('View less')).toContain('opacity');
	await expect(end).toBeHidden();
});

test('on a wide screen the menu opens at once', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(originOf('harbourline'));
	const menu = page.getByRole('navigation', { name: 'Main' });
	await menu.locator('summary').first().click();
	expect(await durationOf(menu.locator('details[open]'))).toBe('0s');
	await expect(menu.locator('details[open]').getByRole('link').last()).toBeInViewport({ ratio: 1 });
});
