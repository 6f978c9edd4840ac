import type { Page } from 'playwright/test';
import { heartOn, LIST, toastOn, watchlistOf } from '../../fixtures/browser/hearts.ts';
import { savedLink } from '../../fixtures/browser/marks.ts';
import { askForCode, codeFor, keepSession, newNumber, signIn } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);

/** A visitor with one saved vehicle, on the list of all vehicles. */
async function signedInWithOne(page: Page): Promise<string> {
	const phone = newNumber();
	await signIn(page, { site: site(), origin: sites.origin() }, phone);
	await keepSession(page);
	await page.goto(site() + LIST);
	await heartOn(page).click();
	await expect(toastOn(page)).toContainText('Car Saved');
	// Cookies go next: no request may be under way that would learn of the end before the shopper presses.
	await page.waitForLoadState('networkidle');
	return phone;
}

/** Signs in on the page's own screens, from its first step. */
async function signInHere(page: Page, phone: string) {
	await askForCode(page, phone);
	await page.getByLabel('6-digit code').fill(await codeFor(page, sites.origin(), phone));
	await page.getByRole('button', { name: /^(Save the|Sign in)/ }).click();
}

test('after the session has ended a page shows no hearts and no count, and a heart leads to sign-in and is saved', async ({
	page,
	context,
	complaints,
}) => {
	const phone = await signedInWithOne(page);
	await context.clearCookies();
	await page.reload();
	await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'false');
	await expect(savedLink(page)).not.toHaveText(/\d/);
	await heartOn(page, 1).click();
	await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
	await signInHere(page, phone);
	await expect(page).toHaveURL(site() + LIST);
	await expect(toastOn(page)).toContainText('Car Saved');
	await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'true');
	await expect(savedLink(page)).toHaveText(/2$/);
	expect(await watchlistOf(page)).toHaveLength(2);
	complaints.splice(0);
});

test('a heart pressed on a page that was open when the session ended is saved after signing in', async ({
	page,
	context,
	complaints,
}) => {
	const phone = await signedInWithOne(page);
	await context.clearCookies();
	await heartOn(page, 1).click();
	await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
	await signInHere(page, phone);
	await expect(page).toHaveURL(site() + LIST);
	await expect.poll(() => watchlistOf(page)).toHaveLength(2);
	await expect(heartOn(page, 1)).toHaveAttribute('aria-pressed', 'true');
	complaints.splice(0);
});

test('a removal on such a page is a removal after signing in, too', async ({ page, context, complaints }) => {
	const phone = await signedInWithOne(page);
	await context.clearCookies();
	await heartOn(page).click();
	await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
	await signInHere(page, phone);
	await expect(page).toHaveURL(site() + LIST);
	await expect(toastOn(page)).toContainText('One change that waited on this device is saved.');
	expect(await watchlistOf(page)).toEqual([]);
	await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'false');
	complaints.splice(0);
});

test('what waited is saved, and the hearts are shown, after signing in before the page’s scripts have arrived', async ({
	page,
	context,
	complaints,
}) => {
	const phone = await signedInWithOne(page);
	await heartOn(page, 1).click();
	await expect(heartOn(page, 1)).toHaveAttribute('aria-pressed', 'true');
	await page.waitForLoadState('networkidle');
	await context.clearCookies();
	await page.route('**/_astro/*.js', () => {});
	await heartOn(page).click();
	await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
	await askForCode(page, phone);
	await page.unroute('**/_astro/*.js');
	await page.getByLabel('6-digit code').fill(await codeFor(page, sites.origin(), phone));
	await page.getByRole('button', { name: /^Save the/ }).click();
	await expect(page).toHaveURL(site() + LIST);
	await expect(toastOn(page)).toContainText('One change that waited on this device is saved.');
	await expect(heartOn(page, 1)).toHaveAttribute('aria-pressed', 'true');
	expect(await watchlistOf(page)).toHaveLength(1);
	expect(await page.evaluate(() => document.cookie)).toBe('');
	complaints.splice(0);
});

test('an open watchlist whose session has ended leads to sign-in when it loads again, and shows no empty list', async ({
	page,
	context,
	complaints,
}) => {
	const phone = await signedInWithOne(page);
	await page.evaluate(() => {
		const { vehicle } = document.querySelector<HTMLElement>('[data-vehicle]')?.dataset ?? {};
		const { dealer } = document.body.dataset;
		const other = { ...JSON.parse(vehicle ?? '{}'), id: 'gone' };
		localStorage.setItem(`forecourt.${dealer}.favourites`, JSON.stringify([other]));
	});
	await page.goto(`${site()}/watchlist`);
	await expect(page.getByText('1 car is saved on this device only.')).toBeVisible();
	await page.route('**/api/watchlist/save-car', async (route) => {
		// The session ends while the vehicles are moved.
		await context.clearCookies();
		await route.fulfill({ json: { success: true } });
	});
	await page.getByRole('button', { name: 'Add it to your watchlist' }).click();
	await expect(page).toHaveURL(/\/sign-in\?type=garage&redirect=%2Fwatchlist/);
	await signInHere(page, phone);
	await expect(page).toHaveURL(`${site()}/watchlist`);
	await expect(
		page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }),
	).toHaveCount(1);
	complaints.splice(0);
});
