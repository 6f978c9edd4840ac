import type { Page } from 'playwright/test';
import { EnquirySchema } from '../../../src/api/leads/enquiries.ts';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, LEAD_SLUG, leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

const dialog = (page: Page) => page.getByRole('dialog');

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
	expect(body).toMatchObject({ source: 'Website' });
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
	expect(api.leads[0]?.body).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
	// Asked for in other categories only.
	expect(api.leads[0]?.body).not.toHaveProperty('Rego');
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
