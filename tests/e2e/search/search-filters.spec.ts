import { ALL, openList, prices, tick, titles } from '../../fixtures/browser/search-list.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { exceptions } from '../../fixtures/reporting/exceptions.ts';

test('sections keep their open state, and a folded one loads its values when it opens (FACETS-029, FACETS-030, FACETS-048)', async ({
	page,
}) => {
	await openList(page, ALL);
	const section = (title: string) =>
		page.locator('details').filter({ has: page.locator('summary', { hasText: title }) });
	await section('Fuel').locator('summary').click();
	await expect(section('Fuel').getByRole('checkbox').first()).toBeVisible();
	await section('Make and model').locator('summary').click();
	await tick(page, /^Diesel/);
	await expect(page).toHaveURL(/\?fuel=Diesel$/);
	await expect(section('Make and model').getByRole('checkbox').first()).toBeHidden();
	await expect(section('Fuel').getByRole('checkbox', { name: /^Diesel/ })).toBeChecked();

	await section('Make and model').locator('summary').click();
	const makes = section('Make and model').getByRole('checkbox');
	await expect(makes).not.toHaveCount(0);
	const few = await makes.count();
	await section('Make and model')
		.getByRole('button', { name: /^Show All \d+$/ })
		.click();
	await expect.poll(() => makes.count()).toBeGreaterThan(few);
	await section('Make and model').getByRole('button', { name: 'Hide' }).click();
	await expect(makes).toHaveCount(few);
});

test('the slider moves by keyboard and by typed numbers (FACETS-038 to FACETS-043)', async ({ page }) => {
	await openList(page, ALL);
	await page.getByLabel('Lowest price, typed').fill('30,000');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\?price=30000:$/);
	const cheaper = async () => exceptions(await prices(page), (price) => price >= 30_000);
	await expect(async () => expect(await cheaper()).toEqual([])).toPass();
	const highest = page.getByRole('slider', { name: 'Highest price' });
	await highest.focus();
	await page.keyboard.press('Home');
	await expect(page).toHaveURL(/\?price=30000:30000$/);
	await expect(page.getByLabel('Highest price, typed')).toHaveValue('$30,000');
	await page.getByLabel('Highest price, typed').fill('20000');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\?price=20000:30000$/);
	await page.getByLabel('Lowest price, typed').fill('');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\?price=:30000$/);
});

test('the weekly estimate has rate, comparison rate and warning in plain text (resolution 220)', async ({
	page,
}) => {
	await openList(page, ALL);
	const section = page.getByRole('complementary', { name: 'Filters' });
	await section.locator('summary').filter({ hasText: 'Weekly estimate' }).click();
	await expect(
		section.getByText(/Interest rate .* p\.a\. Comparison rate .* p\.a\..*WARNING: /),
	).toBeVisible();
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

	test('the filters are a sheet that keeps the focus, updates its count and closes to the results (FACETS-036)', async ({
		page,
	}) => {
		await openList(page, ALL);
		const open = page.getByRole('button', { name: /^Filters/ });
		await open.focus();
		await page.keyboard.press('Enter');
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
		await sheet.getByRole('checkbox', { name: /^Kia/ }).press('Space');
		const show = sheet.getByRole('button', { name: /^Show Me \d+ cars$/ });
		await expect(show).not.toHaveText(/154/);
		await page.keyboard.press('Escape');
		await expect(sheet).toBeHidden();
		await expect(open).toBeFocused();
		await page.keyboard.press('Enter');
		await show.click();
		await expect(sheet).toBeHidden();
		await expect(titles(page).first()).toContainText('Kia');
	});
});
