import { faults } from '../../fixtures/browser/axe-faults.ts';
import { saveButton } from '../../fixtures/browser/marks.ts';
import { newNumber, signIn } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';
import { rows, signInWithBoth } from '../../fixtures/browser-sites/watchlist-page.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);

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
