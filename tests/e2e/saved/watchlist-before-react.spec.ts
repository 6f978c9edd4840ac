import { saveButton } from '../../fixtures/browser/marks.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';
import {
	cheaperAndGone,
	openWith,
	rows,
	signInWithBoth,
} from '../../fixtures/browser-sites/watchlist-page.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);

test('without JavaScript the page shows what was saved, and leads to it', async ({ page, browser }) => {
	await signInWithBoth(page, sites);
	const storageState = await page.context().storageState();
	const context = await browser.newContext({ javaScriptEnabled: false, storageState });
	const plain = await context.newPage();
	await plain.goto(`${site()}/watchlist`);
	const links = plain.frameLocator('iframe[title="What you saved"]').getByRole('link');
	await expect(links).toHaveCount(2);
	const name = await links.first().innerText();
	await links.first().click();
	await expect(plain.getByRole('heading', { level: 1 })).toContainText(name);
	await context.close();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the page gives the reason, the dealer’s number and the way to sign in', async ({ page }) => {
		await page.goto(`${site()}/watchlist`);
		// Found by text are only words outside <noscript>.
		const words = page.getByRole('main').locator('noscript');
		await expect(words.locator('p', { hasText: 'turned off' })).toBeVisible();
		await expect(words.locator('a[href^="tel:"]')).toBeVisible();
		await expect(words.locator('a[href^="/sign-in?"]')).toBeVisible();
	});
});

test('the page asks once who is signed in, and once for the list', async ({ page }) => {
	await signInWithBoth(page, sites);
	await page.goto(`${site()}/watchlist`);
	await expect(rows(page)).toHaveCount(2);
	// Requests of the page before are not counted.
	await page.waitForLoadState('networkidle');
	const asked: string[] = [];
	page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
	await page.reload();
	await expect(rows(page)).toHaveCount(2);
	await page.waitForLoadState('networkidle');
	const counted = ['/api/account', '/api/watchlist', '/api/watchlist/cars', '/api/alerts'].map(
		(path) => asked.filter((one) => one === `GET ${path}`).length,
	);
	expect(counted).toEqual([1, 1, 1, 1]);
});

test('the list is read without React, which comes with the first touch and takes over what was pressed', async ({
	page,
}) => {
	const react: string[] = [];
	page.on('request', (request) => /\/Watchlist\.[^/]+\.js$/.test(request.url()) && react.push(request.url()));
	await signInWithBoth(page, sites);
	await page.goto(`${site()}/watchlist`);
	await expect(page.getByText('Two cars. Nothing has changed since you saved them.')).toBeVisible();
	await expect(page.getByRole('switch', { name: 'By email' })).toBeVisible();
	await page.waitForLoadState('networkidle');
	expect(react).toEqual([]);
	await rows(page)
		.first()
		.getByRole('button', { name: /^Add a note/ })
		.click();
	await expect(page.getByLabel('Your note')).toBeFocused();
	expect(react.length).toBeGreaterThan(0);
});

test('an order chosen and a switch pressed before React is loaded count', async ({ page }) => {
	await signInWithBoth(page, sites);
	await openWith(page, sites, cheaperAndGone);
	// As on a slow network: everything is pressed before the island is there.
	let release = () => {};
	const waiting = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/Watchlist\.[^/]+\.js$/, async (route) => {
		await waiting;
		await route.continue();
	});
	await page.getByLabel('Sort').selectOption('saved');
	await page.getByRole('switch', { name: 'By email' }).press('Space');
	release();
	await expect(page.getByLabel('Email address')).toBeVisible();
	await expect(rows(page).first()).toContainText('No longer for sale');
});

test('a heart that is pressed before React is loaded asks first where the car has a note', async ({
	page,
}) => {
	await signInWithBoth(page, sites);
	await openWith(page, sites, ([first, ...others]) => [
		{ ...first, note: 'Ask about the tow bar' },
		...others,
	]);
	const row = rows(page).filter({ hasText: 'Ask about the tow bar' });
	const asked: string[] = [];
	page.once('dialog', (dialog) => {
		asked.push(dialog.message());
		return dialog.dismiss();
	});
	await saveButton(row).first().click();
	await expect.poll(() => asked).toEqual([expect.stringContaining('Your note about it goes too.')]);
	await expect(rows(page)).toHaveCount(2);
	await expect(saveButton(row).first()).toHaveAttribute('aria-pressed', 'true');
});
