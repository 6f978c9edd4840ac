import type { Page } from 'playwright/test';
import { heartOn, LIST, openSignedIn, toastOn, watchlistOf } from '../../fixtures/browser/hearts.ts';
import { savedLink } from '../../fixtures/browser/marks.ts';
import { askForCode, codeFor, newNumber } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

const KEY = `forecourt.${ACCOUNTS}.watchlist_saved`;
const site = () => sites.origin(ACCOUNTS);
const open = (page: Page, phone?: string) =>
	openSignedIn(page, { site: site(), origin: sites.origin() }, phone);

test('a heart leads to sign-in, and the car is saved on return (WATCHLIST-003, WATCHLIST-005, WATCHLIST-027, ERRORS-002)', async ({
	page,
}) => {
	const phone = newNumber();
	await page.goto(site() + LIST);
	await heartOn(page).click();
	const query = new URLSearchParams({ type: 'watchlist', redirect: LIST, back: LIST });
	await expect(page).toHaveURL(`${site()}/sign-in?${query}`);
	await askForCode(page, phone);
	await page.getByLabel('6-digit code').fill(await codeFor(page, sites.origin(), phone));
	await page.getByRole('button', { name: /^Save the/ }).click();
	await expect(page).toHaveURL(site() + LIST);
	await expect(toastOn(page).locator('b')).toHaveText('Car Saved In Watchlist');
	await expect(toastOn(page).locator('span')).toHaveText(/^.+ is now available in your watchlist\.$/);
	await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'true');
	await expect(savedLink(page)).toHaveText(/1$/);
	expect(await page.evaluate(() => localStorage.getItem('pending_save'))).toBeNull();
	await toastOn(page).getByRole('link', { name: 'View List' }).click();
	await expect(page).toHaveURL(`${site()}/watchlist`);
});

test('on return the page is scrolled to the card that is saved, and the keyboard goes on there', async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 500 });
	await page.goto(site() + LIST);
	await heartOn(page, 1).click();
	await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
	const phone = newNumber();
	await askForCode(page, phone);
	await page.getByLabel('6-digit code').fill(await codeFor(page, sites.origin(), phone));
	await page.getByRole('button', { name: /^Save the/ }).click();
	await expect(toastOn(page)).toContainText('Car Saved In Watchlist');
	await expect(heartOn(page, 1)).toBeInViewport();
	await expect(heartOn(page, 1)).toBeFocused();
});

test('a visitor who does not sign in comes back, and nothing is saved', async ({ page }) => {
	await page.goto(`${site()}/cars/car-0`);
	await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page).toHaveURL(/\/sign-in\?/);
	await page.getByRole('link', { name: /^Back to/ }).click();
	await expect(page).toHaveURL(`${site()}/cars/car-0`);
	await expect.poll(() => page.evaluate(() => localStorage.getItem('pending_save'))).toBeNull();
	await expect(page.getByRole('main').getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});

test('a heart is marked at once on a slow network, and removed again (WATCHLIST-001, WATCHLIST-002, WATCHLIST-009, WATCHLIST-010, ERRORS-003)', async ({
	page,
}) => {
	const phone = newNumber();
	const heart = await open(page, phone);
	const bodies: unknown[] = [];
	let answer = () => {};
	const slow = new Promise<void>((done) => {
		answer = done;
	});
	await page.route('**/api/watchlist/*-car', async (route) => {
		bodies.push([new URL(route.request().url()).pathname, route.request().postDataJSON()]);
		await slow;
		await route.continue();
	});
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await expect(toastOn(page)).toHaveCount(0);
	answer();
	await expect(toastOn(page)).toContainText('Car Saved In Watchlist');
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	await expect(toastOn(page).locator('b')).toHaveText('Car Removed');
	await expect(toastOn(page).locator('span')).toHaveText(/^.+ is no longer in your watchlist\.$/);
	await expect(toastOn(page).getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist');
	const [car_id] = Object.values(
		JSON.parse((await page.locator('li[data-vehicle]').first().getAttribute('data-vehicle')) ?? '{}'),
	);
	const body = { phone_number: `+61${phone.replaceAll(' ', '').slice(1)}`, car_id };
	expect(bodies).toEqual([
		['/api/watchlist/save-car', body],
		['/api/watchlist/remove-car', body],
	]);
	expect(await watchlistOf(page)).toEqual([]);
});

test('the first heart of a page is marked before its scripts are there (WATCHLIST-001)', async ({ page }) => {
	const heart = await open(page);
	const marks: (string | null)[] = [];
	await page.exposeFunction('marked', (mark: string | null) => marks.push(mark));
	await heart.evaluate((button) => {
		const tell = () => Object(window).marked(button.getAttribute('aria-pressed'));
		new MutationObserver(tell).observe(button, { attributeFilter: ['aria-pressed'] });
	});
	const outline = await heart.locator('svg').evaluate((icon) => getComputedStyle(icon).fill);
	// What marks the saved vehicles has loaded by then.
	await page.waitForLoadState('networkidle');
	// Scripts and the lead API answer one after the other, when they are let through.
	const held: (() => void)[] = [];
	await page.route(/\/_astro\/.*\.js$|\/api\//, async (route) => {
		await new Promise<void>((go) => held.push(go));
		await route.continue();
	});
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	expect(await heart.locator('svg').evaluate((icon) => getComputedStyle(icon).fill)).not.toBe(outline);
	await expect
		.poll(async () => {
			for (const go of held.splice(0)) go();
			return toastOn(page).count();
		})
		.toBe(1);
	expect(marks).toEqual(['true']);
});

