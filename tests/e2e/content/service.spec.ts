import type { Page } from 'playwright/test';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const HOME = originOf('harbourline');

async function fillIn(page: Page): Promise<void> {
	await page.getByLabel('Name', { exact: true }).fill('Robin Ash');
	await page.getByLabel('Email').fill('robin@example.com');
	await page.getByLabel('Phone').fill('0491 570 156');
	await page.getByLabel('Message').fill('The 30,000 km service, any Tuesday.');
	await page.getByLabel('I agree to').check();
	await page.getByRole('button', { name: /^(Request a booking|Send parts request)$/ }).click();
}

for (const width of [375, 1280]) {
	test.describe(`at ${width} pixels`, () => {
		test.use({ viewport: { width, height: 800 } });

		test('a service is booked from the service page (SERVICE-003, SERVICE-004)', async ({ page }) => {
			const api = await answerLeads(page);
			await page.goto(`${HOME}/service`);
			await page.getByRole('main').getByRole('link', { name: 'Book a Service' }).click();
			await expect(page).toHaveURL(/\/genuine-service$/);
			// Fields that are filled in before the page's script has run do not hydrate the form until the next one.
			await page.waitForLoadState();
			const form = page.locator('form[data-lead]');
			await form.getByLabel('What does it need?').selectOption('Brakes');
			await form.getByLabel('Make').fill('Toyota');
			await form.getByLabel('Model').fill('HiLux');
			await form.getByLabel('Kilometres').fill('45,000 km');
			await form.getByRole('group', { name: 'Preferred day' }).getByRole('radio').nth(1).check();
			await form.getByRole('radio', { name: '8:00am' }).check();
			await form.getByLabel('Year').fill('21');
			await fillIn(page);
			await expect(form.getByRole('link', { name: /the year in four digits/ })).toBeVisible();
			await form.getByLabel('Year').fill('2021');
			await form.getByLabel('Rego', { exact: true }).fill('1AB2CD');
			await page.getByLabel('Loan car').check();
			await page.getByRole('button', { name: 'Request a booking' }).click();
			await expect(page).toHaveURL(/\/success\?category=Service\+Booking/);
			expect(api.leads[0]?.path).toBe('/api/enquiries');
			expect(api.leads[0]?.body).toMatchObject({
				category: 'Service Booking',
				location: '12',
				Rego: '1AB2CD',
				service_work: 'Brakes',
				service_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T08:00$/),
				'Vehicle Make': 'Toyota',
				'Vehicle Model': 'HiLux',
				year: 2021,
				kms: 45_000,
				additional_services: ['Loan car'],
			});
		});
	});
}

test('the service page has service prices, on the sites of the make only (SERVICE-001, BRAND-003)', async ({
	page,
}) => {
	await page.goto(`${HOME}/service`);
	const row = page.getByRole('row').filter({ hasText: 'LandCruiser Prado' });
	await expect(row).toContainText('$390');
	await expect(row).toContainText('10 services in 5 years');
	await expect(row).toContainText('100,000km');
	await page.goto(`${originOf('ironbark')}/service`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByText('Toyota Service Advantage')).toHaveCount(0);
});

test('a model has its highest service price (SERVICE-011 to SERVICE-013)', async ({ page }) => {
	await page.goto(`${HOME}/hilux`);
	const block = page.getByRole('region', { name: 'Toyota Service Advantage' });
	await expect(block).toContainText('UP TO $290 per Service');
	await expect(block.getByRole('link', { name: 'Book a Service' })).toHaveAttribute(
		'href',
		'/genuine-service',
	);
	await page.goto(`${originOf('merriwether')}/hilux`);
	await expect(page.getByText('Toyota Service Advantage')).toHaveCount(0);
});

test('the parts page leads to accessories and to a parts enquiry (SERVICE-006, SERVICE-007, MODELS-024)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await page.goto(`${HOME}/vehicle-parts-and-accessories`);
	await expect(page.getByText('purchases on or after 01/01/2019')).toBeVisible();
	await expect(page.getByRole('link', { name: 'View Accessories for Fortuner' })).toHaveCount(0);
	await page.getByRole('link', { name: 'View Accessories for RAV4' }).click();
	await expect(page).toHaveURL(/\/rav4\/accessories$/);
	await page.getByRole('link', { name: 'Ask about an accessory' }).click();
	await expect(page).toHaveURL(/\/parts\/search$/);
	await page.getByLabel('Rego or VIN').fill('6T1V4F5Z9PS387480');
	await page.getByLabel('Part name or number').fill('Front brake pads, 04465-0K240');
	await fillIn(page);
	await expect(page).toHaveURL(/\/success/);
	expect(api.leads[0]?.body).toMatchObject({
		category: 'Parts Enquiry',
		Rego: '6T1V4F5Z9PS387480',
		part: 'Front brake pads, 04465-0K240',
		additional_services: [],
	});
});

test('service and parts pages have their own numbers, the header the dealer’s', async ({ page }) => {
	const calls = page.getByRole('main').locator('a[href^="tel:"]');
	for (const [path, number] of [
		['/service', '0352218844'],
		['/genuine-service', '0352218844'],
		['/vehicle-parts-and-accessories', '0352218846'],
		['/parts/search', '0352218846'],
		['/rav4/accessories', '0352218846'],
	] as const) {
		await page.goto(HOME + path);
		const found = await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		expect(found.length, path).toBeGreaterThan(0);
		expect(new Set(found), path).toEqual(new Set([`tel:${number}`]));
	}
});

test('upcoming and discontinued models have no service price', async ({ page }) => {
	const block = page.getByText('Toyota Service Advantage');
	await page.goto(`${originOf('everything')}/corolla`);
	await expect(block).toBeVisible();
	for (const model of ['sequoia', 'tarago']) {
		await page.goto(`${originOf('everything')}/${model}`);
		await expect(page.getByRole('heading', { level: 1 })).toContainText(/Sequoia|Tarago/);
		await expect(block).toHaveCount(0);
	}
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('a parts enquiry carries registration and part (SERVICE-007)', async ({ page }) => {
		const api = await answerLeads(page);
		await page.goto(`${HOME}/parts/search`);
		await page.getByLabel('Rego or VIN').fill('1AB2CD');
		await page.getByLabel('Part name or number').fill('Towbar');
		await fillIn(page);
		await expect(page).toHaveURL(/\/success/);
		const [sent] = api.posted;
		expect(sent?.path).toBe('/api/enquiries');
		expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
			category: 'Parts Enquiry',
			Rego: '1AB2CD',
			part: 'Towbar',
		});
	});
});

test('the errors of a service booking are listed in the order of its fields', async ({ page }) => {
	await answerLeads(page);
	await page.goto(`${HOME}/genuine-service`);
	const form = page.locator('form[data-lead]');
	await form.getByRole('button', { name: 'Request a booking' }).click();
	await expect(form.locator('.lead__bad li')).toHaveText([
		'Please enter your name.',
		'Please enter your email address.',
		'Please enter your phone number.',
		'Please choose what the vehicle needs.',
		'Please enter the rego, or the make and model.',
		'You must agree to the terms of use before submitting.',
	]);
});
