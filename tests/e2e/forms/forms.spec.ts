import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { LeadSchema } from '../../../src/api/leads/leads.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, LEAD_SLUG, leadSite, stored } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

test('an enquiry about a vehicle sends all its fields, and leads to the success page (ENQUIRY-001, LEADAPI-007 to LEADAPI-015, LOCAL-007)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await site.open(page, '/search/used-cars?utm_source=radio&q=x');
	const form = await site.ask(page, 'Enquire Now');
	await expect(form).toHaveAccessibleName('Enquire about this car');
	await fillIn(form);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success\?category=Vehicle\+Enquiry&car_type=used$/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');

	const [{ path, body } = { path: '', body: {} }] = api.leads;
	expect(path).toBe('/api/leads');
	// Of the request itself: the schema would add what is left out.
	expect(body).toMatchObject({
		isLastStep: true,
		subcategory: null,
		source: 'Website',
		url: page.url().replace(/\/success.*/, '/cars/car-0'),
		user_agent: await page.evaluate(() => navigator.userAgent),
		opt_in_finance: false,
		opt_in_trade: false,
	});
	expect(body).not.toHaveProperty('autogauge_enabled');
	expect(LeadSchema.parse(body)).toMatchObject({
		name: 'Sam Lee',
		email: 'sam@example.com',
		phone: '0412 345 678',
		message: 'Is it still there?',
		category: 'Vehicle Enquiry',
		opt_in: true,
		opt_in_marketing: false,
		terms_conditions: true,
		consent_text:
			'Contact me about this enquiry\nI agree to the terms of use and have read the privacy policy.',
		car_id: 'v0',
		stock_number: 'S0',
		manufacturer_slug: 'toyota',
		'Vehicle Make': 'Toyota',
		'Vehicle Model': 'Corolla',
		car_type: 'used',
		vehicle_status: 'in_stock',
		dealership_slug: LEAD_SLUG,
		car_dealership_id: LEAD_SLUG,
		company_website: '',
		lead_attributes: {
			visited_pages: ['/search/used-cars', '/cars/car-0'],
			linked_query_params: { utm_source: 'radio' },
		},
	});
	expect(await stored(page, 'success-category')).toMatchObject([
		{ category: 'Vehicle Enquiry', car_type: 'used' },
	]);
	expect(await stored(page, 'enquire-car')).toMatchObject({ id: 'v0', slug: 'car-0' });
	expect(await stored(page, 'customer-details')).toEqual({
		name: 'Sam Lee',
		email: 'sam@example.com',
		phone: '0412 345 678',
	});
	expect(api.events.filter(({ event_id }) => event_id !== 4)).toMatchObject([{ event_id: 15, car_id: 'v0' }]);
});

for (const { label, sent } of [
	{ label: 'I would like to know about finance', sent: { opt_in_finance: true, opt_in_trade: false } },
	{ label: 'I have a vehicle to trade in', sent: { opt_in_finance: false, opt_in_trade: true } },
])
	test(`“${label}” is a checkbox of its own (LEADAPI-010)`, async ({ page }) => {
		const api = await answerLeads(page);
		const form = await site.ask(page, 'Enquire Now');
		await fillIn(form);
		await form.getByLabel(label).check();
		await form.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page).toHaveURL(/\/success/);
		expect(api.leads[0]?.body).toMatchObject(sent);
	});

test('the proof of work is valid, and made without a checkbox (ENQUIRY-009)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Enquire Now');
	await expect(form.getByText('Spam check done')).toBeVisible();
	await fillIn(form);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	const { challenge, solution } = JSON.parse(atob(String(api.leads[0]?.body['captcha'])));
	const { verified } = await verifySolution({
		challenge,
		solution,
		deriveKey,
		hmacSignatureSecret: 'test',
		hmacKeySignatureSecret: 'test too',
	});
	expect(verified).toBe(true);
});
