import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const PHONE = { width: 375, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).locator('[data-places] > li').getByRole('heading', { level: 2 });

async function findNearest(page: Page, postcode: string): Promise<void> {
	await page.getByLabel('Postcode').fill(postcode);
	await page.getByRole('button', { name: 'Find the nearest' }).click();
}

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
	test.describe(`on a ${device}`, () => {
		test.use({ viewport });

		test('locations are sorted by name, with hours, open state and a map (LOCATIONS-023, LOCATIONS-028, LOCATIONS-032)', async ({
			page,
		}) => {
			await page.goto(`${originOf('merriwether')}/locations`);
			await expect(names(page)).toHaveText([/Caboolture$/, /Newstead$/, /Southport$/, /Toowoomba$/]);
			await expect(
				page.getByRole('region', { name: 'Map' }).getByRole('link', { name: 'Southport' }),
			).toBeVisible();
			const card = main(page)
				.getByRole('listitem')
				.filter({ has: page.getByRole('heading', { name: 'Newstead' }) });
			await expect(card.getByText(/^(Open until|Closed, opens)/)).toBeVisible();
			await expect(card.getByRole('row', { name: /^Monday to Friday/ })).toBeVisible();
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(width).toBeLessThanOrEqual(viewport.width);
			await card.getByRole('link', { name: 'Newstead', exact: true }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newstead');
		});

		test('a location has its team, address, hours and reviews (LOCATIONS-019 to LOCATIONS-021)', async ({
			page,
		}) => {
			await page.goto(`${originOf('harbourline')}/locations/geelong-west`);
			await expect(main(page).getByText('212 Latrobe Terrace, Geelong West VIC 3218').first()).toBeVisible();
			await expect(page.getByRole('link', { name: 'Get Directions' }).first()).toHaveAttribute(
				'href',
				/maps/,
			);
			await expect(page.getByRole('heading', { name: 'Opening Hours' })).toBeVisible();
			const days = page.getByRole('table', { name: /^Opening hours, Sales/ }).getByRole('rowheader');
			await expect(days).toHaveText([/^Mon/, /^Tue/, /^Wed/, /^Thu/, /^Fri/, /^Sat/, /^Sun/]);
			await page.getByRole('link', { name: 'Based on 1,126 reviews' }).click();
			await expect(page.locator('#reviews')).toBeInViewport();
			await expect(page.getByText('Grant Whitford')).toHaveCount(0);
		});
	});
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

test('sales, service and parts have hours of their own, by keyboard too (LOCATIONS-022, LOCATIONS-030)', async ({
	page,
}) => {
	await page.goto(`${originOf('harbourline')}/locations/geelong-west`);
	const choice = page.getByLabel('Opening hours of');
	await expect(choice.getByRole('option')).toHaveText(['Sales', 'Service', 'Parts']);
	const monday = page
		.getByRole('table', { name: /^Opening hours/ })
		.filter({ visible: true })
		.first()
		.getByRole('row', { name: /^Monday/ });
	await expect(monday).toContainText('8:30am – 5:30pm');
	await expect(main(page).getByRole('link', { name: 'Contact Us' }).first()).toBeVisible();
	await expect(page.getByRole('link', { name: 'Enquire Now' })).toHaveCount(0);
	await choice.focus();
	await page.keyboard.press('S');
	await page.keyboard.press('S');
	await choice.selectOption('Service');
	await expect(monday).toContainText('7:30am – 5:30pm');
	await expect(page.getByText('9 Autumn Street, Geelong West VIC 3218').first()).toBeVisible();
	const sunday = page
		.getByRole('row', { name: /^Sunday/ })
		.filter({ visible: true })
		.first();
	await sunday.getByRole('link', { name: 'Enquire Now' }).click();
	await expect(page).toHaveURL(/\/contact-us\/service#enquiry$/);
	await expect(page.getByLabel('Category')).toHaveValue('Service Booking');
	await expect(page.locator('form[data-lead] [name=location]')).toHaveValue('12');
	await expect(page.getByLabel('Dealership')).toHaveCount(0);
});

test('holiday hours open by keyboard and show coming holidays (LOCATIONS-026, LOCATIONS-027)', async ({
	page,
}) => {
	await page.clock.setFixedTime(new Date('2026-04-02T03:00:00Z'));
	await page.goto(`${originOf('everything')}/locations/perth-city`);
	const button = page.getByRole('button', { name: 'Holiday hours' });
	await button.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Holiday hours' });
	await expect(dialog.getByText('Friday 3 Apr 2026')).toBeVisible();
	await expect(dialog.getByText('8:00am – 12:00pm')).toBeVisible();
	await expect(dialog.locator(':focus')).toHaveCount(1);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(button).toBeFocused();

	await page.clock.setFixedTime(new Date('2026-04-03T17:00:00Z'));
	await page.reload();
	await button.click();
	await expect(dialog.getByText('Friday 3 Apr 2026')).toHaveCount(0);
	await expect(dialog.getByText('Thursday 24 Dec 2026')).toBeVisible();

	await page.clock.setFixedTime(new Date('2027-01-01T03:00:00Z'));
	await page.reload();
	await expect(button).toBeHidden();
});

test('a team without profiles has contact details; another one has its profiles (LOCATIONS-005)', async ({
	page,
}) => {
	await page.goto(`${originOf('everything')}/teams/hills-service`);
	await expect(page.getByRole('heading', { name: 'Say hello in person' })).toBeVisible();
	await expect(page.getByRole('link', { name: '(08) 5550 6410' })).toBeVisible();
	await page.goto(`${originOf('everything')}/teams/perth-city`);
	await expect(page.getByRole('heading', { name: 'Ana Petrov' })).toBeVisible();
});

test('the contact page answers at both addresses, with hours and map (LOCATIONS-002, LOCATIONS-003)', async ({
	page,
}) => {
	await page.goto(`${originOf('merriwether')}/contact`);
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact-us$/);
	await expect(page.getByRole('region', { name: 'Map' })).toBeVisible();
	await expect(page.getByRole('table', { name: 'Opening hours, Toowoomba' })).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('locations are shown, without dead controls', async ({ page }) => {
		await page.goto(`${originOf('merriwether')}/locations`);
		await expect(names(page)).toHaveCount(4);
		await expect(page.getByLabel('Postcode')).toBeHidden();
		await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
		await page.getByRole('button', { name: 'Holiday hours' }).click();
		await expect(page.getByRole('dialog', { name: 'Holiday hours' })).toBeVisible();
	});

	test('departments can be chosen', async ({ page }) => {
		await page.goto(`${originOf('harbourline')}/locations/geelong-west`);
		await page.getByLabel('Opening hours of').selectOption('Parts');
		await expect(page.getByRole('table', { name: /^Opening hours, Parts/ }).first()).toBeVisible();
		await expect(page.getByRole('table', { name: /^Opening hours, Sales/ })).toBeHidden();
	});
});
