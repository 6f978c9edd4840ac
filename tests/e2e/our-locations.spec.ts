import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/browser/site-test.ts';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';
import { type ServedFleet, serveFleet } from '../fixtures/sites/served-fleet.ts';

// One build serves all tests of this file.
test.describe.configure({ mode: 'default' });

const NAMES = ['Echo', 'Delta', 'Charlie', 'Bravo', 'Alpha'];
const SLUGS = { 3: 'three-yards', 4: 'four-yards', 5: 'five-yards' };
const fleet = new Fleet();
let sites: ServedFleet;

const location = (
	name: string,
	index: number,
) => `{ id: ${index + 1}, name: '${name}', slug: '${name.toLowerCase()}', primary: ${index === 0},
	address: { street: '1 Example Street', city: '${name}', postcode: '4000' } },`;

test.beforeAll(async () => {
	test.setTimeout(600_000);
	for (const [count, slug] of Object.entries(SLUGS)) {
		fleet.dealer(
			slug,
			vehicles(1, () => ({ price: 20_000 })),
			{
				'locations: [': `home: { title: 'T', description: 'D', blocks: [{ block: 'locations' }] },
	locations: [${NAMES.slice(0, Number(count)).map(location).join('')}`,
				"		{\n			id: 1,\n			name: 'Brisbane',\n			slug: 'brisbane',\n			primary: true,":
					'		{\n			id: 99, visible: false, name: "Hidden", slug: "hidden",',
			},
		);
	}
	sites = await serveFleet(fleet, Object.values(SLUGS));
});
test.afterAll(async () => {
	await sites?.close();
	fleet.remove();
});

const hint = (page: Page) => page.getByText('Swipe to see every location');
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

/** In how many columns the first row of cards stands that one sees. */
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

test('cards come by name, each with a button to its location (LOCATIONS-023, LOCATIONS-024)', async ({
	page,
}) => {
	await page.goto(sites.origin(SLUGS[5]));
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
	test(`${count} cards at 1300 px stand in ${columnsWide} columns; hint: ${isHinted} (HOME-016, HOME-017)`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1300, height: 900 });
		await page.goto(sites.origin(SLUGS[count]));
		await expect(hint(page)).toBeVisible({ visible: isHinted });
		expect(await columns(page)).toBe(columnsWide);
	});

test('on a phone they are swiped, with a hint, and reached by keyboard (LOCATIONS-025)', async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 740 });
	await page.goto(sites.origin(SLUGS[4]));
	await expect(hint(page)).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
	const last = page.getByRole('link', { name: /^View Location.*Echo$/ });
	await expect(last).not.toBeInViewport();
	await last.focus();
	await expect(last).toBeInViewport();
});
