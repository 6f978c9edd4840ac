import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { saveButton, savedLink } from '../../fixtures/browser/marks.ts';
import { newNumber, signIn } from '../../fixtures/browser/sign-in-page.ts';
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
