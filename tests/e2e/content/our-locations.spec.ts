import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { LOCATION_DEALERS } from '../../fixtures/browser-sites/locations.ts';

const hint = (page: Page) => page.getByText('Swipe to see every location');
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

/** The number of visible cards in the first row. */
async function columns(page: Page): Promise<number> {
	const boxes = await page
		.locator('.ours__card')
		.evaluateAll((found) =>
			found
				.map((card) => card.getBoundingClientRect())
				.filter(({ left, right }) => left >= 0 && right <= innerWidth + 1),
		);
	return boxes.length;
}

test('cards are sorted by name, each with a button to its location (LOCATIONS-023, LOCATIONS-024)', async ({
	page,
}) => {
	await page.goto(originOf(LOCATION_DEALERS[5]));
	await expect(page.getByRole('heading', { name: 'Our Locations' })).toBeVisible();
	await expect(cards(page)).toHaveText(['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo']);
	await page.getByRole('link', { name: /^View Location.*Charlie$/ }).click();
	await expect(page).toHaveURL(/\/locations\/charlie$/);
});

for (const { count, isHinted, columnsWide } of [
	{ count: 3 as const, isHinted: true, columnsWide: 3 },
	{ count: 4 as const, isHinted: false, columnsWide: 4 },
	{ count: 5 as const, isHinted: false, columnsWide: 5 },
])
	test(`${count} cards at 1300 px have ${columnsWide} columns; hint: ${isHinted} (HOME-016, HOME-017)`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1300, height: 900 });
		await page.goto(originOf(LOCATION_DEALERS[count]));
		await expect(hint(page)).toBeVisible({ visible: isHinted });
		expect(await columns(page)).toBe(columnsWide);
	});

test('on a phone they are swiped, with a hint, and reached by keyboard (LOCATIONS-025)', async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 740 });
	await page.goto(originOf(LOCATION_DEALERS[4]));
	await expect(hint(page)).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
	const last = page.getByRole('link', { name: /^View Location.*Echo$/ });
	await expect(last).not.toBeInViewport();
	await last.focus();
	await expect(last).toBeInViewport();
});
