import { compareButton, GONE, keptIn, openList, tick, tray } from '../../fixtures/browser/marks.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const SITE = 'merriwether';

test.describe('comparing', () => {
	test('four are ticked, a fifth is refused, and the four are side by side, for a visitor who is signed out (LOCAL-010, WATCHLIST-022, resolution 97)', async ({
		page,
	}) => {
		const cards = await openList(page, SITE);
		await tick(cards, 4);
		const fifth = compareButton(cards.nth(4));
		await fifth.click();
		await expect(page.getByText('4 can be compared at once. Take one out first.')).toBeVisible();
		await expect(fifth).toHaveAttribute('aria-pressed', 'false');
		await tray(page).getByRole('link', { name: 'Compare 4' }).click();
		await expect(page).toHaveURL(/\/compare\?cars=([a-z0-9-]+,){3}[a-z0-9-]+$/);
		await expect(page.getByRole('columnheader')).toHaveCount(4);
		const price = page.getByRole('row', { name: /^Price/ });
		await expect(price.getByRole('cell', { name: /\$/ })).toHaveCount(4);
		await expect(page.getByRole('rowheader', { name: 'Colour (differs)', exact: true })).toBeVisible();
		const rows = page.getByRole('row');
		const all = await rows.count();
		await page.getByRole('checkbox', { name: 'Only rows that differ' }).check();
		await expect(page.getByRole('rowheader').filter({ hasNotText: 'differs' })).toHaveCount(0);
		await expect.poll(() => rows.count()).toBeLessThan(all);
	});

	test('a vehicle removed from the comparison is not ticked, nor in its address', async ({ page }) => {
		const cards = await openList(page, SITE);
		await tick(cards, 3);
		await tray(page).getByRole('link', { name: 'Compare 3' }).click();
		await page
			.getByRole('button', { name: /^Remove/ })
			.first()
			.click();
		await expect(page.getByRole('columnheader')).toHaveCount(2);
		await expect(page).toHaveURL(/cars=[^,]+,[^,]+$/);
		expect(await keptIn(page, SITE, 'compare')).toHaveLength(2);
		await page.getByRole('button', { name: 'Clear all' }).click();
		await expect(page.getByText('Nothing to compare yet.')).toBeVisible();
		await expect(page).toHaveURL(/\/compare$/);
		expect(await keptIn(page, SITE, 'compare')).toEqual([]);
	});

	test('vehicles are taken out of the tray, one by one or all', async ({ page }) => {
		const cards = await openList(page, SITE);
		await tick(cards, 3);
		await tray(page)
			.getByRole('button', { name: /^Take out/ })
			.first()
			.click();
		await expect(compareButton(cards.first())).toHaveAttribute('aria-pressed', 'false');
		await tray(page).getByRole('button', { name: 'Clear' }).click();
		await expect(tray(page)).toBeHidden();
		await expect(compareButton(cards.nth(2))).toHaveAttribute('aria-pressed', 'false');
	});

	test('an address shows the same comparison in any browser, four at most, with a note of missing vehicles', async ({
		page,
		complaints,
	}) => {
		const cards = await openList(page, SITE);
		const slugs = await cards
			.locator('h3 a')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
		await page.goto(
			`${originOf(SITE)}/compare?cars=${[slugs[0], GONE.slug, slugs[0], ...slugs.slice(1, 4)]}`,
		);
		await expect(page.getByRole('columnheader')).toHaveCount(4);
		await expect(
			page.getByText('You can compare up to 4 at once, so 1 more in this link is not shown.'),
		).toBeVisible();
		const gone = page.getByRole('columnheader').nth(1);
		await expect(gone).toContainText('no longer available');
		await expect(gone.getByRole('link')).toHaveCount(0);
		expect(await keptIn(page, SITE, 'compare')).toBeNull();
		expect(complaints.splice(0)).toEqual([expect.stringMatching(/^4(04|10): .*gone-1\.json$/)]);
	});

	test('on a phone the names of the rows stay while the vehicles are scrolled', async ({ page }) => {
		await page.setViewportSize({ width: 375, height: 740 });
		const cards = await openList(page, SITE);
		await tick(cards, 3);
		await tray(page).getByRole('link', { name: 'Compare 3' }).click();
		const last = page.getByRole('columnheader').last();
		await last.scrollIntoViewIfNeeded();
		await expect(last).toBeInViewport();
		await expect(page.getByRole('rowheader', { name: /^Price/ })).toBeInViewport({ ratio: 1 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
	});
});
