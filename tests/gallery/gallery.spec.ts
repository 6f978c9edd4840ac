import { globSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { faults } from '../fixtures/browser/axe-faults.ts';
import { ROOT } from '../fixtures/root.ts';
import { NOW } from './build-galleries.ts';
import { openGallery, piecesOf, THEMES, WIDTHS } from './open-gallery.ts';

/** A rule that does not apply to the gallery, which repeats landmarks that a page has only once. */
const SAME_LANDMARKS = 'landmark-unique';

/** Examples with an element that extends past the right edge of the page and is neither clipped nor scrolled by its own box. */
function widerThanPage(examples: Element[]): string[] {
	const clips = (element: Element, example: Element): boolean =>
		element !== example &&
		(getComputedStyle(element).overflowX !== 'visible' ||
			(element.parentElement !== null && clips(element.parentElement, example)));
	return examples.flatMap((example) => {
		const wide = [...example.querySelectorAll('*')].find(
			(element) =>
				element.getBoundingClientRect().right > innerWidth + 1 &&
				!clips(element.parentElement ?? example, example),
		);
		if (!wide) return [];
		return `${example.closest('[data-piece]')?.id}, ${example.getAttribute('data-example')}: ${wide.tagName}.${wide.getAttribute('class')}`;
	});
}

for (const theme of THEMES) {
	for (const width of WIDTHS) {
		test(`axe finds no fault in the gallery, ${theme} at ${width} px`, async ({ browser }) => {
			const page = await openGallery(browser, NOW, { theme, width });
			expect(await faults(page, { without: [SAME_LANDMARKS] })).toEqual([]);
		});
	}

	test(`no piece is wider than a page of 320 px with text at 200 %, ${theme}`, async ({ browser }) => {
		const page = await openGallery(browser, NOW, { theme, width: 320 });
		const session = await page.context().newCDPSession(page);
		await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
		const wide = await page.locator('[data-example]').evaluateAll(widerThanPage);
		expect(wide).toEqual([]);
	});
}

test('every file of examples is in the gallery, each example drawn and different', async ({ browser }) => {
	const page = await openGallery(browser, NOW, { theme: THEMES[0], width: 1280 });
	const files = globSync('src/ui/**/*.examples.{tsx,astro}', { cwd: ROOT });
	const names = files.map((file) => file.replace(/^src\/ui\/|\.examples\.\w+$/g, ''));
	expect(await piecesOf(page)).toEqual(names.toSorted());
	const drawn = await page.locator('[data-piece]').evaluateAll((pieces) =>
		pieces.map((piece) => ({
			name: piece.id,
			examples: [...piece.querySelectorAll('[data-example]')].map(({ innerHTML }) => innerHTML),
		})),
	);
	for (const { name, examples } of drawn) {
		expect(examples.length, name).toBeGreaterThan(0);
		expect(new Set(examples).size, `different examples of ${name}`).toBe(examples.length);
		expect(
			examples.filter((html) => html.trim() === ''),
			`empty examples of ${name}`,
		).toEqual([]);
	}
});
