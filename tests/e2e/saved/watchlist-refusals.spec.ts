import type { Page } from 'playwright/test';
import { heartOn, openSignedIn, toastOn } from '../../fixtures/browser/hearts.ts';
import { pressForDialog } from '../../fixtures/browser/press-for-dialog.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

const FAILED = 'Sorry, that did not work.';
const LIMITED = 'Too many requests just now. Please try again in a minute.';
const open = (page: Page) => openSignedIn(page, { site: sites.origin(ACCOUNTS), origin: sites.origin() });

/** Keeps all toasts of the page from now on. */
const collectToasts = (page: Page) =>
	page.evaluate(() => {
		const said: string[] = [];
		Object.assign(window, { said });
		new MutationObserver(() => {
			const text = document.querySelector('.toast')?.textContent;
			if (text) said.push(text);
		}).observe(document.body, { childList: true, subtree: true });
	});

/** The toasts since then, once all that was sent is answered. */
const toastsOf = (page: Page) =>
	page.evaluate(async () => {
		await navigator.locks.request('watchlist', () => {});
		await new Promise((done) => setTimeout(done));
		return (window as unknown as { said: string[] }).said;
	});

for (const { what, status, body, says = 'It is full.' } of [
	{ what: 'success: false', status: 200, body: { success: false, error: 'It is full.' } },
	{ what: 'success: false with a 4xx', status: 400, body: { success: false, error: 'It is full.' } },
	{
		what: 'a refusal',
		status: 409,
		body: { type: 'about:blank', title: 'Conflict', status: 409, error: 'It is full.' },
	},
	{ what: 'a refusal that is not the service’s', status: 400, body: { error: 'Bad' }, says: FAILED },
	{ what: 'a limit that is not the service’s', status: 429, body: {}, says: LIMITED },
])
	test(`${what} takes the mark back, and its error is alerted; no toast says that it was saved (WATCHLIST-011, ERRORS-001)`, async ({
		page,
		complaints,
	}) => {
		const heart = await open(page);
		await collectToasts(page);
		await page.route('**/api/watchlist/save-car', (route) => route.fulfill({ status, json: body }));
		// The first press of a page: its scripts load, and look for what waits.
		expect(await pressForDialog(heart)).toEqual({ type: 'alert', message: says });
		await expect(heart).toHaveAttribute('aria-pressed', 'false');
		expect(await toastsOf(page)).toEqual([]);
		complaints.splice(0);
	});

test('one press has one toast', async ({ page }) => {
	const heart = await open(page);
	await collectToasts(page);
	await heart.click();
	await expect(toastOn(page)).toContainText('Car Saved In Watchlist');
	expect(new Set(await toastsOf(page)).size).toBe(1);
});

for (const part of ['press-save-button', 'refresh-list'])
	test(`a page that cannot load ${part} throws nothing`, async ({ page, complaints }) => {
		await open(page);
		// What this page still loads would be cut by the next one, and counted as refused.
		await page.waitForLoadState('networkidle');
		const refused = page.waitForEvent('requestfailed', (request) => request.url().includes(part));
		await page.route(new RegExp(`/${part}\\.[^/]+\\.js$`), (route) => route.abort());
		await page.reload();
		await refused;
		// An error that nothing catches is reported within a turn. The network, cut at this moment, may never count as idle.
		await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
		expect(complaints.splice(0)).toEqual([expect.stringContaining(`/${part}.`)]);
	});

test('a heart whose scripts cannot be loaded says so, is not marked, and saves with the next press', async ({
	page,
	complaints,
}) => {
	const heart = await open(page);
	// What marks the saved vehicles has loaded by then; what sends a press comes with the press.
	await page.waitForLoadState('networkidle');
	await page.route('**/_astro/*.js', (route) => route.abort());
	expect(await pressForDialog(heart)).toEqual({ type: 'alert', message: 'No connection. Please try again.' });
	await expect(heartOn(page)).toHaveAttribute('aria-pressed', 'false');
	complaints.splice(0);
	await page.unroute('**/_astro/*.js');
	await heart.click();
	await expect(toastOn(page)).toContainText('Car Saved In Watchlist');
});
