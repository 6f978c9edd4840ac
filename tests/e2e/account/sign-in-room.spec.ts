import { countLayoutShifts } from '../../fixtures/browser/layout-shifts.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

for (const width of [375, 1280])
	test(`nothing moves on the sign-in page while its scripts arrive and its form is hydrated at ${width} pixels`, async ({
		page,
	}) => {
		const shifts = await countLayoutShifts(page);
		await page.setViewportSize({ width, height: 800 });
		await page.goto(`${sites.origin(ACCOUNTS)}/sign-in?type=garage`);
		await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
		await page.getByLabel('Mobile number').focus();
		await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr');
		await page.waitForLoadState('networkidle');
		expect(await shifts()).toBe(0);
	});
