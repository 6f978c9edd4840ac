import { faults } from '../../fixtures/browser/axe-faults.ts';
import { watchlistOf } from '../../fixtures/browser/hearts.ts';
import { saveButton } from '../../fixtures/browser/marks.ts';
import { newNumber, signIn } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';
import { changeList, rows, signInWithBoth } from '../../fixtures/browser-sites/watchlist-page.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);
const NOTE = 'Ask about the tow bar';

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
