import type { Page } from 'playwright/test';
import { heartOn, LIST, toastOn, watchlistOf } from '../../fixtures/browser/hearts.ts';
import { savedLink } from '../../fixtures/browser/marks.ts';
import { pressForDialog } from '../../fixtures/browser/press-for-dialog.ts';
import { askForCode, codeFor, keepSession, newNumber, signIn } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);
const signInAs = async (page: Page, phone: string) => {
	await signIn(page, { site: site(), origin: sites.origin() }, phone);
	await keepSession(page);
};

/** Signs in on the page's own screens, from its first step. */
async function signInHere(page: Page, phone: string) {
	await askForCode(page, phone);
	await page.getByLabel('6-digit code').fill(await codeFor(page, sites.origin(), phone));
	await page.getByRole('button', { name: /^(Save the|Sign in)/ }).click();
}

/** Presses two hearts while the lead API is away. */
async function pressWhileAway(page: Page, complaints: string[]) {
	await page.goto(site() + LIST);
	await page.route('**/api/**', (route) => route.abort());
	for (const index of [0, 1]) {
		const name = await heartOn(page, index).innerText();
		await heartOn(page, index).click();
		await expect(toastOn(page).locator('b')).toHaveText('Saved on this device');
		// The message about the vehicle before may still be shown.
		await expect(toastOn(page)).toContainText(name.replace(/^Save /, ''));
	}
	await page.unroute('**/api/**');
	complaints.splice(0);
}

test('hearts that wait when the session ends are kept, said so, and sent after signing in again', async ({
	page,
	context,
	complaints,
}) => {
	const phone = newNumber();
	await signInAs(page, phone);
	await pressWhileAway(page, complaints);
	await context.clearCookies();
	await page.reload();
	await expect(toastOn(page).locator('b')).toHaveText('You have been signed out');
	await expect(toastOn(page).locator('span')).toHaveText(
		'2 changes of your watchlist wait on this device until you sign in.',
	);
	await toastOn(page).getByRole('link', { name: 'Sign in' }).click();
	await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
	await signInHere(page, phone);
	await expect(page).toHaveURL(site() + LIST);
	await expect(toastOn(page)).toContainText('2 changes that waited on this device are saved.');
	await expect.poll(() => watchlistOf(page)).toHaveLength(2);
	await expect(savedLink(page)).toHaveText(/2$/);
	complaints.splice(0);
});

test('signing out says first what waits; another person gets none of it, and its owner gets all', async ({
	page,
	complaints,
}) => {
	const phone = newNumber();
	await signInAs(page, phone);
	await pressWhileAway(page, complaints);
	await page.route('**/api/watchlist/*-car', (route) => route.abort());
	await page.goto(`${site()}/my-garage`);
	expect(await pressForDialog(page.getByRole('button', { name: 'Sign out', exact: true }))).toEqual({
		type: 'confirm',
		message: expect.stringContaining('2 changes of your watchlist have not reached us yet.'),
	});
	await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeFocused();
	await page.unroute('**/api/watchlist/*-car');
	await signInAs(page, newNumber());
	await page.goto(site() + LIST);
	await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'false');
	expect(await watchlistOf(page)).toEqual([]);
	await signInAs(page, phone);
	await page.goto(site() + LIST);
	await expect.poll(() => watchlistOf(page)).toHaveLength(2);
	complaints.splice(0);
});

test('another device shows the hearts of the list after any sign-in', async ({ page, browser }) => {
	const phone = newNumber();
	await signInAs(page, phone);
	await page.goto(site() + LIST);
	await heartOn(page).click();
	await expect(toastOn(page)).toContainText('Car Saved');
	const device = await (await browser.newContext()).newPage();
	await device.goto(`${site()}/sign-in?type=garage&redirect=${LIST}`);
	await signInHere(device, phone);
	await expect(device).toHaveURL(site() + LIST);
	await expect(heartOn(device)).toHaveAttribute('aria-pressed', 'true');
	await expect(savedLink(device)).toHaveText(/1$/);
	await device.context().close();
});

