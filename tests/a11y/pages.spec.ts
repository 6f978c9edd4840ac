import { join } from 'node:path';
import { faults } from '../fixtures/browser/axe-faults.ts';
import { expect, originOf, outDir, test } from '../fixtures/browser/site-test.ts';
import { pageSamples } from '../fixtures/sites/page-samples.ts';
import { DEMO_DEALERS } from '../fixtures/sites/test-sites.ts';

/** A site has about nine kinds of page, and axe looks at every pixel of text. */
const SITE_TIMEOUT_MS = 600_000;

for (const width of [375, 1280]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 800 } });

		for (const slug of DEMO_DEALERS.slugs) {
			test(`every kind of page of ${slug} is accessible`, async ({ page }) => {
				test.setTimeout(SITE_TIMEOUT_MS);
				for (const { kind, path } of pageSamples(join(outDir(), slug))) {
					await page.goto(`${originOf(slug)}${path}`);
					expect.soft(await faults(page), `${kind}, ${path}`).toEqual([]);
				}
			});
		}

		test('the list of dealers is accessible', async ({ page }) => {
			await page.goto(originOf());
			expect(await faults(page)).toEqual([]);
		});
	});
}

test('a fault on a page is found', async ({ page }) => {
	await page.goto(originOf('righto'));
	await page.evaluate(() => document.querySelector('main img')?.removeAttribute('alt'));
	expect((await faults(page)).join()).toContain('image-alt');
});
