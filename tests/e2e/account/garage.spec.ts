import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { postToApi } from '../../fixtures/browser/post-to-api.ts';
import { codeFor, enterCode, newNumber, signIn } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);
const section = (page: Page, name: string) => page.getByRole('region', { name });
const signInAs = (page: Page, phone = newNumber()) =>
	signIn(page, { site: site(), origin: sites.origin() }, phone);

for (const [path, heading] of [
	['/my-garage', 'My garage'],
	['/my-toyota', 'My Toyota'],
] as const)
	test(`${path} leads to sign-in, and back to the visitor’s garage (WATCHLIST-012, WATCHLIST-013, WATCHLIST-020)`, async ({
		page,
	}) => {
		await page.goto(`${site()}/locations`);
		await page.goto(site() + path, { referer: `${site()}/locations` });
		await expect(page).toHaveURL(/\/sign-in\?/);
		const query = new URL(page.url()).searchParams;
		expect(Object.fromEntries(query)).toEqual({ type: 'garage', redirect: path, back: '/locations' });
		await enterCode(page, sites.origin(), 'Sign in');
		await expect(page).toHaveURL(site() + path);
		await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
		await expect(page.getByText(/^Signed in as 04\d\d ••• \d{3}$/)).toBeVisible();
		await expect(section(page, 'Saved cars')).toContainText('Tap the heart');
	});

test('where signing in led to the garage, and the session has ended, Back leads on', async ({ page }) => {
	await page.goto(`${site()}/my-garage`, { referer: `${site()}/sign-in?type=garage` });
	await expect(page).toHaveURL(/\/sign-in\?/);
	expect(new URL(page.url()).searchParams.get('back')).toBe('/');
});

test('the header leads to the garage, and the menu on phones', async ({ page }) => {
	await signInAs(page);
	await page.getByRole('banner').getByRole('link', { name: 'My Toyota' }).click();
	await expect(page).toHaveURL(`${site()}/my-toyota`);
	await page.setViewportSize({ width: 375, height: 800 });
	await page.goto(site());
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('link', { name: 'My Toyota' }).click();
	await expect(page).toHaveURL(`${site()}/my-toyota`);
});

test('it has saved and viewed vehicles, saved searches and enquiries', async ({ page }) => {
	const phone = newNumber();
	await signInAs(page, phone);
	await page.goto(`${site()}/cars/car-1`);
	expect(await postToApi(page, '/watchlist/save-car', { phone_number: phone, car_id: 'v0' })).toEqual({
		success: true,
	});
	expect(await postToApi(page, '/searches/save', { path: '/search/toyota?price=:30000' })).toMatchObject({
		success: true,
	});
	await page.goto(`${site()}/my-garage`);
	await expect(section(page, 'Saved cars').getByRole('link', { name: /Corolla/ })).toHaveAttribute(
		'href',
		'/cars/car-0',
	);
	await expect(section(page, 'Viewed').getByRole('link')).toHaveAttribute('href', '/cars/car-1');
	await expect(section(page, 'Saved searches')).toContainText('2 match today');
	expect(await faults(page)).toEqual([]);
	await section(page, 'Saved searches')
		.getByRole('link', { name: 'Toyota, under $30,000', exact: true })
		.click();
	await expect(page).toHaveURL(`${site()}/search/toyota?price=:30000`);
	await page.goto(`${site()}/my-garage`);
	await page.getByRole('button', { name: 'Remove the search Toyota, under $30,000' }).click();
	await expect(section(page, 'Saved searches')).toContainText('Save this search');
	await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeFocused();
	await section(page, 'Viewed').getByRole('button', { name: 'Clear' }).click();
	await expect(section(page, 'Viewed')).toBeHidden();
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await page.reload();
	await expect(section(page, 'Enquiries')).toContainText('with its reference');
	await expect(section(page, 'Viewed')).toBeHidden();
});

