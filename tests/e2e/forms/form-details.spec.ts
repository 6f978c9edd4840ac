import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, leadSite, store, stored } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

test('contact details are filled in the next time, until they are cleared (resolution 113)', async ({
	page,
}) => {
	await answerLeads(page);
	await site.open(page, '/fleet');
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	const form = await site.ask(page, 'Enquire Now');
	await expect(form.getByLabel('Email')).toHaveValue('sam@example.com');
	await form.getByRole('button', { name: 'Clear my details' }).click();
	await expect(form.getByLabel('Email')).toHaveValue('');
	expect(await stored(page, 'customer-details')).toBeNull();
});

test('stored contact details are filled in before the form is used, and never mixed with typed text (resolution 113)', async ({
	page,
}) => {
	await answerLeads(page);
	await store(page, 'customer-details', { name: 'Sam Lee', email: 'sam@example.com', phone: '0412 345 678' });
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/LeadForm\.[\w-]+\.js/, async (route) => {
		await held;
		await route.continue();
	});
	await site.open(page, '/fleet');
	const name = page.getByLabel('Name', { exact: true });
	await expect(name).toHaveValue('Sam Lee');
	await expect(page.getByLabel('Email')).toHaveValue('sam@example.com');
	await name.fill('');
	release();
	await expect(page.getByRole('button', { name: 'Clear my details' })).toBeVisible();
	await page.keyboard.type('Ann');
	await expect(name).toHaveValue('Ann');
});
