import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Page } from 'playwright/test';
import { EnquirySchema } from '../../src/api/enquiries.ts';
import { LeadSchema } from '../../src/api/leads.ts';
import { faults } from '../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../fixtures/browser/site-test.ts';
import { fillIn, LEAD_SLUG, leadSite, stored } from '../fixtures/browser-sites/forms.ts';

const site = leadSite();

const dialog = (page: Page) => page.getByRole('dialog');

test('an enquiry about a vehicle sends all its fields, and leads to the success page (ENQUIRY-001, LEADAPI-007 to LEADAPI-015)', async ({
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
	expect(LeadSchema.parse(body)).toMatchObject({
		name: 'Sam Lee',
		email: 'sam@example.com',
		phone: '0412 345 678',
		message: 'Is it still there?',
		category: 'Vehicle Enquiry',
		isLastStep: true,
		opt_in: true,
		opt_in_marketing: false,
		opt_in_finance: false,
		opt_in_trade: false,
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
		source: 'Website',
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

test('interest in finance is a checkbox of its own (LEADAPI-010)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Enquire Now');
	await fillIn(form);
	await form.getByLabel('I would like to know about finance').check();
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success/);
	expect(api.leads[0]?.body).toMatchObject({ opt_in_finance: true, opt_in_trade: false });
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

test('a test drive is requested at a free time (TESTDRIVE-001 to TESTDRIVE-007)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Book a Test Drive', '/cars/car-1');
	await expect(form).toHaveAccessibleName('Book a Test Drive');
	await expect(form.getByText('Bring your licence.')).toBeVisible();
	const days = form.getByRole('group', { name: 'Test Drive Booking Date' });
	await expect(days.getByRole('radio', { name: 'Any day' })).toBeChecked();
	const day = days.getByRole('radio', { name: /^\w{3} \d{1,2} \w{3}$/ }).nth(1);
	const date = await day.inputValue();
	await day.check();
	await fillIn(form, { message: '' });
	await form.getByRole('button', { name: 'Request a test drive' }).click();
	await expect(form.getByText('Please choose a time for the test drive.').first()).toBeVisible();
	await form.getByRole('radio', { name: '9:30am' }).check();
	expect(await faults(page)).toEqual([]);
	await form.getByRole('button', { name: 'Request a test drive' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your test drive request');
	expect(api.asked).toContain(`/api/appointments?dealership_slug=${LEAD_SLUG}&date=${date}`);
	expect(LeadSchema.parse(api.leads[0]?.body)).toMatchObject({
		category: 'Test Drive',
		message: '',
		test_drive_date: `${date}T09:30`,
	});
	expect(api.events.at(-1)).toMatchObject({ event_id: 17, car_id: 'v1' });
});

test('without free times from the service, any half hour of the opening hours can be requested (resolutions 103 and 106)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	api.times = null;
	const form = await site.ask(page, 'Book a Test Drive');
	const days = form.getByRole('group', { name: 'Test Drive Booking Date' });
	const later = days.getByRole('combobox', { name: 'A later day' });
	await days.getByRole('radio').nth(1).check();
	await later.selectOption({ index: 3 });
	await expect(days.getByRole('radio', { checked: true })).toHaveCount(0);
	const times = form.getByRole('group', { name: 'Time' });
	await expect(times.getByRole('radio').first()).toHaveAccessibleName('8:30am');
	const words = [
		...(await days.locator('label').allInnerTexts()),
		...(await later.locator('option').allInnerTexts()),
	];
	expect(words.filter((text) => /^Sun/.test(text))).toEqual([]);
	expect(words).toContainEqual(expect.stringMatching(/^Saturday \d{1,2} \w{3}$/));
	await days.getByRole('radio', { name: 'Any day' }).check();
	await expect(later).toHaveValue('');
	await expect(times).toBeHidden();
});

test('on the page that books a test drive, what is typed while its buttons load is kept until the visitor leaves the field', async ({
	page,
}) => {
	const api = await answerLeads(page);
	let release = () => {};
	const held = new Promise<void>((settle) => {
		release = settle;
	});
	await page.route(/LeadForm\.[\w-]+\.js/, async (route) => {
		await held;
		await route.continue();
	});
	await site.open(page, '/book-test-drive');
	const field = page.getByLabel('Test Drive Booking Date');
	await expect(page.getByText('such as 28/11/2026 10:30am')).toBeVisible();
	// The next Monday but one: open, and never today.
	const monday = new Date();
	monday.setDate(monday.getDate() + 14 - ((monday.getDay() + 6) % 7));
	await field.pressSequentially(`${monday.getDate()}/${monday.getMonth() + 1}/${monday.getFullYear()} 9:30`);
	release();
	await expect(page.getByText('Spam check done')).toBeAttached();
	await expect(field).toBeFocused();
	await page.keyboard.type('am');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('radio', { name: '9:30am' })).toBeChecked();
	await expect(page.getByRole('group', { name: 'Test Drive Booking Date' })).toBeVisible();
	await page.getByRole('button', { name: 'Continue' }).click();
	await fillIn(page, { message: '' });
	await page.getByRole('button', { name: 'Request a test drive' }).click();
	await expect(page).toHaveURL(/success/);
	expect(String(api.leads[0]?.body['test_drive_date'])).toMatch(/^\d{4}-\d\d-\d\dT09:30$/);
});

test('an empty date field passes its focus to the buttons that replace it', async ({ page }) => {
	await answerLeads(page);
	await site.open(page, '/book-test-drive');
	await page.getByLabel('Test Drive Booking Date').focus();
	await expect(page.getByRole('radio', { name: 'Any day' })).toBeFocused();
});

test('a bid has an amount, and neither a message nor the contact consent (OFFERS-017 to OFFERS-021, ENQUIRY-017)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Make an Offer');
	await expect(form.getByLabel('Your offer')).toHaveAttribute('placeholder', '$25,000');
	await expect(form.getByLabel('Message')).toBeHidden();
	await expect(form.getByLabel('Contact me about this enquiry')).toBeHidden();
	await form.getByRole('button', { name: 'Send offer' }).click();
	await expect(
		form.getByText('Please enter the amount you offer in whole dollars, such as $24,500.').first(),
	).toBeVisible();
	await expect(form.locator('.fld__bad').last()).toHaveText(
		'You must agree to the terms of use before submitting the form.',
	);
	await fillIn(form, { message: '' });
	await form.getByLabel('Your offer').fill('$24,500');
	await form.getByRole('button', { name: 'Send offer' }).click();
	await expect(page).toHaveURL(/category=Offer&car_type=used/);
	expect(api.leads[0]?.body).toMatchObject({ category: 'Offer', offer_from_client: 24_500 });
	expect(Object.keys(api.leads[0]?.body ?? {})).not.toContain('message');
	expect(Object.keys(api.leads[0]?.body ?? {})).not.toContain('opt_in');
});

