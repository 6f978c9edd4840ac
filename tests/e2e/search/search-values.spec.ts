import type { Page } from 'playwright/test';
import { expect, originOf, searchIsLive, test } from '../../fixtures/browser/site-test.ts';

const ALL = '/search/new-used-and-demo-cars';

async function openSection(page: Page, dealer: string, address: string, title: string) {
	await page.goto(originOf(dealer) + address);
	await searchIsLive(page);
	const section = page.locator('details.facet').filter({ has: page.locator('summary', { hasText: title }) });
	if (!(await section.evaluate((details: HTMLDetailsElement) => details.open)))
		await section.locator('summary').click();
	return section;
}

test('a long list of features is searched by any part of their words, and the results can be ticked', async ({
	page,
}) => {
	const section = await openSection(page, 'merriwether', ALL, 'Features');
	const field = section.getByRole('searchbox', { name: 'Search features' });
	await field.fill('airbag');
	await expect(section.getByRole('checkbox', { name: /airbags/ })).not.toHaveCount(0);
	await expect(section.locator('.tick').filter({ hasNotText: /airbag/i })).toHaveCount(0);
	await section.getByRole('checkbox', { name: /^Eight airbags/ }).click();
	await expect(page).toHaveURL(/filtered_features=Eight\+airbags$/);
	await expect(field).toHaveValue('airbag');
	await field.fill('zzzz');
	await expect(section.getByRole('alert')).toHaveText('No features match “zzzz”.');
	await field.fill('');
	await expect(section.getByRole('button', { name: /^Show All \d+$/ })).toBeVisible();
});

test('values beyond the counted ones are found by their beginning', async ({ page }) => {
	// The stock has more than two hundred features, of which a list shows a hundred.
	const section = await openSection(page, 'righto', '/used-car/list', 'Features');
	await section.getByRole('button', { name: /^Show All/ }).click();
	await expect.poll(() => section.getByRole('checkbox').count()).toBe(100);
	const listed = new Set(await section.locator('.tick > span:first-of-type').allInnerTexts());
	await section.getByRole('searchbox').fill('a');
	const unlisted = async () =>
		(await section.locator('.tick > span:first-of-type').allInnerTexts()).filter((name) => !listed.has(name));
	await expect.poll(unlisted).not.toEqual([]);
});

test('short lists have no field, and long lists of makes have one', async ({ page }) => {
	const section = await openSection(page, 'merriwether', ALL, 'Condition');
	await expect(section.getByRole('searchbox')).toHaveCount(0);
	const makes = await openSection(page, 'merriwether', ALL, 'Make and model');
	await makes.getByRole('searchbox', { name: 'Search makes' }).fill('lex');
	await makes.getByRole('checkbox', { name: /^Lexus/ }).click();
	await expect(page).toHaveURL(/\/search\/lexus$/);
});

test('locations equal to the cities have no section (FACETS-035)', async ({ page }) => {
	await page.goto(originOf('merriwether') + ALL);
	const summaries = page.locator('#filters summary');
	await expect(summaries.filter({ hasText: /^City/ })).toHaveCount(1);
	await expect(summaries.filter({ hasText: /^Dealership/ })).toHaveCount(1);
	await expect(summaries.filter({ hasText: /^Location/ })).toHaveCount(0);
});

test('cities and dealerships have their values with counts (FACETS-035)', async ({ page }) => {
	for (const [title, value] of [
		['City', /^Southport \d+/],
		['Dealership', /^Merriwether Used Caboolture \d+/],
	] as const) {
		const section = await openSection(page, 'merriwether', ALL, title);
		await expect(section.getByRole('checkbox', { name: value })).toBeVisible();
	}
});

test('caravans are filtered by berths, length and mass, motorcycles by learner approval and engine size', async ({
	page,
}) => {
	await page.goto(`${originOf('wattle-and-wander')}${ALL}`);
	await searchIsLive(page);
	await page.getByLabel('Highest atm, typed').fill('2.5k kg');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/aggregate_trailer_mass=:2500$/);
	await expect(page.getByRole('button', { name: /^Remove ATM up to 2,500.kg/ })).toBeVisible();
	await page
		.getByRole('checkbox', { name: /^Sleeps 4|^4 / })
		.first()
		.click();
	await expect(page).toHaveURL(/sleeps=4/);
	await expect(
		page
			.locator('#results')
			.getByText(/Sleeps.4/)
			.first(),
	).toBeVisible();

	await page.goto(`${originOf('ironbark')}/search/used-cars`);
	await searchIsLive(page);
	await page.getByRole('checkbox', { name: /^Learner approved/ }).click();
	await expect(page).toHaveURL(/learner_approved=true$/);
	await page.getByLabel('Highest engine size, typed').fill('400');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/engine_capacity=:400/);
});
