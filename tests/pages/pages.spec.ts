import { join } from 'node:path';
import type { Page, TestInfo } from 'playwright/test';
import { OVER_BUDGET } from '../budget/over-budget.ts';
import { SCRIPT_OF_VEHICLE, scriptBudget, scriptBytesAfter } from '../budget/script-bytes.ts';
import { faults } from '../fixtures/browser/axe-faults.ts';
import {
	ENLARGEMENTS,
	type Enlarger,
	enlarger,
	scrollWidth,
	wideElements,
} from '../fixtures/browser/enlarge.ts';
import { answerGarage } from '../fixtures/browser/garage-answers.ts';
import { expect, originOf, outDir, test } from '../fixtures/browser/site-test.ts';
import { PAGE_KINDS, samplesOf } from '../fixtures/sites/page-samples.ts';
import { DEMO_DEALERS, TEST_DEALERS } from '../fixtures/sites/test-sites.ts';

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 720 };

/**
 * A fragment that menus fetch and show inside another page. Its styles load with the menu, where e2e/content/models.spec.ts examines it.
 */
const FRAGMENT = 'models of the menu';

/** Checks an open page with axe, on a desktop and, narrowed, on a phone. */
async function expectNoFaults(page: Page, name: string, without: readonly string[] = []): Promise<void> {
	for (const viewport of [DESKTOP, PHONE]) {
		await page.setViewportSize(viewport);
		expect.soft(await faults(page, { without }), `${name} at ${viewport.width} px`).toEqual([]);
	}
}

/** Scrolling boxes with visually hidden text that is positioned outside them: it makes the page itself wider or longer. */
function boxesWithStrayText(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('body *')]
			.filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowX))
			.filter((box) =>
				[...box.querySelectorAll<HTMLElement>('.vh')].some(
					({ offsetParent }) => offsetParent !== null && !box.contains(offsetParent),
				),
			)
			.map(({ className }) => className),
	);
}

/** Checks that an open page is no wider than the screen in any enlargement. */
async function expectToFit(page: Page, enlarge: Enlarger, name: string): Promise<void> {
	for (const way of ENLARGEMENTS) {
		await enlarge(way);
		const { width } = way.viewport;
		const widest = await scrollWidth(page);
		const hint = widest > width ? await wideElements(page) : [];
		expect.soft(widest, `${name} ${way.name}: ${hint.join(' ')}`).toBeLessThanOrEqual(width);
	}
}

/** Opens a page and checks that it loads no more script before interaction than its kind may. */
async function openWithinBudget(page: Page, address: string, kind: string, info: TestInfo): Promise<void> {
	// Nothing is cached: each dealer has a host of its own, and each kind of page a browser context.
	const bytes = await scriptBytesAfter(page, () => page.goto(address, { waitUntil: 'networkidle' }));
	info.annotations.push({ type: 'bytes', description: `${bytes} ${address}` });
	expect.soft(bytes, `${address}: script: ${OVER_BUDGET}`).toBeLessThanOrEqual(scriptBudget(kind));
	// A measurement that counts nothing would pass any budget.
	if (kind === 'stock list') expect.soft(bytes, address).toBeGreaterThan(SCRIPT_OF_VEHICLE);
}

for (const kind of PAGE_KINDS) {
	// All on one loaded page: loading it takes longer than most of the checks.
	test(`${kind}: within its budget of script, accessible, and no wider than the screen when enlarged`, async ({
		page,
	}, info) => {
		const enlarge = await enlarger(page);
		// Others are led to sign in.
		if (kind === 'garage') await answerGarage(page);
		const samples = TEST_DEALERS.flatMap(({ slugs }) => slugs).flatMap((slug) =>
			samplesOf(kind, join(outDir(), slug)).map(({ path }) => ({ slug, path })),
		);
		expect(samples.length, 'dealers with such a page').toBeGreaterThan(0);
		for (const { slug, path } of samples) {
			const [address, name] = [`${originOf(slug)}${path}`, `${slug}${path}`];
			// More is in view than on a phone, and loads its script.
			await enlarge({ viewport: DESKTOP, text: 16 });
			if (DEMO_DEALERS.slugs.includes(slug)) {
				await openWithinBudget(page, address, kind, info);
				await expectNoFaults(page, name, kind === FRAGMENT ? ['target-size'] : []);
			} else {
				await page.goto(address);
			}
			await enlarge({ viewport: PHONE, text: 16 });
			expect.soft(await boxesWithStrayText(page), `${name}: stray hidden text`).toEqual([]);
			if (kind !== FRAGMENT) await expectToFit(page, enlarge, name);
		}
	});
}

test('the list of dealers is accessible', async ({ page }) => {
	await page.goto(originOf());
	await expectNoFaults(page, 'the list of dealers');
});

test('a fault on a page is found', async ({ page }) => {
	await page.goto(originOf('righto'));
	await page.evaluate(() => document.querySelector('main img')?.removeAttribute('alt'));
	expect((await faults(page)).join()).toContain('image-alt');
});
