import { expect, originOf, searchIsLive, test } from '../../fixtures/browser/site-test.ts';

const ALL = '/search/new-used-and-demo-cars';

/** Many filters, whose chips are wider than any phone. */
const NARROWED = `${ALL}?make=Toyota,Mazda,Kia,Mitsubishi&colour=White,Grey,Silver&fuel=Petrol,Diesel&price=10000:90000`;

for (const width of [375, 320]) {
	test.describe(`${width} px wide`, () => {
		test.use({ viewport: { width, height: 740 }, isMobile: true, hasTouch: true });

		test('many applied filters scroll in their own row and leave the page as wide as the screen', async ({
			page,
		}) => {
			await page.goto(originOf('merriwether') + NARROWED);
			await searchIsLive(page);
			const chips = page.getByRole('list', { name: 'Applied filters' });
			await expect(chips.getByRole('button', { name: /^Remove / })).toHaveCount(10);
			const widest = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(widest).toBe(width);
			expect(await page.evaluate(() => innerWidth)).toBe(width);
			const row = chips.locator('..');
			expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
		});
	});
}

test.describe('a window of the height at 400 % zoom', () => {
	test.use({ viewport: { width: 320, height: 225 } });

	test('the filters use the whole window: head and foot scroll with them', async ({ page }) => {
		await page.goto(originOf('merriwether') + ALL);
		await searchIsLive(page);
		await page.getByRole('button', { name: /^Filters/ }).click();
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		await sheet.getByRole('checkbox', { name: /^Used/ }).scrollIntoViewIfNeeded();
		await expect(sheet.getByRole('heading', { name: 'Filters' })).not.toBeInViewport();
		await expect(sheet.getByRole('button', { name: /^Show Me/ })).not.toBeInViewport();
	});
});
