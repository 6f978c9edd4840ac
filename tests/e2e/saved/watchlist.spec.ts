import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { watchlistOf } from '../../fixtures/browser/hearts.ts';
import { saveButton, savedLink } from '../../fixtures/browser/marks.ts';
import { newNumber, signIn } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { type ServedSites, serveSites } from '../../fixtures/browser-sites/serve-sites.ts';
import {
	changeList,
	cheaperAndGone,
	openWith,
	rows,
	signInWithBoth,
} from '../../fixtures/browser-sites/watchlist-page.ts';

// One lead API serves all tests of this file.
test.describe.configure({ mode: 'default' });

let sites: ServedSites;
test.beforeAll(async () => {
	sites = await serveSites([ACCOUNTS]);
});
test.afterAll(() => sites?.close());

const site = () => sites.origin(ACCOUNTS);
const NOTE = 'Ask about the tow bar';

test('a visitor who is not signed in is led to sign in, and back', async ({ page }) => {
	await page.goto(`${site()}/watchlist`);
	await expect(page).toHaveURL(/\/sign-in\?/);
	expect(new URL(page.url()).searchParams.get('redirect')).toBe('/watchlist');
});

test('the price today is beside the price when saved, and a vehicle that has gone beside similar ones', async ({
	page,
}) => {
	await signInWithBoth(page, sites);
	await openWith(page, sites, cheaperAndGone);
	await expect(page.getByText('Two cars. One is cheaper, one is no longer for sale.')).toBeVisible();
	await expect(rows(page).first()).toContainText('$1,500 less than when you saved it: $26,500 on 9 November');
	await expect(rows(page).nth(1)).toContainText('No longer for sale');
	await expect(rows(page).nth(1).getByRole('link', { name: '2020 Toyota Corolla' })).toHaveAttribute(
		'href',
		'/cars/car-0',
	);
	await page.getByLabel('Sort').selectOption('Last saved');
	await expect(rows(page).first()).toContainText('No longer for sale');
	for (const width of [1280, 375]) {
		await page.setViewportSize({ width, height: 800 });
		expect.soft(await faults(page), `${width} px`).toEqual([]);
	}
	await page.setViewportSize({ width: 320, height: 800 });
	expect(await scrollWidth(page)).toBeLessThanOrEqual(320);
});

test('a note is kept in the account, by the keyboard alone', async ({ page, browser }) => {
	const phone = newNumber();
	await signInWithBoth(page, sites, phone);
	await page.goto(`${site()}/watchlist`);
	await page
		.getByRole('button', { name: /^Add a note/ })
		.first()
		.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByLabel(/^Your note/)).toBeFocused();
	expect.soft(await faults(page)).toEqual([]);
	await page.keyboard.type(NOTE);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(rows(page).getByText(NOTE)).toBeVisible();
	await expect(page.getByRole('button', { name: /^Edit the note/ })).toBeFocused();
	const device = await (await browser.newContext()).newPage();
	await signIn(device, { site: site(), origin: sites.origin() }, phone);
	await device.goto(`${site()}/watchlist`);
	await expect(rows(device).getByText(NOTE)).toBeVisible();
	await device.context().close();
});

test('a car with a note, kept or waiting on this device, is removed only once its visitor agrees that the note goes too', async ({
	page,
	complaints,
}) => {
	const phone_number = newNumber();
	await signInWithBoth(page, sites, phone_number);
	await page.goto(`${site()}/watchlist`);
	const saveNote = async () => {
		await page
			.getByRole('button', { name: /^Add a note/ })
			.first()
			.click();
		await page.getByLabel(/^Your note/).fill(NOTE);
		await page.getByRole('button', { name: 'Save note' }).click();
	};
	await saveNote();
	const row = rows(page).filter({ hasText: NOTE });
	// The text alone is in the field, too, before it is kept.
	await expect(row.getByRole('button', { name: /^Edit the note/ })).toBeVisible();
	page.once('dialog', (dialog) => dialog.dismiss());
	await saveButton(row).first().click();
	await expect(saveButton(row).first()).toHaveAttribute('aria-pressed', 'true');
	await expect(rows(page)).toHaveCount(2);
	page.once('dialog', (dialog) => dialog.accept());
	await saveButton(row).first().click();
	await expect(rows(page)).toHaveCount(1);
	await expect(page.getByText('Car Removed')).toBeVisible();

	await page.route('**/api/watchlist/note', (route) => route.abort());
	const waiting = () =>
		page.evaluate((key) => localStorage.getItem(key), `forecourt.${ACCOUNTS}.watchlist_notes`);
	const leaveWaiting = async () => {
		await saveNote();
		await expect(page.getByText('Your note is kept on this device')).toBeVisible();
	};
	await leaveWaiting();
	// As by another device.
	const [car_id] = await watchlistOf(page);
	await changeList(page, 'remove-car', { phone_number, car_id });
	await page.reload();
	await expect(page.getByText('Nothing saved yet.')).toBeVisible();
	await expect.poll(waiting).toBe('[]');
	await changeList(page, 'save-car', { phone_number, car_id });
	await page.reload();
	await leaveWaiting();
	page.once('dialog', (dialog) => dialog.accept());
	await saveButton(rows(page)).first().click();
	await expect(page.getByText('Nothing saved yet.')).toBeVisible();
	await expect.poll(waiting).toBe('[]');
	complaints.splice(0);
});

