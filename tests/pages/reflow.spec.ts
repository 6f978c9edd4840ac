import { ENLARGEMENTS, enlarger, scrollWidth, wideElements } from '../fixtures/browser/enlarge.ts';
import { expect, originOf, test } from '../fixtures/browser/site-test.ts';

// That every kind of page keeps its width is tested in pages.spec.ts; these tests show that it would be noticed.

for (const way of ENLARGEMENTS) {
	test(`a page that scrolls sideways ${way.name} is found`, async ({ page }) => {
		const enlarge = await enlarger(page);
		await page.goto(originOf('righto'));
		await enlarge(way);
		const { width } = way.viewport;
		expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
		await page.getByRole('main').evaluate((main, px) => {
			main.style.minWidth = `${px}px`;
		}, width + 40);
		expect(await scrollWidth(page)).toBeGreaterThan(width);
		expect((await wideElements(page)).join(' ')).toContain('main');
	});
}

test('text at 200 % is twice as large', async ({ page }) => {
	const enlarge = await enlarger(page);
	await page.goto(originOf('righto'));
	const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
	const viewport = { width: 1280, height: 800 };
	const sizes: number[] = [];
	for (const way of [{ text: 16 }, { text: 32 }, { text: 16, root: '200%' }, { text: 16 }]) {
		await enlarge({ viewport, ...way });
		sizes.push(await size());
	}
	const [before = 0] = sizes;
	expect(sizes).toEqual([before, before * 2, before * 2, before]);
});
