import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../fixtures/browser/site-test.ts';

const isSeen = (page: Page, selector: string) =>
	page.locator(selector).evaluate((bar) => getComputedStyle(bar).visibility === 'visible');

test('a phone has one bar at its foot: the figures while a field is used, else that of the site', async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 760 });
	await page.goto(`${originOf('righto')}/finance`);
	expect(await isSeen(page, '.mobile-foot')).toBe(true);
	expect(await isSeen(page, '.foot-bar')).toBe(false);
	await page.getByLabel('Deposit', { exact: true }).focus();
	await expect.poll(() => isSeen(page, '.mobile-foot')).toBe(false);
	expect(await isSeen(page, '.foot-bar')).toBe(true);
	await page.getByRole('link', { name: 'Apply with these figures' }).focus();
	await expect.poll(() => isSeen(page, '.mobile-foot')).toBe(true);
});

test('a budget with a word in a field shows no figure until it is a number again', async ({ page }) => {
	await page.goto(`${originOf('righto')}/finance/what-can-i-afford`);
	const field = page.getByLabel('I can pay', { exact: true });
	const answer = page.getByRole('region', { name: 'Your budget', exact: true });
	await expect(answer).toContainText('Cars up to');
	await field.click();
	// Enter before hydration sends the form to its own page, as without a script.
	await expect(page.locator('astro-island', { has: field })).not.toHaveAttribute('ssr');
	await field.fill('abc');
	await field.press('Enter');
	await expect(answer).toContainText('No figure yet');
	await expect(answer).not.toContainText('$');
	await field.fill('150');
	await field.press('Enter');
	await expect(answer).toContainText('Cars up to');
});
