import { expect, test } from 'playwright/test';
import { feedLink } from '../../src/watch/feed-health/links.ts';
import { faults } from '../fixtures/browser/axe-faults.ts';
import { BAD_ROWS, goodRow, SentFeed } from '../fixtures/watch/sent-feed.ts';
import { SECRET, serveFeeds } from '../fixtures/watch/serve-feeds.ts';

const NOW = new Date('2026-11-25T09:00:00Z');

for (const width of [375, 1280])
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 800 } });

		test('the report on a feed is accessible, needs no script and fits the screen', async ({ page }) => {
			const sent = new SentFeed();
			const good = Array.from({ length: 30 }, (_, index) => goodRow(index));
			await sent.send([...good, 'A99,Kia,Rio,2020,lots,Available,'], '2026-11-24T09:00:00Z');
			await sent.send([...good, ...BAD_ROWS], '2026-11-25T06:00:00Z');
			const served = await serveFeeds(sent.fleet.outDir, () => NOW);
			const complaints: string[] = [];
			page.on('console', (message) => complaints.push(message.text()));
			page.on('dialog', (dialog) => complaints.push(dialog.message()));
			try {
				await page.goto(feedLink({ url: served.url, secret: SECRET }, 'coast-motors', NOW, 1).url);
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coast Motors');
				await page.getByText('What was mended').click();
				await expect(page.getByRole('cell', { name: '"lots"' })).toBeVisible();
				expect(await page.evaluate(() => document.scripts.length)).toBe(0);
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
				expect(complaints).toEqual([]);
				expect(await faults(page)).toEqual([]);
			} finally {
				served.close();
				sent.fleet.remove();
			}
		});
	});
