import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).locator('[data-locations] > li').getByRole('heading', { level: 2 });

async function findNearest(page: Page, postcode: string): Promise<void> {
	await page.getByLabel('Postcode').fill(postcode);
	await page.getByRole('button', { name: 'Find the nearest' }).click();
}

test.describe('a postcode', () => {
	test.beforeEach(async ({ page }) => {
		await page.goto(`${originOf('merriwether')}/locations`);
	});

	test('puts the nearest location first and shows the distances (GEO-005)', async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await findNearest(page, '4350');
		await expect(page.getByRole('status').filter({ hasText: 'Nearest to 4350: Toowoomba' })).toBeVisible();
		await expect(names(page).first()).toHaveText(/Toowoomba$/);
		await expect(page.getByText(/km away$/)).toHaveCount(4);
		await findNearest(page, '4217');
		await expect(names(page)).toHaveText([/Southport$/, /Newstead$/, /Caboolture$/, /Toowoomba$/]);
		expect(asked.filter((url) => url.includes('googleapis'))).toEqual([]);
	});

	for (const typed of ['', '123', '12a4'])
		test(`of another shape is refused: "${typed}" (ENQUIRY-027, ENQUIRY-028)`, async ({ page }) => {
			await findNearest(page, typed);
			await expect(page.getByRole('alert')).toHaveText('Invalid postcode. Please enter a 4-digit number.');
			await expect(page.getByLabel('Postcode')).toBeFocused();
			await expect(page.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
		});

	test('takes no fifth digit, and its error is removed when it is corrected', async ({ page }) => {
		await findNearest(page, '');
		await page.getByLabel('Postcode').pressSequentially('43501');
		await expect(page.getByLabel('Postcode')).toHaveValue('4350');
		await expect(page.getByRole('alert')).toBeHidden();
		await page.keyboard.press('Enter');
		await expect(names(page).first()).toHaveText(/Toowoomba$/);
	});

	test('that does not exist is refused (GEO-003)', async ({ page }) => {
		await findNearest(page, '9998');
		await expect(page.getByRole('alert')).toHaveText('Invalid postcode');
	});
});

test('with a key the geocoding service is called, and its answer is used (GEO-001, GEO-002)', async ({
	page,
}) => {
	const asked: URL[] = [];
	await page.route('https://maps.googleapis.com/**', (route) => {
		const url = new URL(route.request().url());
		asked.push(url);
		const isKnown = url.searchParams.get('components')?.includes('6000');
		const results = isKnown ? [{ geometry: { location: { lat: -31.95, lng: 115.86 } } }] : [];
		return route.fulfill({
			json: { status: isKnown ? 'OK' : 'ZERO_RESULTS', results },
			headers: { 'Access-Control-Allow-Origin': '*' },
		});
	});
	await page.goto(`${originOf('everything')}/locations`);
	await findNearest(page, '6000');
	await expect(page.getByText('Less than 1 km away').first()).toBeVisible();
	expect(asked[0]?.pathname).toBe('/maps/api/geocode/json');
	expect(asked[0]?.searchParams.get('components')).toBe('postal_code:6000|country:AU');
	expect(asked[0]?.searchParams.get('key')).toBe('a-public-key');
	await findNearest(page, '6001');
	await expect(page.getByRole('alert')).toHaveText('Invalid postcode');
});

test('the maps script is requested with its key when the map is opened, not before (GEO-004)', async ({
	page,
}) => {
	const asked: URL[] = [];
	await page.route('https://maps.googleapis.com/**', (route) => {
		asked.push(new URL(route.request().url()));
		return route.fulfill({
			contentType: 'text/javascript',
			body: `window.google = { maps: {
				Map: class { constructor(element) { element.textContent = 'A map'; } fitBounds() {} },
				Marker: class {}, LatLngBounds: class { extend() {} } } };
				window.showForecourtMap();`,
		});
	});
	await page.goto(`${originOf('everything')}/locations`, { waitUntil: 'networkidle' });
	expect(asked).toEqual([]);
	await page.getByRole('button', { name: 'Show the map' }).click();
	await expect(page.getByText('A map', { exact: true })).toBeVisible();
	expect(asked[0]?.searchParams.get('key')).toBe('a-map-key');
	await page.goto(`${originOf('everything')}/locations/perth-city`);
	await page.getByRole('button', { name: 'Show the map' }).click();
	await expect(page.getByText('A map', { exact: true })).toBeVisible();
	expect(asked[1]?.searchParams.get('key')).toBe('a-key-of-its-own');
});

test('a map that does not load leaves the directions (resolution 190)', async ({ page, complaints }) => {
	await page.route('https://maps.googleapis.com/**', (route) => route.abort());
	await page.goto(`${originOf('everything')}/locations`);
	await page.getByRole('button', { name: 'Show the map' }).click();
	await expect(page.getByText('We can’t load the map right now.')).toBeVisible();
	await expect(page.getByRole('link', { name: /^Get Directions/ }).first()).toBeVisible();
	// The refused request is what this test is about.
	complaints.length = 0;
});

test('a dealer without a map service has addresses and directions (resolution 190)', async ({ page }) => {
	await page.goto(`${originOf('ironbark')}/locations`);
	const map = page.getByRole('region', { name: 'Map' });
	await expect(map.getByText('61 Smith Street, Fitzroy VIC 3065')).toBeVisible();
	await expect(map.getByRole('link', { name: /^Get Directions/ })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Show the map' })).toHaveCount(0);
});
