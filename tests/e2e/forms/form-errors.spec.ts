import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

const TERMS = 'You must agree to the terms of use before submitting.';

test('missing fields are listed with links to them, by keyboard alone (ENQUIRY-015, ENQUIRY-016, ENQUIRY-018, ENQUIRY-026)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Enquire Now');
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

test('an error of the service is shown with its message, beside the field (LEADAPI-002, ERRORS-009)', async ({
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
	const form = await site.ask(page, 'Enquire Now');
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

test('the error of a field is removed once it is changed', async ({ page }) => {
	await answerLeads(page);
	const form = await site.ask(page, 'Enquire Now');
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(form.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
	await form.getByLabel('Name', { exact: true }).fill('Sam Lee');
	await expect(form.getByLabel('Name', { exact: true })).not.toHaveAttribute('aria-invalid');
	await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('the title of a page begins with Error while its form has errors, and the focus stays on the button while it is sent', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	api.answer = async () => {
		await held;
		return undefined;
	};
	const form = await site.ask(page, 'Enquire Now');
	const title = await page.title();
	const button = form.locator('[type=submit]');
	await button.click();
	await expect(page).toHaveTitle(`Error: ${title}`);
	await page.keyboard.press('Escape');
	await expect(page).toHaveTitle(title);
	await page.getByRole('main').getByRole('button', { name: 'Enquire Now' }).first().click();
	await expect(form).toBeVisible();
	await fillIn(form);
	await button.press('Enter');
	await expect(button).toHaveText('Sending…');
	await expect(button).toBeFocused();
	await expect(form.getByRole('status').filter({ hasText: 'Sending…' })).toBeAttached();
	release();
	await expect(page).toHaveURL(/success/);
});
