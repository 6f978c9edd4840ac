import { join } from 'node:path';
import { faults } from '../fixtures/browser/axe-faults.ts';
import { GONE, openList, saveButton, savedLink, tick, tray } from '../fixtures/browser/marks.ts';
import { expect, originOf, outDir, test } from '../fixtures/browser/site-test.ts';
import { samplesOf } from '../fixtures/sites/page-samples.ts';
import { DEMO_DEALERS } from '../fixtures/sites/test-sites.ts';

/** Dealers whose visitors save on their device; those of a dealer with a garage have a watchlist (e2e/saved/watchlist.spec.ts). */
const isWithoutGarage = (slug: string) => samplesOf('saved vehicles', join(outDir(), slug)).length > 0;

for (const width of [375, 1280]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 800 } });

		for (const slug of DEMO_DEALERS.slugs.filter(isWithoutGarage)) {
			test(`lists, saved vehicles and a comparison of ${slug} are accessible`, async ({
				page,
				complaints,
			}) => {
				const cards = await openList(page, slug);
				await saveButton(cards.first()).click();
				await tick(cards, 3);
				await expect(savedLink(page)).toHaveText(/1$/);
				expect.soft(await faults(page), 'a list with toast and tray').toEqual([]);
				await tray(page).getByRole('link', { name: 'Compare 3' }).click();
				await expect(page.getByRole('rowheader').first()).toBeVisible();
				expect.soft(await faults(page), 'a comparison').toEqual([]);
				await page.evaluate(
					([key, gone]) =>
						localStorage.setItem(
							key,
							JSON.stringify([...JSON.parse(localStorage.getItem(key) ?? '[]'), gone]),
						),
					[`forecourt.${slug}.favourites`, GONE] as const,
				);
				await page.goto(`${originOf(slug)}/favourites`);
				await expect(page.getByText('No longer available')).toBeVisible();
				expect.soft(await faults(page), 'saved vehicles, one of them gone').toEqual([]);
				expect(complaints.splice(0)).toEqual([expect.stringMatching(/^4(04|10): .*gone-1$/)]);
			});
		}
	});
}