test('photos are requested with a fixed message (PHOTOS-001 to PHOTOS-003)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Request Photos');
	await fillIn(form, { message: 'The boot, please' });
	await form.getByRole('button', { name: 'Request photos' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads[0]?.body).toMatchObject({
		category: 'Photo Request',
		message: 'Please send photos for this car\n\nThe boot, please',
	});
});

test('a sold vehicle has a form for similar ones, with a prefilled message (SOLD-009)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Find Me Something Similar', '/cars/car-3');
	await expect(form.getByLabel('Message')).toHaveValue('Can you please find me something similar?');
	await fillIn(form, { message: '' });
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads[0]?.body).toMatchObject({ category: 'Find Me Something Similar', car_id: 'v3' });
});

test('a request to reserve states before it is sent that it does not hold the vehicle (RESERVE)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Reserve Now $200');
	await expect(form).toHaveAccessibleName('Ask to reserve this car');
	const note = form.getByText('Nothing is held and nothing is paid until we confirm');
	await expect(note).toBeVisible();
	await expect(page.getByText('nobody else can buy it')).toHaveCount(0);
	await fillIn(form, { message: '' });
	await form.getByRole('button', { name: 'Send request' }).click();
	await expect(page).toHaveURL(/category=Reservation/);
	await expect(page.getByRole('main')).toContainText('Nothing is held yet.');
	expect(api.leads[0]?.body).toMatchObject({ category: 'Reservation', car_id: 'v0' });
	await site.ask(page, 'Enquire Now');
	await expect(note).toBeHidden();
});

test('a vehicle that is for test drives only counts as one (ANALYTICS-012)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Enquire Now', '/cars/car-2');
	await fillIn(form);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.events.at(-1)).toMatchObject({ event_id: 17 });
});

test('an address opens the dialog for what it names, and buttons change it (CARD-009)', async ({ page }) => {
	await answerLeads(page);
	await site.open(page, '/cars/car-0#test-drive');
	await expect(dialog(page)).toHaveAccessibleName('Book a Test Drive');
	await dialog(page).getByLabel('Message').fill('I come by bus');
	await page.keyboard.press('Escape');
	await page.getByRole('main').getByRole('button', { name: 'Enquire Now' }).first().click();
	await expect(dialog(page)).toHaveAccessibleName('Enquire about this car');
	await expect(dialog(page).getByLabel('Message')).toHaveValue('I come by bus');
	await expect(dialog(page).getByLabel('Test Drive Booking Date')).toBeHidden();
});

