import { join } from 'node:path';
import { expect, originOf, outDir, test } from '../../fixtures/browser/site-test.ts';
import { vehiclePages } from '../../fixtures/sites/page-samples.ts';

const PAGES = () => [
	'/search/new-used-and-demo-cars',
	...vehiclePages(join(outDir(), 'odd')).map((file) => `/${file.replace('.html', '')}`),
];

test('pages of any feed fit screens of 320 to 1920 px and run nothing of it', async ({ page }) => {
	const dialogs: string[] = [];
	page.on('dialog', async (dialog) => {
		dialogs.push(dialog.message());
		await dialog.dismiss();
	});
	for (const path of PAGES()) {
		await page.setViewportSize({ width: 320, height: 900 });
		await page.goto(originOf('odd') + path);
		expect(await page.locator('[onerror]').count(), `${path} holds markup of the feed`).toBe(0);
		for (const width of [320, 768, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const widest = await page.evaluate(() => document.documentElement.scrollWidth);
			expect.soft(widest, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(width);
		}
	}
	expect(dialogs).toEqual([]);
});

for (const [price, shown] of [
	[0, 'Enquire for price.'],
	[1, 'Enquire for price.'],
	[10, 'Enquire for price.'],
	[11, '$11'],
] as const) {
	test(`a price of ${price} is shown as ${shown} (CARD-030, CARD-032)`, async ({ page }) => {
		await page.goto(`${originOf('odd')}/cars/2021-toyota-corolla-at-${price}-price-${price}`);
		await expect(page.locator('.buy .price__line')).toHaveText(shown);
	});
}

test('a vehicle without facts shows none, and that comments are to come (VDP-039, VDP-058)', async ({
	page,
}) => {
	await page.goto(`${originOf('odd')}/cars/toyota-corolla-nulls`);
	const main = page.getByRole('main');
	await expect(main).toContainText('Dealer comments are pending. Please check back here later.');
	await expect(main).not.toContainText(/\bnull\b|undefined|NaN/i);
	await expect(page.getByRole('region', { name: 'Pictures' }).getByAltText(/no picture yet/)).toBeVisible();
});

test('expired registration is not shown as current (VDP-061)', async ({ page }) => {
	await page.goto(`${originOf('odd')}/cars/1899-toyota-yaris-past`);
	await expect(page.getByText('OLD 123').first()).toBeVisible();
	await expect(page.getByText(/Expires on/)).toHaveCount(0);
});

test('twenty thousand characters of comments open at 400, two hundred pictures at one (VDP-060)', async ({
	page,
}) => {
	await page.goto(`${originOf('odd')}/search/new-used-and-demo-cars`);
	await page
		.getByRole('link', { name: /Sprinter Transfer/ })
		.first()
		.click();
	await expect(page.getByText('$9,999,999').first()).toBeVisible();
	const comments = page.locator('#comments');
	// Before the style sheet is there everything shows.
	await expect.poll(async () => (await comments.innerText()).length).toBeLessThan(500);
	await comments.locator('summary').click();
	await expect.poll(async () => (await comments.innerText()).length).toBeGreaterThan(19_000);
});
