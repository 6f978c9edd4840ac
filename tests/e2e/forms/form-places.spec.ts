import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const GROUP = originOf('merriwether');

test('a test drive of a model that one yard sells goes to that yard only', async ({ page }) => {
	const api = await answerLeads(page);
	await page.goto(`${GROUP}/book-test-drive?model=mg4`);
	const form = page.locator('form[data-lead]');
	const dealership = form.getByLabel('Dealership');
	await expect(dealership).toHaveValue('southport');
	await expect(dealership.locator('option[value=newstead]')).toBeDisabled();

	await form.getByLabel('Model').selectOption('Toyota RAV4');
	await expect(dealership).toHaveValue('newstead');
	await form.getByLabel('Model').selectOption({ index: 0 });
	await expect(dealership.locator('option[value=southport]')).toBeEnabled();
	await form.getByLabel('Model').selectOption('MG4');
	await form.getByRole('button', { name: 'Continue' }).click();
	await form.getByLabel('Name', { exact: true }).fill('Robin Ash');
	await form.getByLabel('Email').fill('robin@example.com');
	await form.getByLabel('Phone').fill('0491 570 156');
	await form.getByLabel('I agree to').check();
	await form.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page).toHaveURL(/\/success/);
	expect(api.leads[0]?.body).toMatchObject({ 'Vehicle Model': 'MG4', dealership_slug: 'southport' });
});

test('a parts enquiry chooses the parts location, and a location its dealership', async ({ page }) => {
	await answerLeads(page);
	await page.goto(`${originOf('harbourline')}/contact-us`);
	const form = page.locator('form[data-lead]');
	await form.getByLabel('Category').selectOption('Parts Enquiry');
	await expect(form.getByLabel('Location').locator('option:checked')).toContainText('Parts');

	await page.goto(`${GROUP}/contact-us`);
	await form.getByLabel('Location').selectOption({ label: 'Southport' });
	await expect(form.getByLabel('Dealership')).toHaveValue('southport');
	await form.getByLabel('Dealership').selectOption('newstead');
	await expect(form.getByLabel('Location').locator('option:checked')).toHaveText('Newstead');
});

test('the careers page leads to the form with its category chosen', async ({ page }) => {
	await page.goto(`${GROUP}/pages/careers`);
	await page.getByRole('link', { name: 'write to us' }).click();
	await expect(page.locator('form[data-lead]').getByLabel('Category')).toHaveValue('Careers Enquiry');
});