test('an old tab saves to the account that has signed in since, in another tab', async ({
	page,
	context,
	complaints,
}) => {
	const [first, second] = [newNumber(), newNumber()];
	await signInAs(page, first);
	await page.goto(site() + LIST);
	await heartOn(page).click();
	await expect(toastOn(page)).toContainText('Car Saved');
	const tab = await context.newPage();
	// The cookie alone: the old tab finds out when a heart is pressed.
	await signIn(tab, { site: site(), origin: sites.origin() }, second);
	await heartOn(page, 1).click();
	await expect(toastOn(page)).toContainText('Car Saved');
	// The heart is sent a second time, to the account it belongs to now.
	await expect.poll(async () => (await watchlistOf(page)).length).toBe(1);
	await expect(heartOn(page, 1)).toHaveAttribute('aria-pressed', 'true');
	complaints.splice(0);
});

test('a heart whose sign-in was given up is not saved later', async ({ page }) => {
	await page.goto(site() + LIST);
	await heartOn(page).click();
	await expect(page).toHaveURL(/\/sign-in\?/);
	await page.goto(`${site()}/sign-in?type=garage&redirect=/about-us`);
	await signInHere(page, newNumber());
	await expect(page).toHaveURL(`${site()}/about-us`);
	await page.clock.setFixedTime(Date.now() + 31 * 60_000);
	await page.goto(site() + LIST);
	await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'false');
	expect(await watchlistOf(page)).toEqual([]);
});

const BLOCKED = [
	{
		what: 'blocked',
		block: () =>
			Object.defineProperty(window, 'localStorage', {
				get: () => {
					throw new DOMException('denied', 'SecurityError');
				},
			}),
	},
	{
		what: 'full',
		block: () => {
			Storage.prototype.setItem = () => {
				throw new DOMException('full', 'QuotaExceededError');
			};
		},
	},
];

for (const { what, block } of BLOCKED)
	test(`with a ${what} storage a signed-in visitor saves, and the page shows it`, async ({ page }) => {
		await signIn(page, { site: site(), origin: sites.origin() }, newNumber());
		await page.addInitScript(block);
		await page.goto(site() + LIST);
		let departures = 0;
		page.on('framenavigated', () => {
			departures += 1;
		});
		await heartOn(page).click();
		await expect(toastOn(page)).toContainText('Car Saved In Watchlist');
		await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'true');
		expect(await watchlistOf(page)).toHaveLength(1);
		expect(departures, 'by way of the sign-in page').toBe(0);
		await heartOn(page).click();
		await expect(toastOn(page)).toContainText('Car Removed');
		expect(await watchlistOf(page)).toEqual([]);
	});

for (const { what, block } of BLOCKED)
	test(`with a ${what} storage a heart pressed signed out is saved on return (WATCHLIST-005)`, async ({
		page,
	}) => {
		await page.addInitScript(block);
		await page.goto(site() + LIST);
		await heartOn(page).click();
		await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
		await signInHere(page, newNumber());
		await expect(page).toHaveURL(site() + LIST);
		await expect(toastOn(page)).toContainText('Car Saved In Watchlist');
		await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'true');
		expect(await watchlistOf(page)).toHaveLength(1);
	});

test('with a full storage and the API away, a heart is not said to be kept on the device', async ({
	page,
	complaints,
}) => {
	await signInAs(page, newNumber());
	await page.goto(site() + LIST);
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await page.route('**/api/watchlist/save-car', (route) => route.abort());
	await heartOn(page).click();
	await expect(toastOn(page).locator('b')).toHaveText('Not saved yet');
	await expect(toastOn(page)).toContainText('this browser doesn’t store anything. Keep this page open');
	await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'true');
	await page.unroute('**/api/watchlist/save-car');
	complaints.splice(0);
	// What waits is sent, then the list is loaded.
	const listed = page.waitForResponse('**/api/watchlist');
	await page.evaluate(() => dispatchEvent(new Event('online')));
	await listed;
	expect(await watchlistOf(page)).toHaveLength(1);
});
