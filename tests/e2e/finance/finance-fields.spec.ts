import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

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

test('the figures are not at the foot as well while the answer with them is on the screen', async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 760 });
	await page.goto(`${originOf('harbourline')}/finance`);
	const slider = page.getByRole('slider', { name: 'Price, slider' });
	await slider.focus();
	await page.locator('.ans .figs').evaluate((figures) => figures.scrollIntoView({ block: 'start' }));
	await expect(page.locator('.ans .figs')).toBeInViewport({ ratio: 1 });
	await expect.poll(() => isSeen(page, '.foot-bar')).toBe(false);
	await page.getByRole('slider').last().focus();
	await expect.poll(() => isSeen(page, '.foot-bar')).toBe(true);
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

test('a returning visitor finds the figures that were typed, not those of the nearest steps of the sliders', async ({
	page,
}) => {
	const field = (name: string) => page.getByRole('textbox', { name, exact: true });
	await page.goto(`${originOf('harbourline')}/finance`);
	for (const [name, value] of [
		['Price', '33,333'],
		['Deposit', '12,345'],
		['Interest rate', '8.77'],
	] as const) {
		await field(name).fill(value);
		await field(name).press('Tab');
	}
	await expect(page).toHaveURL(/vehiclePriceBudget=33333&deposit=12345&interest_rate=8.77/);
	await page.getByRole('link', { name: 'Apply with these figures' }).click();
	await expect(page).toHaveURL(/apply-for-finance/);
	await page.goBack();
	await expect(page.locator('#finance-calculator astro-island')).not.toHaveAttribute('ssr');
	await expect(field('Price')).toHaveValue('33,333');
	await expect(field('Deposit')).toHaveValue('12,345');
	await expect(field('Interest rate')).toHaveValue('8.77');
	await expect(page).toHaveURL(/vehiclePriceBudget=33333&deposit=12345&interest_rate=8.77/);

	await page.goto(`${originOf('righto')}/finance/what-can-i-afford`);
	await field('I can pay').fill('133');
	await field('I can pay').press('Tab');
	await expect(page).toHaveURL(/repayment=133$/);
	await page.getByRole('link', { name: 'See the working' }).click();
	await expect(page).toHaveURL(/\/finance\?/);
	await page.goBack();
	await expect(page.locator('#budget astro-island')).not.toHaveAttribute('ssr');
	await expect(field('I can pay')).toHaveValue('133');
});