test('a note that waits on this device is not sent once its car was removed on another page and saved again', async ({
	page,
	complaints,
}) => {
	await signInWithBoth(page, sites);
	await page.goto(`${site()}/watchlist`);
	const notes: string[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/watchlist/note')) notes.push(request.postData() ?? '');
	});
	await page.route('**/api/watchlist/note', (route) => route.abort());
	const row = rows(page).first();
	const { slug } = JSON.parse((await row.getAttribute('data-vehicle')) ?? '{}');
	await row.getByRole('button', { name: /^Add a note/ }).click();
	await page.getByLabel(/^Your note/).fill(NOTE);
	await page.getByRole('button', { name: 'Save note' }).click();
	await expect(page.getByText('Your note is kept on this device')).toBeVisible();
	await page.unroute('**/api/watchlist/note');
	expect(notes.splice(0)).toHaveLength(1);

	await page.goto(`${site()}/cars/${slug}`);
	const heart = saveButton(page.getByRole('main')).first();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await heart.click();
	await expect(page.getByText('Car Removed')).toBeVisible();
	await heart.click();
	await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
	await page.goto(`${site()}/watchlist`);
	await expect(rows(page)).toHaveCount(2);
	await page.waitForLoadState('networkidle');
	expect(notes).toEqual([]);
	await expect(rows(page).getByText(NOTE)).toHaveCount(0);
	complaints.splice(0);
});

test('without an answer a note stays in its field and on the device, and is sent when the network is back or by the next page', async ({
	page,
	complaints,
}) => {
	await signInWithBoth(page, sites);
	await page.goto(`${site()}/watchlist`);
	await page
		.getByRole('button', { name: /^Add a note/ })
		.first()
		.click();
	await page.getByLabel(/^Your note/).fill(NOTE);
	const saveWhileAway = async () => {
		await page.route('**/api/watchlist/note', (route) => route.abort());
		await page.getByRole('button', { name: 'Save note' }).click();
		await expect(page.getByText('Your note is kept on this device and sent when')).toBeVisible();
		await page.unroute('**/api/watchlist/note');
	};
	await saveWhileAway();
	await expect(page.getByLabel(/^Your note/)).toHaveValue(NOTE);
	await page.evaluate(() => dispatchEvent(new Event('online')));
	const edit = page.getByRole('button', { name: /^Edit the note/ });
	await edit.click();
	await page.getByLabel(/^Your note/).fill(`${NOTE}, please`);
	await saveWhileAway();
	await page.reload();
	await expect(edit).toBeVisible();
	await expect(edit).not.toBeFocused();
	await expect(rows(page).getByText(`${NOTE}, please`)).toBeVisible();
	const waiting = () =>
		page.evaluate((key) => localStorage.getItem(key), `forecourt.${ACCOUNTS}.watchlist_notes`);
	await expect.poll(waiting).toBe('[]');
	await page.reload();
	await expect(rows(page).getByText(`${NOTE}, please`)).toBeVisible();
	complaints.splice(0);
});

test('an empty list shows what the visitor looked at, each with a heart that saves it', async ({ page }) => {
	await signIn(page, { site: site(), origin: sites.origin() }, newNumber());
	await page.goto(`${site()}/cars/car-1`);
	await page.goto(`${site()}/watchlist`);
	const seen = page.getByRole('region', { name: 'You looked at these' });
	await expect(seen.getByRole('link')).toContainText('$25,000 drive away');
	expect(await faults(page)).toEqual([]);
	await seen.getByRole('button', { name: /^Save/ }).click();
	await expect(page.getByText('1 saved')).toBeVisible();
});

