import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { faults } from '../fixtures/browser/axe-faults.ts';
import { expect, originOf, outDir, test } from '../fixtures/browser/site-test.ts';
import { pageSamples } from '../fixtures/sites/page-samples.ts';
import { DEMO_DEALERS } from '../fixtures/sites/test-sites.ts';

/** A site has about forty kinds of page, and axe examines every pixel of text. */
const SITE_TIMEOUT_MS = 600_000;

const WIDTHS = [375, 1280];

/** Opens a page at the first width and checks it at every width, resized without reloading as when a phone is turned. */
async function expectNoFaults(page: Page, address: string, name: string): Promise<void> {
	for (const [index, width] of WIDTHS.entries()) {
		await page.setViewportSize({ width, height: 800 });
		if (index === 0) await page.goto(address);
		expect.soft(await faults(page), `${name} at ${width} px`).toEqual([]);
	}
}

for (const slug of DEMO_DEALERS.slugs) {
	test(`every kind of page of ${slug} is accessible on a phone and on a desktop`, async ({ page }) => {
		test.setTimeout(SITE_TIMEOUT_MS);
		for (const { kind, path } of pageSamples(join(outDir(), slug)))
			await expectNoFaults(page, `${originOf(slug)}${path}`, `${kind}, ${path}`);
	});
}

test('the list of dealers is accessible', async ({ page }) => {
	await expectNoFaults(page, originOf(), 'the list of dealers');
});

test('a fault on a page is found', async ({ page }) => {
	await page.goto(originOf('righto'));
	await page.evaluate(() => document.querySelector('main img')?.removeAttribute('alt'));
	expect((await faults(page)).join()).toContain('image-alt');
});