test('one toast at a time, for three seconds (ERRORS-005, ERRORS-006)', async ({ page }) => {
	const heart = await open(page);
	await page.clock.install();
	await page.clock.pauseAt(new Date(Date.now() + 60_000));
	await heart.click();
	await expect(toastOn(page)).toContainText('Car Saved');
	await heart.click();
	await expect(toastOn(page)).toContainText('Car Removed');
	await expect(toastOn(page)).toHaveCount(1);
	await page.mouse.move(5, 5);
	await page.clock.runFor(2900);
	await expect(toastOn(page)).toHaveCount(1);
	await page.clock.runFor(200);
	await expect(toastOn(page)).toHaveCount(0);
});

for (const { what, fail } of [
	{ what: 'no answer', fail: { abort: true } },
	{ what: 'a failure of the service', fail: { status: 503 } },
])
	test(`${what} keeps the mark and says so; it is sent with the next page`, async ({ page, complaints }) => {
		const heart = await open(page);
		await page.route('**/api/watchlist/save-car', (route) =>
			'abort' in fail ? route.abort() : route.fulfill({ status: 503, body: '' }),
		);
		await heart.click();
		await expect(toastOn(page).locator('b')).toHaveText('Saved on this device');
		await expect(toastOn(page).locator('span')).toHaveText(
			/^No connection just now\. We’ll add the .+ to your watchlist when it’s back\.$/,
		);
		await expect(heart).toHaveAttribute('aria-pressed', 'true');
		expect(await watchlistOf(page)).toEqual([]);
		complaints.splice(0);
		await page.unroute('**/api/watchlist/save-car');
		await page.reload();
		await expect.poll(() => watchlistOf(page)).toHaveLength(1);
		await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'true');
		await page.reload();
		await expect(savedLink(page)).toHaveText(/1$/);
	});

test('offline it waits until the network is back', async ({ page, context, complaints }) => {
	const heart = await open(page);
	await heart.click();
	await expect(toastOn(page)).toContainText('Car Saved');
	await context.setOffline(true);
	await heart.click();
	await expect(toastOn(page).locator('b')).toHaveText('Removed on this device');
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	complaints.splice(0);
	await context.setOffline(false);
	await expect.poll(() => watchlistOf(page)).toEqual([]);
});

test('the comparison has hearts', async ({ page }) => {
	const phone = newNumber();
	await open(page, phone);
	await page.goto(`${site()}/compare?cars=car-0,car-1`);
	await heartOn(page, 1).click();
	await expect(heartOn(page, 1)).toHaveAttribute('aria-pressed', 'true');
	await expect(toastOn(page)).toContainText('Car Saved In Watchlist');
	await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'false');
	expect(await watchlistOf(page)).toEqual(['v1']);
	await page.reload();
	await expect(heartOn(page, 1)).toHaveAttribute('aria-pressed', 'true');
});

test('two tabs and two devices agree', async ({ page, context, browser }) => {
	const phone = newNumber();
	const heart = await open(page, phone);
	const tab = await context.newPage();
	await tab.goto(site() + LIST);
	const device = await (await browser.newContext()).newPage();
	const elsewhere = await open(device, phone);
	await heart.click();
	await expect(heartOn(tab)).toHaveAttribute('aria-pressed', 'true');
	await expect.poll(() => watchlistOf(device)).toHaveLength(1);
	await device.reload();
	await expect(elsewhere).toHaveAttribute('aria-pressed', 'true');
	await elsewhere.click();
	await expect(toastOn(device)).toContainText('Car Removed');
	await tab.reload();
	await expect(heartOn(tab)).toHaveAttribute('aria-pressed', 'false');
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	await heart.click();
	await expect.poll(() => watchlistOf(device)).toHaveLength(1);
	// Their visitor comes back to the page that is still open there.
	await device.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await expect(elsewhere).toHaveAttribute('aria-pressed', 'true');
	await device.context().close();
});

test('after the session has ended the next press leads to sign-in', async ({ page, context, complaints }) => {
	const heart = await open(page);
	await context.clearCookies();
	await heart.click();
	await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
	expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
	complaints.splice(0);
});

test('a visitor who is not signed in asks the lead API for no list and no account', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (/\/api\/(account|watchlist)/.test(request.url())) asked.push(request.url());
	});
	for (const path of ['/', LIST, '/cars/car-0', '/contact-us'])
		await page.goto(site() + path, { waitUntil: 'networkidle' });
	expect(asked).toEqual([]);
});

test('the keyboard alone saves', async ({ page }) => {
	const heart = await open(page);
	await heart.focus();
	await page.keyboard.press('Space');
	await expect(toastOn(page)).toContainText('Car Saved');
	await expect(heart).toBeFocused();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
