import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, originOf, outDir, test } from '../../fixtures/browser/site-test.ts';

/** The path of the first vehicle whose page has a loan. */
function financedVehicle(slug: string): string {
	const dir = join(outDir(), slug, 'cars');
	const file = readdirSync(dir).find(
		(name) => name.endsWith('.json') && readFileSync(join(dir, name), 'utf8').includes('"loan":{'),
	);
	return `/cars/${file?.replace('.json', '')}`;
}

/**
 * The typefaces of the figures of each place that shows a repayment, an interest rate and a comparison rate: one typeface means that none
 * is less prominent. Runs in the browser.
 */
function typefaces(): string[][] {
	const figure = /\d\.\d\d\s?%|^\s*\$[\d,]+(\.\d\d)?\s*$|\$[\d,]+(\.\d\d)? a (week|fortnight|month)/;
	const repayment = /\$[\d,]+(\.\d\d)?\s*a (week|fortnight|month)/;
	const shown = (node: Node) => node.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
	const textsIn = (root: Node) => {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		return texts.filter((text) => figure.test(text.data) && shown(text));
	};
	const places = new Set<Element>();
	for (const text of textsIn(document.querySelector('main') ?? document.body)) {
		if (!/%/.test(text.data)) continue;
		let place = text.parentElement;
		for (let level = 0; level < 5 && place; level += 1, place = place.parentElement) {
			const words = place.innerText.replace(/\s+/g, ' ');
			if (repayment.test(words) && /comparison rate/i.test(words)) {
				places.add(place);
				break;
			}
		}
	}
	const innermost = [...places].filter(
		(place) => ![...places].some((other) => other !== place && place.contains(other)),
	);
	return innermost.map((place) => [
		...new Set(
			textsIn(place).map(({ parentElement }) => {
				const { fontSize, fontWeight, color } = getComputedStyle(parentElement as Element);
				return `${fontSize} ${fontWeight} ${color}`;
			}),
		),
	]);
}

const PAGES: readonly { name: string; slug: string; path: () => string }[] = [
	{ name: 'the calculator', slug: 'harbourline', path: () => '/finance' },
	{ name: 'what can I afford', slug: 'harbourline', path: () => '/finance/what-can-i-afford' },
	{ name: 'a vehicle', slug: 'righto', path: () => financedVehicle('righto') },
	{ name: 'a list by repayment', slug: 'righto', path: () => '/search/used-cars?weekly_price_range=50:400' },
	{ name: 'a list sorted by repayment', slug: 'righto', path: () => '/search/used-cars?sortBy=weekly_asc' },
];

for (const { name, slug, path } of PAGES)
	for (const width of [375, 1280])
		test(`${name}, ${width} px: repayment, interest rate and comparison rate have one size, weight and colour`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(originOf(slug) + path(), { waitUntil: 'networkidle' });
			// Results of a search come a while after its files.
			await expect.poll(async () => (await page.evaluate(typefaces)).length).toBeGreaterThan(0);
			const found = await page.evaluate(typefaces);
			expect(found.filter((faces) => faces.length !== 1)).toEqual([]);
		});
