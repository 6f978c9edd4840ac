import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Locator, Page } from 'playwright/test';
import { EnquirySchema, LeadSchema } from '../../src/contracts/lead.ts';
import { faults } from '../fixtures/axe-faults.ts';
import { Fleet, vehicles } from '../fixtures/fleet.ts';
import { answerLeads } from '../fixtures/lead-answers.ts';
import { type ServedFleet, serveFleet } from '../fixtures/served-fleet.ts';
import { expect, test } from '../fixtures/site-test.ts';

// One build serves all tests of this file.
test.describe.configure({ mode: 'default' });

const SLUG = 'coast-motors';
const TERMS = 'You must agree to the terms of use before submitting.';
const fleet = new Fleet();
let sites: ServedFleet;

test.beforeAll(async () => {
	test.setTimeout(600_000);
	const stock = vehicles(4, (index) => ({
		price: 25_000,
		car_type: index === 1 ? 'new' : 'used',
		...(index === 2 && { tag: 'Test Drive Only' }),
		...(index === 3 && { status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000) }),
		images: [{ image: { url: '/images/car.svg', width: 400, height: 300 } }],
	}));
	fleet.dealer(SLUG, stock, {
		"state: 'qld'": `state: 'qld',
	lead_api: '/api',
	finance: { provider: 'manual' },
	features: { make_offer: {}, fleet: {}, test_drive: { disclaimer: 'Bring your licence.' } },
	forms: { additional_services: ['Loan car', 'Wash'] }`,
	});
	fleet.write(`${SLUG}/images/car.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>');
	sites = await serveFleet(fleet, [SLUG]);
});
test.afterAll(async () => {
	await sites?.close();
	fleet.remove();
});

const open = (page: Page, path: string) => page.goto(`${sites.origin(SLUG)}${path}`);
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the dialog of an action on a vehicle's page. */
async function ask(page: Page, action: string, path = '/cars/car-0'): Promise<Locator> {
	await open(page, path);
	await page.getByRole('main').getByRole('button', { name: action }).first().click();
	return dialog(page);
}

async function fillIn(form: Locator | Page, { message = 'Is it still there?' } = {}): Promise<void> {
	await form.getByLabel('Name', { exact: true }).fill('Sam Lee');
	await form.getByLabel('Email').fill('sam@example.com');
	await form.getByLabel('Phone').fill('0412 345 678');
	if (message) await form.getByLabel('Message').fill(message);
	await form.getByLabel('I agree to').check();
}

const stored = (page: Page, name: string) =>
	page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `forecourt.${SLUG}.${name}`);

test('an enquiry about a vehicle arrives with all that belongs to it, and leads to thanks (ENQUIRY-001, LEADAPI-007 to LEADAPI-015)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await open(page, '/search/used-cars?utm_source=radio&q=x');
	const form = await ask(page, 'Enquire Now');
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
		dealership_slug: SLUG,
		car_dealership_id: SLUG,
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

test('who also wants finance says so with a tick of its own (LEADAPI-010)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await ask(page, 'Enquire Now');
	await fillIn(form);
	await form.getByLabel('I would like to know about finance').check();
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success/);
	expect(api.leads[0]?.body).toMatchObject({ opt_in_finance: true, opt_in_trade: false });
});

test('the proof of work is good, and made without a tick (ENQUIRY-009)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await ask(page, 'Enquire Now');
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

test('what is missing is listed with ways to it, by keyboard alone (ENQUIRY-015, ENQUIRY-016, ENQUIRY-018, ENQUIRY-026)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const form = await ask(page, 'Enquire Now');
	await expect(form.getByLabel('Name', { exact: true })).toBeVisible();
	await form.getByLabel('Name', { exact: true }).focus();
	await page.keyboard.type('Sam');
	await page.keyboard.press('Enter');
	await expect(form.getByText('Please fix the following errors:')).toBeVisible();
	await expect(form.locator('.lead__bad')).toBeFocused();
	await expect(form.locator('.lead__bad li')).toHaveText([
		'Please enter your email address.',
		'Please enter your phone number.',
		'Please enter a message.',
		TERMS,
	]);
	await expect(form.getByText(`*${TERMS}`, { exact: true })).toBeVisible();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(form.getByLabel('Email')).toBeFocused();
	await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email address.');
	await page.keyboard.type('sam@example.com');
	await page.keyboard.press('Tab');
	await page.keyboard.type('0412345678');
	await page.keyboard.press('Tab');
	await page.keyboard.type('Hello');
	expect(await faults(page)).toEqual([]);
	await form.getByLabel('I agree to').focus();
	await page.keyboard.press('Space');
	await form.getByRole('button', { name: 'Send enquiry' }).press('Enter');
	await expect(page).toHaveURL(/success/);
	expect(api.leads).toHaveLength(1);
	expect(api.leads[0]?.body).toMatchObject({ name: 'Sam', message: 'Hello' });
});

test('a test drive is asked for at a free time (TESTDRIVE-001 to TESTDRIVE-007)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await ask(page, 'Book a Test Drive', '/cars/car-1');
	await expect(form).toHaveAccessibleName('Book a Test Drive');
	await expect(form.getByText('Bring your licence.')).toBeVisible();
	const day = form.getByRole('combobox', { name: 'Test Drive Booking Date' });
	await day.selectOption({ index: 2 });
	const date = await day.inputValue();
	await fillIn(form, { message: '' });
	await form.getByRole('button', { name: 'Request a test drive' }).click();
	await expect(form.getByText('Please choose a time for the test drive.').first()).toBeVisible();
	await form.getByRole('radio', { name: '9:30am' }).check();
	expect(await faults(page)).toEqual([]);
	await form.getByRole('button', { name: 'Request a test drive' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your test drive request');
	expect(api.asked).toContain(`/api/appointments?dealership_slug=${SLUG}&date=${date}`);
	expect(LeadSchema.parse(api.leads[0]?.body)).toMatchObject({
		category: 'Test Drive',
		message: '',
		test_drive_date: `${date}T09:30`,
	});
	expect(api.events.at(-1)).toMatchObject({ event_id: 17, car_id: 'v1' });
});

test('without free times from the service, any half hour the doors are open can be asked for (resolutions 103 and 106)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	api.times = null;
	const form = await ask(page, 'Book a Test Drive');
	const day = form.getByRole('combobox', { name: 'Test Drive Booking Date' });
	await day.selectOption({ index: 1 });
	await expect(form.getByRole('radio').first()).toHaveAccessibleName('8:30am');
	const words = await day.locator('option').allInnerTexts();
	expect(words.some((text) => text.startsWith('Sunday'))).toBe(false);
});

test('an offer has an amount, and neither message nor answer to consent to (OFFERS-017 to OFFERS-021, ENQUIRY-017)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const form = await ask(page, 'Make an Offer');
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

test('photos are asked for with words nobody typed (PHOTOS-001 to PHOTOS-003)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await ask(page, 'Request Photos');
	await fillIn(form, { message: 'The boot, please' });
	await form.getByRole('button', { name: 'Request photos' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads[0]?.body).toMatchObject({
		category: 'Photo Request',
		message: 'Please send photos for this car\n\nThe boot, please',
	});
});

test('a sold vehicle leads to something similar, with the message written (SOLD-009)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await ask(page, 'Find Me Something Similar', '/cars/car-3');
	await expect(form.getByLabel('Message')).toHaveValue('Can you please find me something similar?');
	await fillIn(form, { message: '' });
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads[0]?.body).toMatchObject({ category: 'Find Me Something Similar', car_id: 'v3' });
});

test('a vehicle that is for test drives only counts as one (ANALYTICS-012)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await ask(page, 'Enquire Now', '/cars/car-2');
	await fillIn(form);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.events.at(-1)).toMatchObject({ event_id: 17 });
});

test('an address opens the dialog for what it names, and buttons change it (CARD-009)', async ({ page }) => {
	await answerLeads(page);
	await open(page, '/cars/car-0#test-drive');
	await expect(dialog(page)).toHaveAccessibleName('Book a Test Drive');
	await dialog(page).getByLabel('Message').fill('I come by bus');
	await page.keyboard.press('Escape');
	await page.getByRole('main').getByRole('button', { name: 'Enquire Now' }).first().click();
	await expect(dialog(page)).toHaveAccessibleName('Enquire about this car');
	await expect(dialog(page).getByLabel('Message')).toHaveValue('I come by bus');
	await expect(dialog(page).getByLabel('Test Drive Booking Date')).toBeHidden();
});

test('the contact page asks for category and location, and sends all thirteen fields (ENQUIRY-002, 004, 008, 014, 020)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await open(page, '/contact-us');
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
		dealership_slug: SLUG,
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

test('who asks for a part on the contact page is asked for vehicle and part, and for nothing of a service', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await open(page, '/contact-us');
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

test('careers are filed as a kind of general enquiry, and told of as careers (ENQUIRY-013, ANALYTICS-009)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await open(page, '/contact-us');
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

test('the fleet page asks under its own heading and category (FLEET-001 to FLEET-003)', async ({ page }) => {
	const api = await answerLeads(page);
	await open(page, '/fleet');
	await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/Fleet\+Enquiry/);
	expect(api.leads).toMatchObject([{ path: '/api/enquiries', body: { category: 'Fleet Enquiry' } }]);
});

test('finance and trade-in are asked about for the vehicle one comes from (FINANCE-008, FINANCE-059)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await open(page, '/cars/car-0');
	await page.getByRole('link', { name: 'Get Finance' }).first().click();
	await expect(page).toHaveURL(
		/\/finance\?preferredDealership=coast-motors&vehiclePriceBudget=25000&car_id=v0&car_type=used#finance-form$/,
	);
	await expect(page.locator('#finance-form')).toBeInViewport();
	await fillIn(page, { message: '' });
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/Finance\+Enquiry&car_type=used/);
	expect(api.leads[0]?.body).toMatchObject({ category: 'Finance Enquiry', car_id: 'v0', car_type: 'used' });
	await open(page, '/cars/car-0');
	await page.getByRole('link', { name: 'Trade In' }).click();
	await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=v0$/);
});

test('every address of the forms answers, and is accessible', async ({ page }) => {
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
		const answer = await open(page, path);
		expect(answer?.status(), path).toBe(200);
		expect.soft(await faults(page), path).toEqual([]);
	}
	await ask(page, 'Enquire Now');
	await expect(dialog(page).getByText('Spam check done')).toBeVisible();
	expect(await faults(page)).toEqual([]);
});

test('pressed twice it is sent once, with the button off meanwhile (ENQUIRY-012, resolution 121)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	let release = () => {};
	const held = new Promise<void>((settle) => {
		release = settle;
	});
	api.answer = async () => {
		await held;
		return undefined;
	};
	const form = await ask(page, 'Enquire Now');
	await fillIn(form);
	const button = form.locator('[type=submit]');
	await button.dblclick();
	await expect(button).toBeDisabled();
	await expect(button).toHaveText('Sending…');
	await expect.poll(() => api.leads.length).toBe(1);
	release();
	await expect(page).toHaveURL(/success/);
	expect(api.leads).toHaveLength(1);
});

test('when the service is away the words stay, the phone is offered, and trying again is the same lead (ENQUIRY-023, ENQUIRY-024)', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	api.answer = async (_, body) =>
		body['name'] === 'Sam Lee' && api.leads.length === 1 ? { status: 503, json: {} } : undefined;
	await open(page, '/contact-us');
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	const alert = page.getByRole('alert');
	await expect(alert).toContainText('An error occurred when submitting this form');
	await expect(alert.getByRole('link')).toHaveAttribute('href', 'tel:0755500100');
	await expect(page.getByLabel('Message')).toHaveValue('Is it still there?');
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	const [first, second] = api.leads.map(({ body }) => body);
	expect(second?.['submission_id']).toBe(first?.['submission_id']);
	expect(second?.['captcha']).not.toBe(first?.['captcha']);
	expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
});

test('what the service refuses is shown in its words, beside the field (LEADAPI-002, ERRORS-009)', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	api.answer = async () => ({
		status: 422,
		json: {
			error: 'We could not take this.',
			problems: [{ field: 'phone', message: 'Please check the number.' }],
		},
	});
	const form = await ask(page, 'Enquire Now');
	await fillIn(form);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(form.getByRole('alert')).toContainText('We could not take this.');
	await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Please check the number.');
	complaints.splice(0);

	api.answer = async () => ({ status: 200, json: {} });
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(form.getByRole('alert')).toContainText('An unexpected error occured.');
	await expect(form.getByText('We could not take this.')).toHaveCount(0);
});

test('written offline, it is kept and sent later under the same name', async ({
	page,
	context,
	complaints,
}) => {
	const api = await answerLeads(page);
	const form = await ask(page, 'Enquire Now');
	await expect(form.getByText('Spam check done')).toBeVisible();
	await fillIn(form);
	await context.unroute('**/api/**');
	await context.setOffline(true);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(form.getByRole('status')).toContainText('You are offline.');
	const [draft] = await stored(page, 'lead-draft');
	expect(draft).toMatchObject({ address: '/api/leads', body: { name: 'Sam Lee', car_id: 'v0' } });
	complaints.splice(0);
	await context.setOffline(false);
	const later = await answerLeads(page);
	// Another page of the site, another day: what waits is sent before anything is touched.
	await open(page, '/contact-us');
	await expect.poll(() => later.leads.length).toBe(1);
	expect(later.leads[0]?.body['submission_id']).toBe(draft.body.submission_id);
	await expect.poll(() => stored(page, 'lead-draft')).toEqual([]);
	expect(api.leads).toEqual([]);
	complaints.splice(0);
});

test('what does not get through is kept, and gone once it was sent after all (ERRORS-009)', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	api.answer = async () => ({ status: 503, json: {} });
	const form = await ask(page, 'Enquire Now');
	await fillIn(form);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(form.getByRole('alert')).toContainText('call us on');
	expect(await stored(page, 'lead-draft')).toMatchObject([{ body: { message: 'Is it still there?' } }]);
	await form.getByLabel('Message').fill('Is it still in the yard?');
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect
		.poll(() => stored(page, 'lead-draft'))
		.toMatchObject([{ body: { message: 'Is it still in the yard?' } }]);
	api.answer = async () => undefined;
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success/);
	expect(await stored(page, 'lead-draft')).toEqual([]);
	complaints.splice(0);
});

test('what was wrong with a field goes once it is changed', async ({ page }) => {
	await answerLeads(page);
	const form = await ask(page, 'Enquire Now');
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(form.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
	await form.getByLabel('Name', { exact: true }).fill('Sam Lee');
	await expect(form.getByLabel('Name', { exact: true })).not.toHaveAttribute('aria-invalid');
	await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('details given once are filled in the next time, until they are cleared (resolution 113)', async ({
	page,
}) => {
	await answerLeads(page);
	await open(page, '/fleet');
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	const form = await ask(page, 'Enquire Now');
	await expect(form.getByLabel('Email')).toHaveValue('sam@example.com');
	await form.getByRole('button', { name: 'Clear my details' }).click();
	await expect(form.getByLabel('Email')).toHaveValue('');
	expect(await stored(page, 'customer-details')).toBeNull();
});

test('nothing of the forms loads before they are used', async ({ page }) => {
	const api = await answerLeads(page);
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await open(page, '/cars/car-0');
	await page.waitForLoadState('networkidle');
	expect(scripts.filter((url) => /live-form|solve-challenge/.test(url))).toEqual([]);
	expect(api.asked.filter((path) => path.includes('captcha'))).toEqual([]);
	await page.getByRole('main').getByRole('button', { name: 'Enquire Now' }).first().click();
	await expect.poll(() => scripts.some((url) => /live-form/.test(url))).toBe(true);
});

test('where the script does not come, the form posts as it stands', async ({ page, complaints }) => {
	const api = await answerLeads(page);
	await page.route(/live-form.*\.js/, (route) => route.abort());
	await open(page, '/fleet');
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success$/);
	expect(api.posted[0]?.fields.get('name')).toBe('Sam Lee');
	complaints.splice(0);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the form of a vehicle posts the right fields', async ({ page }) => {
		const api = await answerLeads(page);
		const form = await ask(page, 'Book a Test Drive');
		await form.getByLabel('What is it about?').selectOption('Test Drive');
		await form.getByLabel('Test Drive Booking Date').fill('2027-01-12T10:30');
		await fillIn(form, { message: '' });
		await form.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page).toHaveURL(/\/success$/);
		const [{ path, fields } = { path: '', fields: new URLSearchParams() }] = api.posted;
		expect(path).toBe('/api/leads');
		expect(Object.fromEntries(fields)).toMatchObject({
			category: 'Test Drive',
			car_id: 'v0',
			stock_number: 'S0',
			test_drive_date: '2027-01-12T10:30',
			name: 'Sam Lee',
			opt_in: 'on',
			terms_conditions: 'on',
			company_website: '',
		});
		expect(fields.has('opt_in_marketing')).toBe(false);
		expect(fields.has('submission_id')).toBe(false);
	});

	test('the contact page posts too, and does not send without the terms', async ({ page }) => {
		const api = await answerLeads(page);
		await open(page, '/contact-us');
		await fillIn(page);
		await page.getByLabel('I agree to').uncheck();
		await page.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page).toHaveURL(/contact-us/);
		await page.getByLabel('I agree to').check();
		await page.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page).toHaveURL(/\/success$/);
		expect(api.posted[0]?.path).toBe('/api/enquiries');
		expect(Object.fromEntries(api.posted[0]?.fields ?? [])).toMatchObject({
			category: 'General Enquiry',
			location: '1',
			page_id: '/contact-us',
		});
	});

	test('an address of an action shows the form in its place', async ({ page }) => {
		await answerLeads(page);
		await open(page, '/cars/car-0#test-drive');
		await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
	});
});
