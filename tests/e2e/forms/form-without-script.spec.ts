import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the form of a vehicle posts the right fields', async ({ page }) => {
		const api = await answerLeads(page);
		const form = await site.ask(page, 'Book a Test Drive');
		await form.getByLabel('What is it about?').selectOption('Test Drive');
		await form.getByLabel('Test Drive Booking Date').fill('12/1/2027 10:30am');
		await fillIn(form, { message: '' });
		await form.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page).toHaveURL(/\/success$/);
		const [{ path, fields } = { path: '', fields: new URLSearchParams() }] = api.posted;
		expect(path).toBe('/api/leads');
		expect(Object.fromEntries(fields)).toMatchObject({
			category: 'Test Drive',
			car_id: 'v0',
			stock_number: 'S0',
			test_drive_date: '12/1/2027 10:30am',
			name: 'Sam Lee',
			opt_in: 'Contact me about this enquiry',
			terms_conditions: 'I agree to the terms of use and have read the privacy policy.',
			company_website: '',
		});
		expect(fields.has('opt_in_marketing')).toBe(false);
		expect(fields.has('submission_id')).toBe(false);
	});

	test('the contact page posts too, and does not send without the terms', async ({ page }) => {
		const api = await answerLeads(page);
		await site.open(page, '/contact-us');
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
		await site.open(page, '/cars/car-0#test-drive');
		await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
	});

	test('the phone number is shown without a button to reveal it (PHONE-011)', async ({ page }) => {
		await site.open(page, '/cars/car-0');
		const call = page.getByRole('region', { name: 'Call the dealer' });
		await expect(call.getByRole('link', { name: '(07) 5550 0100' })).toBeVisible();
		await expect(call.getByText('Show number')).toBeHidden();
	});
});
