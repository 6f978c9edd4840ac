import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { brokenNames } from '../../fixtures/browser/broken-names.ts';
import { expect, originOf, outDir, test } from '../../fixtures/browser/site-test.ts';
import { vehiclePages } from '../../fixtures/sites/page-samples.ts';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaen';

/** The addresses of a few vehicles of a dealer. */
const vehiclesOf = (slug: string) =>
	vehiclePages(join(outDir(), slug))
		.slice(0, 3)
		.map((file) => `/${file.replace(/\.html$/, '')}`);

/** How far what is in the main part reaches over the right edge, CSS pixels; what scrolls inside itself does not count. */
const overhang = (page: Page) =>
	page.evaluate(() => {
		const isInside = (element: Element) => {
			for (let over = element.parentElement; over && over !== document.body; over = over.parentElement)
				if (/auto|scroll|hidden|clip/.test(getComputedStyle(over).overflowX)) return true;
			return false;
		};
		const rights = [...document.querySelectorAll('main *')]
			.filter((element) => !isInside(element))
			.map((element) => element.getBoundingClientRect().right);
		if (rights.length === 0) throw new Error('nothing in the main part can overflow: it is empty');
		return Math.max(0, Math.max(...rights) - document.documentElement.clientWidth);
	});

for (const slug of ['harbourline', 'righto', 'ironbark', 'wattle-and-wander']) {
	test(`vehicle pages and print pages of ${slug} do not overflow at 200 % text, at 320 px and with one long word`, async ({
		page,
	}) => {
		await page.addInitScript(() => {
			window.print = () => {};
		});
		const [first = '', ...others] = vehiclesOf(slug);
		const printPage = `/print?car_id=${first.replace('/cars/', '')}`;
		for (const path of [first, ...others, printPage]) {
			await page.setViewportSize({ width: 375, height: 812 });
			await page.goto(`${originOf(slug)}${path}`);
			const twice = await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
			expect(await overhang(page), `${path} at 200 %`).toBeLessThanOrEqual(1);

			await twice.evaluate((style: Element) => style.remove());
			await page.setViewportSize({ width: 320, height: 256 });
			await page.evaluate((word) => {
				for (const element of document.querySelectorAll('h1, main :is(td, dd), .card__title a'))
					element.append(` ${word}`);
			}, LONG_WORD);
			expect(await overhang(page), `${path} at 320 px with a long word`).toBeLessThanOrEqual(1);
		}
	});
}

test('no line of a vehicle’s title ends within a name like CX-5', async ({ page }) => {
	const named = vehiclePages(join(outDir(), 'righto')).filter((file) =>
		/-(c-hr|cx-\d|x-trail|d-max|mx-5)-/.test(file),
	);
	expect(named.length).toBeGreaterThan(2);
	const widths = [...Array.from({ length: 16 }, (_, index) => 320 + index * 8), 1024, 1280, 1440];
	for (const file of named.slice(0, 4)) {
		await page.goto(`${originOf('righto')}/${file.replace(/\.html$/, '')}`);
		expect(await brokenNames(page.getByRole('heading', { level: 1 }), widths)).toEqual([]);
	}
});

test('the longest print page is one A4 page (resolution 74)', async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => {};
	});
	for (const path of vehiclesOf('harbourline')) {
		await page.goto(`${originOf('harbourline')}/print?car_id=${path.replace('/cars/', '')}`);
		await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
		await page
			.locator('[data-part="comments"]')
			.evaluate((place) => place.append(...Array(20).fill('A long comment goes on and on. ')));
		const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
		expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
	}
});

test('a repayment, its rate and its comparison rate look the same (National Credit Code, section 164)', async ({
	page,
}) => {
	const origin = originOf('righto');
	for (const path of vehiclesOf('righto').concat(
		vehiclePages(join(outDir(), 'righto'))
			.slice(3, 12)
			.map((file) => `/${file.replace(/\.html$/, '')}`),
	)) {
		await page.goto(`${origin}${path}`);
		const box = page.getByRole('region', { name: 'Finance estimate' });
		if ((await box.count()) === 0) continue;
		const looks = await box.locator('dd > b').evaluateAll((figures) =>
			figures.map((figure) => {
				const { fontSize, fontWeight, color } = getComputedStyle(figure);
				return `${fontSize} ${fontWeight} ${color}`;
			}),
		);
		expect(looks).toHaveLength(3);
		expect(new Set(looks).size).toBe(1);
		await expect(box.getByText('WARNING: This comparison rate')).toBeVisible();
		return;
	}
	throw new Error('no vehicle of righto has an estimate');
});

test('a comparison on a phone keeps its names in view, with links to the vehicles', async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 812 });
	const slugs = vehiclesOf('righto').map((path) => path.replace('/cars/', ''));
	await page.goto(`${originOf('righto')}/compare?cars=${slugs.join(',')}`);
	const head = page.getByRole('columnheader').first();
	await expect(page.getByRole('rowheader', { name: /^Availability/ })).toBeVisible();
	for (const name of [/^Condition/, /^Location/, /^Features/])
		await expect(page.getByRole('rowheader', { name })).toHaveCount(1);
	await page.locator('.compare__scroll').evaluate((scroller) => {
		scroller.scrollIntoView();
		scroller.scrollTop = 900;
	});
	await expect(head).toBeInViewport();
	await expect(head.getByRole('link', { name: /^View/ })).toHaveAttribute('href', `/cars/${slugs[0]}`);
	await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});