test('a removed vehicle leaves the list, and the focus stays on the page', async ({ page }) => {
	await signInWithBoth(page, sites);
	await page.goto(`${site()}/watchlist`);
	await expect(savedLink(page)).toHaveText(/2$/);
	await saveButton(rows(page).first()).focus();
	await page.keyboard.press('Space');
	await expect(rows(page)).toHaveCount(1);
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await expect(page.getByRole('status').filter({ hasText: 'Car Removed' })).toBeVisible();
	await saveButton(rows(page).first()).click();
	await expect(page.getByText('Nothing saved yet.')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await page.reload();
	await expect(page.getByText('Nothing saved yet.')).toBeVisible();
});

test('vehicles that were saved on the device are offered for import (resolution 215)', async ({ page }) => {
	const phone = newNumber();
	await signIn(page, { site: site(), origin: sites.origin() }, phone);
	await page.evaluate((key) => {
		const car = { name: '2020 Toyota Corolla', make: 'Toyota', model: 'Corolla', primary_image_url: null };
		localStorage.setItem(
			key,
			JSON.stringify([
				{ ...car, id: 'v0', slug: 'car-0' },
				{ ...car, id: 'sold', slug: 'sold' },
			]),
		);
	}, `forecourt.${ACCOUNTS}.favourites`);
	await page.goto(`${site()}/watchlist`);
	await expect(page.getByText('2 cars are saved on this device only.')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Add them to your watchlist' }).click();
	await expect(rows(page)).toHaveCount(1);
	await expect(page.getByText('1 car could not be added: no longer for sale.')).toBeVisible();
	await page.reload();
	await expect(rows(page)).toHaveCount(1);
	await expect(page.getByText('saved on this device only')).toHaveCount(0);
});

test('the list stays where the offer to import cannot be loaded', async ({ page, complaints }) => {
	await signInWithBoth(page, sites);
	await page.evaluate((key) => {
		const car = { id: 'old', name: '2020 Toyota Corolla', make: 'Toyota', model: 'Corolla', slug: 'old' };
		localStorage.setItem(key, JSON.stringify([{ ...car, primary_image_url: null }]));
	}, `forecourt.${ACCOUNTS}.favourites`);
	const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('ImportOffer'));
	await page.route(/\/ImportOffer\.[^/]+\.js$/, (route) => route.abort());
	await page.goto(`${site()}/watchlist`);
	await refused;
	await saveButton(rows(page).first()).click();
	await expect(rows(page)).toHaveCount(1);
	expect(complaints.splice(0)).toEqual([expect.stringContaining('/ImportOffer.')]);
});

test('what a full watchlist does not take stays on the device, and the page says so', async ({ page }) => {
	await signIn(page, { site: site(), origin: sites.origin() }, newNumber());
	await page.goto(`${site()}/cars/car-0`);
	const stored = () =>
		page.evaluate(() => {
			const kept = localStorage.getItem(`forecourt.${document.body.dataset['dealer']}.favourites`);
			return JSON.parse(kept ?? '[]').length;
		});
	await page.evaluate(() => {
		const vehicle = JSON.parse(
			document.querySelector<HTMLElement>('main[data-vehicle]')?.dataset['vehicle'] ?? '{}',
		);
		const { dealer } = document.body.dataset;
		localStorage.setItem(
			`forecourt.${dealer}.favourites`,
			JSON.stringify([vehicle, { ...vehicle, id: 'other' }]),
		);
	});
	await page.goto(`${site()}/watchlist`);
	await page.route('**/api/watchlist/save-car', (route) =>
		route.fulfill({ json: { success: false, error: 'Your watchlist has 200 vehicles.', is_full: true } }),
	);
	await page.getByRole('button', { name: 'Add them to your watchlist' }).click();
	await expect(page.getByText('Your watchlist is full. The others stay on this device.')).toBeVisible();
	expect(await stored()).toBe(2);
});

test('where the lead API is away the page says so, and loads again', async ({ page, complaints }) => {
	await signInWithBoth(page, sites);
	await page.route('**/api/watchlist/cars', (route) => route.abort());
	await page.goto(`${site()}/watchlist`);
	await expect(
		page.getByText('We couldn’t load your watchlist just now. What you saved is kept.'),
	).toBeVisible();
	await expect(page.getByText('Loading…')).toHaveCount(0);
	complaints.splice(0);
	await page.unroute('**/api/watchlist/cars');
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(rows(page)).toHaveCount(2);
});

test('nothing about a visitor is in the page’s HTML', async ({ page }) => {
	await signInWithBoth(page, sites);
	const html = await page.evaluate(async () => (await fetch('/watchlist')).text());
	expect(html).toContain('Your watchlist');
	expect(html).not.toContain('Corolla');
});
