import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const titles = (page: Page) =>
	page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });
const count = (page: Page) => page.getByRole('main').getByRole('status');

test('the catalogue narrows by category and by price, 21 to a page (DIRECTORY-002, DIRECTORY-004, DIRECTORY-007)', async ({
	page,
}) => {
	await page.goto(`${originOf('merriwether')}/catalogue`);
	await expect(titles(page)).toHaveCount(21);
	const tile = page.getByRole('navigation', { name: 'Shop by use' }).getByRole('link').first();
	const [, number = ''] = /(\d+) cars?$/.exec(await tile.innerText()) ?? [];
	await tile.click();
	await expect(page).toHaveURL(/\/catalogue\?categories=/);
	await expect(count(page)).toHaveText(new RegExp(`^${number} cars(, \\d+ just sold)?$`));

	await page
		.getByRole('navigation', { name: 'Shop by price' })
		.getByRole('link', { name: '$40,000 to $50,000' })
		.click();
	await expect(page).toHaveURL(/\/catalogue\?price_range=40000.*&categories=/);
	await expect(page.getByRole('checkbox', { name: /^\$40,000 to \$50,000/ })).toBeChecked();
	await expect
		.poll(async () => Number.parseInt(await count(page).innerText(), 10))
		.toBeLessThan(Number(number));
});

test('the catalogue has its heading before its filters', async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 800 });
	await page.goto(`${originOf('merriwether')}/catalogue`);
	const heading = page.getByRole('heading', { level: 1 });
	await expect(heading).toHaveText('Catalogue');
	const [title, tiles] = await Promise.all([
		heading.boundingBox(),
		page.getByRole('navigation', { name: 'Shop by use' }).boundingBox(),
	]);
	expect(title?.y).toBeLessThan(tiles?.y ?? 0);
});

test('a dealer without categories has no catalogue', async ({ page }) => {
	const answer = await page.goto(`${originOf('harbourline')}/catalogue`);
	expect(answer?.status()).toBe(404);
});

test('the price range page goes from $5,000 to $250,000 by $500, and leads to the results (DIRECTORY-010, DIRECTORY-011)', async ({
	page,
}) => {
	await page.goto(`${originOf('merriwether')}/price-range`);
	const lowest = page.getByRole('slider', { name: 'Lowest price' });
	const highest = page.getByRole('slider', { name: 'Highest price' });
	for (const slider of [lowest, highest]) {
		await expect(slider).toHaveAttribute('min', '5000');
		await expect(slider).toHaveAttribute('max', '250000');
		await expect(slider).toHaveAttribute('step', '500');
	}
	const all = await count(page).innerText();
	await page.getByRole('textbox', { name: 'Highest price, typed' }).fill('40000');
	await page.keyboard.press('Enter');
	await lowest.focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('textbox', { name: 'Lowest price, typed' })).toHaveValue('$5,500');
	await expect(count(page)).not.toHaveText(all);
	await expect(count(page)).toHaveText(/\$5,500 to \$40,000$/);
	const found = await count(page).locator('b').innerText();
	const onward = page.getByRole('link', { name: `Show Me ${found}` });
	await expect(onward).toHaveAttribute('href', /\?price=5500:40000$/);
	await onward.click();
	await expect(count(page)).toHaveText(new RegExp(`^${found}(, \\d+ just sold)?$`));
});

for (const { path, heading } of [
	{ path: '/search/ferrari', heading: 'Ferrari' },
	{ path: '/search/bus', heading: 'Buses' },
]) {
	test(`${path}, known but not in stock, answers 200 with an empty search that engines do not list (resolution 15)`, async ({
		page,
	}) => {
		const answer = await page.goto(originOf('merriwether') + path);
		expect(answer?.status()).toBe(200);
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		await expect(count(page)).toHaveText('0 cars');
		await page.getByRole('button', { name: 'Clear all' }).first().click();
		await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars$/);
		await expect(titles(page)).toHaveCount(23);
	});
}

test('an unknown segment answers 404', async ({ page }) => {
	const answer = await page.goto(`${originOf('merriwether')}/search/spaceship`);
	expect(answer?.status()).toBe(404);
});
