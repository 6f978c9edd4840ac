import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, originOf, outDir, test } from '../fixtures/browser/site-test.ts';
import { pageSamples } from '../fixtures/sites/page-samples.ts';
import { TEST_DEALERS } from '../fixtures/sites/test-sites.ts';

/** Some forty kinds of page, each loaded and measured. */
const SITE_TIMEOUT_MS = 600_000;

/** A fragment that menus fetch and show inside another page; its own look comes with the menu. */
const FRAGMENT = 'models of the menu';

/** How visitors enlarge what they read. */
const WAYS = [
	{
		name: 'at 320 × 256 px, as at 400 % zoom (WCAG 1.4.10)',
		viewport: { width: 320, height: 256 },
		text: 16,
	},
	{ name: 'on a phone with text at 200 % (WCAG 1.4.4)', viewport: { width: 375, height: 812 }, text: 32 },
	{
		name: 'on a phone with the root of the page at 200 %, which media queries do not see',
		viewport: { width: 375, height: 812 },
		text: 16,
		root: '200%',
	},
	{ name: 'on a desktop with text at 200 %', viewport: { width: 1280, height: 800 }, text: 32 },
];

/** Sets the size of text that a visitor has chosen in the browser, in px. */
async function chooseTextSize(page: Page, standard: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Elements that reach past the right edge, outermost last, as a hint where to look. */
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

for (const { name, viewport, text, root } of WAYS) {
	test.describe(name, () => {
		test.use({ viewport });

		for (const slug of TEST_DEALERS.flatMap(({ slugs }) => slugs)) {
			test(`no kind of page of ${slug} scrolls sideways`, async ({ page }) => {
				test.setTimeout(SITE_TIMEOUT_MS);
				await chooseTextSize(page, text);
				for (const { kind, path } of pageSamples(join(outDir(), slug))) {
					if (kind === FRAGMENT) continue;
					await page.goto(`${originOf(slug)}${path}`);
					if (root) await page.addStyleTag({ content: `:root { font-size: ${root} !important }` });
					const widest = await page.evaluate(() => document.documentElement.scrollWidth);
					const hint = widest > viewport.width ? await wideElements(page) : [];
					expect.soft(widest, `${kind}, ${path}: ${hint.join(' ')}`).toBeLessThanOrEqual(viewport.width);
				}
			});
		}
	});
}

test('text at 200 % is twice as large', async ({ page }) => {
	await page.goto(originOf('righto'));
	const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
	const before = await size();
	await chooseTextSize(page, 32);
	await page.reload();
	expect(await size()).toBe(before * 2);
});