test('the contact page has category and location, and sends all thirteen fields (ENQUIRY-002, 004, 008, 014, 020)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await site.open(page, '/contact-us');
	const form = page.getByRole('main');
	await expect(form.getByLabel('Category')).toHaveValue('General Enquiry');
	await expect(form.getByLabel('Location')).toHaveValue('1');
	await form.getByLabel('Category').selectOption('');
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(form.getByText('Please choose a category.').first()).toBeVisible();
	await form.getByLabel('Category').selectOption('Service Booking');
	await form.getByLabel('Rego').fill('ABC123');
	await form.getByLabel('Wash').check();
	await fillIn(form);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success\?category=Service\+Booking$/);
	const body = api.leads[0]?.body ?? {};
	expect(EnquirySchema.parse(body)).toMatchObject({
		category: 'Service Booking',
		dealership_slug: LEAD_SLUG,
		location: '1',
		Rego: 'ABC123',
		page_id: '/contact-us',
		additional_services: ['Wash'],
	});
	for (const name of 'name email phone message category subcategory dealership_slug location Rego opt_in page_id additional_services terms_conditions'.split(
		' ',
	))
		expect(Object.keys(body)).toContain(name);
	expect(api.events.at(-1)).toMatchObject({ event_id: 22 });
});

test('a parts enquiry on the contact page asks for vehicle and part, without service fields', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await site.open(page, '/contact-us');
	const form = page.getByRole('main');
	const part = form.getByLabel('Part name or number');
	await expect(part).toBeHidden();
	await expect(form.getByLabel('Rego')).toBeHidden();
	await form.getByLabel('Category').selectOption('Service Booking');
	await expect(form.getByLabel('Rego')).toBeVisible();
	await expect(part).toBeHidden();
	await form.getByLabel('Wash').check();
	await form.getByLabel('Category').selectOption('Parts Enquiry');
	await expect(form.getByLabel('Wash')).toBeHidden();
	await form.getByLabel('Rego or VIN').fill('ABC123');
	await part.fill('Towbar');
	await fillIn(form);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success\?category=Parts\+Enquiry$/);
	// Who asks for a part, or complains, is not shown what is for sale.
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have your request');
	await expect(page.getByRole('main').getByRole('link')).toHaveText(['Home']);
	expect(EnquirySchema.parse(api.leads[0]?.body)).toMatchObject({
		category: 'Parts Enquiry',
		Rego: 'ABC123',
		part: 'Towbar',
		additional_services: [],
	});
});

test('a careers enquiry is sent as a general enquiry with the event of careers (ENQUIRY-013, ANALYTICS-009)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await site.open(page, '/contact-us');
	await page.getByLabel('Category').selectOption('Careers Enquiry');
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success\?category=General\+Enquiry/);
	expect(api.leads[0]?.body).toMatchObject({
		category: 'General Enquiry',
		subcategory: 'Career Enquiry',
		Rego: null,
	});
	expect(api.events.at(-1)).toMatchObject({ event_id: 51 });
});

test('the fleet form has its own heading and category (FLEET-001 to FLEET-003)', async ({ page }) => {
	const api = await answerLeads(page);
	await site.open(page, '/fleet');
	await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/Fleet\+Enquiry/);
	expect(api.leads).toMatchObject([{ path: '/api/enquiries', body: { category: 'Fleet Enquiry' } }]);
});

test('finance and trade-in enquiries have the vehicle they were opened for (FINANCE-008, FINANCE-059)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await site.open(page, '/cars/car-0');
	await page.getByRole('link', { name: 'Get Finance' }).first().click();
	await expect(page).toHaveURL(
		`${originOf(LEAD_SLUG)}/finance?preferredDealership=${LEAD_SLUG}&vehiclePriceBudget=25000&car_id=v0&car_type=used#finance-form`,
	);
	await expect(page.locator('#finance-form')).toBeInViewport();
	await fillIn(page, { message: '' });
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/Finance\+Enquiry&car_type=used/);
	expect(api.leads[0]?.body).toMatchObject({ category: 'Finance Enquiry', car_id: 'v0', car_type: 'used' });
	expect(api.events.at(-1)).toMatchObject({ event_id: 22, car_id: 'v0' });
	await site.open(page, '/cars/car-0');
	await page.getByRole('link', { name: 'Trade In' }).click();
	await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=v0$/);
});

test('every form page exists and is accessible', async ({ page }) => {
	await answerLeads(page);
	for (const path of [
		'/contact-us',
		'/book-test-drive',
		'/fleet',
		'/trade-in',
		'/cars/trade-in',
		'/sell-your-car',
		'/sell-my-car',
		'/finance',
		'/finance-enquiry',
		'/apply-for-finance',
		'/car-finance/',
		'/personalised/finance',
		'/success?category=Offer&car_type=used',
	]) {
		const answer = await site.open(page, path);
		expect(answer?.status(), path).toBe(200);
		expect.soft(await faults(page), path).toEqual([]);
	}
	await site.ask(page, 'Enquire Now');
	await expect(dialog(page).getByText('Spam check done')).toBeVisible();
	expect(await faults(page)).toEqual([]);
});
