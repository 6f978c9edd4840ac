import { findBrowser } from '../../scripts/test/find-browser.ts';
import { openList, saveButton, savedLink } from '../fixtures/browser/marks.ts';
import { expect, test } from '../fixtures/browser/site-test.ts';

// Playwright switches the back-forward cache off, and only the full browser has it.
test.use({
	launchOptions: async ({ launchOptions }, use) =>
		use({
			...launchOptions,
			executablePath: findBrowser() ?? launchOptions.executablePath ?? '',
			ignoreDefaultArgs: ['--disable-back-forward-cache'],
		}),
});

test('a page restored from the back-forward cache shows vehicles saved meanwhile', async ({ page }) => {
	const cards = await openList(page, 'merriwether');
	await page.evaluate(() => {
		addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameBack: persisted }));
	});
	await cards.first().getByRole('heading').getByRole('link').click();
	await expect(page).toHaveURL(/\/cars\//);
	await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
	await expect(savedLink(page)).toHaveText(/1$/);
	// No page loads, so there is no load to wait for.
	await page.goBack({ waitUntil: 'commit' });
	expect(await page.evaluate(() => (window as { cameBack?: boolean }).cameBack)).toBe(true);
	await expect(saveButton(cards.first())).toHaveAttribute('aria-pressed', 'true');
	await expect(savedLink(page)).toHaveText(/1$/);
});