test('a search is saved from its page, after signing in where that is needed', async ({ page }) => {
	const address = `${site()}/search/toyota?price=:30000&sortBy=price_asc`;
	await page.goto(address);
	await page.getByRole('button', { name: 'Save this search' }).click();
	await expect(page).toHaveURL(/\/sign-in\?type=garage/);
	await enterCode(page, sites.origin(), 'Sign in');
	await expect(page).toHaveURL(address);
	await expect(page.getByText('Search saved')).toBeVisible();
	await page.getByRole('link', { name: 'View searches' }).click();
	await expect(section(page, 'Saved searches')).toContainText('Toyota, under $30,000');
	await page.goto(`${site()}/search/toyota`);
	await page.getByRole('button', { name: 'Save this search' }).click();
	await expect(page.getByText('Toyota is with your saved searches.')).toBeVisible();
	await page.goto(`${site()}/my-garage`);
	await expect(section(page, 'Saved searches').getByRole('listitem')).toHaveCount(2);
	await page.goto(`${site()}/search/new-used-and-demo-cars`);
	await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
});

test('without an answer the page says so and tries again', async ({ page, complaints }) => {
	await signInAs(page);
	await page.route('**/api/garage?*', (route) => route.abort());
	await page.goto(`${site()}/my-garage`);
	await expect(page.getByText('We couldn’t load My garage just now.')).toBeVisible();
	await expect(page.getByText('Loading…')).toHaveCount(0);
	await page.unroute('**/api/garage?*');
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(section(page, 'Saved cars')).toBeVisible();
	complaints.splice(0);
});

test('without a part that is loaded when it is wanted the garage stays, says so, and loads it again', async ({
	page,
	complaints,
}) => {
	await signInAs(page);
	await page.goto(`${site()}/my-garage`);
	const parts = /\/(ChangeNumber|EraseAccount)\.[^/]+\.js$/;
	await page.route(parts, (route) => route.abort());
	const change = page.getByRole('button', { name: 'Change the mobile number' });
	const erase = page.getByRole('link', { name: 'Delete your account' });
	const problem = page.getByText('No connection. Please try again.');
	await change.click();
	await expect(section(page, 'Signing in').getByRole('alert').and(problem)).toBeVisible();
	await erase.click();
	await expect(page.getByRole('alert').and(problem)).toBeVisible();
	await page.getByRole('link', { name: 'Back to My garage' }).click();
	await page.unroute(parts);
	complaints.splice(0);
	await change.click();
	await expect(page.getByLabel('New mobile number')).toBeFocused();
	await expect(problem).toHaveCount(0);
	await erase.click();
	await expect(page.getByRole('heading', { name: 'Delete your account?' })).toBeFocused();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the page gives the reason, the dealer’s number and the way to sign in', async ({ page }) => {
		await page.goto(`${site()}/my-toyota`);
		const words = page.getByRole('main').locator('noscript');
		await expect(words.locator('p', { hasText: 'turned off' })).toBeVisible();
		await expect(words.locator('a[href^="tel:"]')).toBeVisible();
		const signInLink = words.locator('a[href^="/sign-in?"]');
		await expect(signInLink).toHaveAttribute('href', /redirect=%2Fmy-toyota&/);
		await expect(signInLink).toBeVisible();
	});

	test('a visitor who is signed in can sign out', async ({ page }) => {
		const phone = newNumber();
		await page.goto(`${site()}/sign-in?type=garage&redirect=/my-garage&back=/`);
		await page.getByLabel('Mobile number').fill(phone);
		await page.getByRole('button', { name: 'Text me a code', exact: true }).click();
		await page.getByLabel('6-digit code').fill(await codeFor(page, sites.origin(), phone));
		await page.getByRole('button', { name: 'Sign in' }).click();
		await expect(page).toHaveURL(`${site()}/my-garage`);
		const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
		expect(await cookies()).toEqual(['session', 'watchlist_saved']);
		const saved = page.frameLocator('iframe[title="What you saved"]');
		await expect(saved.getByText('Nothing saved yet.')).toBeVisible();
		await page.getByRole('button', { name: 'Sign out', exact: true }).click();
		await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
		expect(await cookies()).toEqual([]);
	});
});
