import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, originOf, outDir, test } from '../fixtures/browser/site-test.ts';
import { pageSamples } from '../fixtures/sites/page-samples.ts';
import { TEST_DEALERS } from '../fixtures/sites/test-sites.ts';

/** About forty kinds of page, each loaded and measured. */
const SITE_TIMEOUT_MS = 600_000;

/** A fragment that menus fetch and show inside another page; its styles load with the menu. */
const FRAGMENT = 'models of the menu';

/** A way visitors enlarge what they read. */
interface Enlargement {
	name: string;
	viewport: { width: number; height: number };
	/** The text size chosen in the browser, px. */
	text: number;
	/** The font size of the root element; that of the page's own stylesheet without one. */
	root?: string;
}

const ENLARGEMENTS: readonly Enlargement[] = [
	{
		name: 'at 320 × 256 px, as at 400 % zoom (WCAG 1.4.10)',
		viewport: { width: 320, height: 256 },
		text: 16,
	},
	{ name: 'on a phone with text at 200 % (WCAG 1.4.4)', viewport: { width: 375, height: 812 }, text: 32 },
	{
		name: 'on a phone with the root element at 200 %, which media queries do not see',
		viewport: { width: 375, height: 812 },
		text: 16,
		root: '200%',
	},
	{ name: 'on a desktop with text at 200 %', viewport: { width: 1280, height: 800 }, text: 32 },
];

/** A page that is enlarged after it has loaded, as in a browser. */
async function enlarger(page: Page): Promise<(way: Enlargement) => Promise<void>> {
	const session = await page.context().newCDPSession(page);
	return async ({ viewport, text, root = '' }) => {
		await page.setViewportSize(viewport);
		await session.send('Page.setFontSizes', { fontSizes: { standard: text } });
		await page.evaluate(
			(size) => document.documentElement.style.setProperty('font-size', size, 'important'),
			root,
		);
	};
}

/** Elements that extend past the right edge, outermost last, to help find the cause. */
function wideElements(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
		const isClipped = (element: Element): boolean => {
			const parent = element.parentElement;
			return parent !== null && parent !== document.body && (clips(parent) || isClipped(parent));
		};
		return [...document.body.querySelectorAll('*')]
			.filter((element) => element.getBoundingClientRect().right > width + 1 && !isClipped(element))
			.map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
			.slice(0, 8);
	});
}

for (const slug of TEST_DEALERS.flatMap(({ slugs }) => slugs)) {
	// A page is loaded once and then enlarged in every way: loading it takes ten times as long as laying it out.
	test(`no kind of page of ${slug} scrolls sideways when it is enlarged`, async ({ page }) => {
		test.setTimeout(SITE_TIMEOUT_MS);
		const enlarge = await enlarger(page);
		for (const { kind, path } of pageSamples(join(outDir(), slug))) {
			if (kind === FRAGMENT) continue;
			await page.goto(`${originOf(slug)}${path}`);
			for (const way of ENLARGEMENTS) {
				await enlarge(way);
				const { width } = way.viewport;
				const widest = await page.evaluate(() => document.documentElement.scrollWidth);
				const hint = widest > width ? await wideElements(page) : [];
				expect.soft(widest, `${kind}, ${path} ${way.name}: ${hint.join(' ')}`).toBeLessThanOrEqual(width);
			}
		}
	});
}

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
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeGreaterThan(width);
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
		await enlarge({ name: '', viewport, ...way });
		sizes.push(await size());
	}
	const [before = 0] = sizes;
	expect(sizes).toEqual([before, before * 2, before * 2, before]);
});
