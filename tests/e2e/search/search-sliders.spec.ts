import type { Page } from 'playwright/test';
import { expect, originOf, searchIsLive, test } from '../../fixtures/browser/site-test.ts';
import { bareRepayments } from '../../fixtures/finance/bare-repayments.ts';
import { exceptions } from '../../fixtures/reporting/exceptions.ts';

const ALL = '/search/new-used-and-demo-cars';

async function openList(page: Page, address: string): Promise<void> {
	await page.goto(originOf('merriwether') + address);
	await searchIsLive(page);
}

const highest = (page: Page) => page.getByLabel('Highest price, typed');

test('one expensive car does not stretch the price slider: whole thousands, an open end, and no maximum there (FACETS-040)', async ({
	page,
}) => {
	await openList(page, ALL);
	const lower = page.getByRole('slider', { name: 'Lowest price' });
	const upper = page.getByRole('slider', { name: 'Highest price' });
	await expect(highest(page)).toHaveValue(/^\$\d{2,3},000\+$/);
	expect(Number(await upper.inputValue())).toBeLessThan(200_000);
	await lower.focus();
	await page.keyboard.press('ArrowRight');
	await expect(page).toHaveURL(/\?price=(6000|7000):$/);
	// The most expensive car is still there: nothing limits the price upwards.
	await page.getByLabel('Sort').selectOption('price_desc');
	await expect(page.getByText('$1,234,567').filter({ visible: true })).toHaveCount(1);
});

test('a slider that moves searches once, 400 ms after it has come to rest (FACETS-041)', async ({ page }) => {
	await page.clock.install();
	await openList(page, ALL);
	const lower = page.getByRole('slider', { name: 'Lowest price' });
	const start = page.url();
	await page.clock.pauseAt(Date.now() + 60_000);
	for (const pause of [300, 300, 399]) {
		await lower.press('ArrowRight');
		await page.clock.runFor(pause);
		expect(page.url()).toBe(start);
	}
	await page.clock.runFor(1);
	await page.clock.resume();
	await expect(page).toHaveURL(`${start}?price=${await lower.inputValue()}:`);
});

test('an error of a slider is in the console only, and the list stays (ERRORS-007)', async ({
	page,
	complaints,
}) => {
	await openList(page, ALL);
	const titles = page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });
	const before = await titles.allInnerTexts();
	await page.evaluate(() =>
		Object.defineProperty(HTMLInputElement.prototype, 'valueAsNumber', {
			get: () => {
				throw new Error('the thumb has no value');
			},
		}),
	);
	await page.getByRole('slider', { name: 'Highest price' }).press('ArrowLeft');
	await expect.poll(() => complaints.join()).toContain('the thumb has no value');
	complaints.splice(0);
	await expect(titles).toHaveText(before);
	await expect(page.getByRole('alert')).toHaveCount(0);
	// The filters still work.
	await page.getByRole('checkbox', { name: /^Kia/ }).click();
	await expect(titles.first()).toContainText('Kia');
});

test('the histogram of the stock shows what is chosen', async ({ page }) => {
	await openList(page, `${ALL}?price=20000:40000`);
	const bars = page.locator('.range__bars').first();
	await expect(bars).toHaveCSS('height', '40px');
	const chosen = bars.locator('.is-chosen');
	const all = await bars.locator('i').count();
	await expect(async () => {
		const some = await chosen.count();
		expect(some).toBeGreaterThan(1);
		expect(some).toBeLessThan(all);
	}).toPass();
});

for (const [typed, address] of [
	['30k', /\?price=:30000$/],
	['$30,000', /\?price=:30000$/],
	['30000', /\?price=:30000$/],
] as const) {
	test(`'${typed}' as the highest price is $30,000`, async ({ page }) => {
		await openList(page, ALL);
		await highest(page).fill(typed);
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(address);
		await expect(highest(page)).toHaveValue('$30,000');
	});
}

for (const typed of ['abc', '1.5m']) {
	test(`'${typed}' is refused with a message beside the field, and stays in it`, async ({ page }) => {
		await openList(page, ALL);
		await highest(page).fill(typed);
		await page.keyboard.press('Enter');
		await expect(highest(page)).toHaveAccessibleDescription(/Enter a price in dollars/);
		await expect(highest(page)).toHaveAttribute('aria-invalid', 'true');
		await expect(highest(page)).toHaveValue(typed);
		await expect(page).toHaveURL(new RegExp(`${ALL}$`));
		await highest(page).fill('30k');
		await highest(page).blur();
		await expect(page.getByText('Enter a price in dollars')).toHaveCount(0);
		await expect(page).toHaveURL(/\?price=:30000$/);
	});
}

test('the price page has an open end too, and reads 30k (DIRECTORY-011)', async ({ page }) => {
	await page.goto(`${originOf('merriwether')}/price-range`);
	await expect(highest(page)).toHaveValue('$250,000+');
	await highest(page).fill('30k');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('link', { name: /^Show Me/ })).toHaveAttribute('href', /price=:30000$/);
});

for (const [way, query] of [
	['narrowed by the weekly estimate', 'weekly_price_range=50:250'],
	['ordered by repayment', 'sortBy=weekly_asc'],
] as const) {
	test(`a list ${way} has the weekly figure with both rates on its cards, and the warning above them (FACETS-025, resolution 220)`, async ({
		page,
	}) => {
		await openList(page, `${ALL}?${query}`);
		const results = page.locator('#results');
		const figures = results.getByText(
			/^Est\. \$\d+ a week, \d+\.\d\d% p\.a\., comparison rate \d+\.\d\d% p\.a\.1$/,
		);
		await expect(figures.first()).toBeVisible();
		const weekly = (await figures.allInnerTexts()).map((text) => Number(/\$(\d+)/.exec(text)?.[1]));
		expect(weekly.length).toBeGreaterThan(10);
		// Chips, facet, cards and the note above them: what a visitor reads on the page.
		expect(bareRepayments((await page.locator('.search').innerText()).replace(/\s+/g, ' '))).toEqual([]);
		if (query.startsWith('sortBy')) expect(weekly).toEqual(weekly.toSorted((a, b) => a - b));
		else expect(exceptions(weekly, (dollars) => dollars >= 50 && dollars <= 250)).toEqual([]);
		const warning = results.getByText(/WARNING: This comparison rate is true only/);
		await expect(warning).toBeVisible();
		expect((await warning.boundingBox())?.y).toBeLessThan((await figures.first().boundingBox())?.y ?? 0);
		await expect(results.getByText(/^Interest rate .* p\.a\. Comparison rate .* p\.a\./)).toBeVisible();
	});
}

test('an ordinary list shows no estimate on its cards, and no warning', async ({ page }) => {
	await openList(page, `${ALL}?make=Kia`);
	await expect(page.locator('#results').getByRole('heading', { level: 3 }).first()).toContainText('Kia');
	await expect(page.locator('#results').getByText(/a week/)).toHaveCount(0);
	await expect(page.locator('#results').getByText(/WARNING/)).toHaveCount(0);
});
