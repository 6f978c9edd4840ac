import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { fillIn } from '../../fixtures/browser-sites/forms.ts';

const PAGE = `${originOf('ironbark')}/pages/rider-training`;

test('the form of a content page requires the terms before it is sent (ENQUIRY-015, ENQUIRY-016, ENQUIRY-018)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await page.goto(PAGE);
	const form = page.getByRole('region', { name: 'Ask about a Saturday visit' });
	await fillIn(form);
	const terms = form.getByLabel('I agree to');
	await expect(terms).toHaveAttribute('name', 'terms_agreed');
	await terms.uncheck();
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	const summary = form.getByRole('link', { name: 'You must agree to the terms of use before submitting.' });
	await expect(summary).toBeVisible();
	await expect(terms).toHaveAccessibleDescription('*You must agree to the terms of use before submitting.');
	expect(await faults(page)).toEqual([]);
	await summary.click();
	await expect(terms).toBeFocused();
	await terms.check();
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success\?category=General\+Enquiry$/);
	expect(api.leads).toMatchObject([
		{
			path: '/api/enquiries',
			body: {
				category: 'General Enquiry',
				page_id: '/pages/rider-training',
				terms_conditions: true,
				consent_text: expect.stringContaining('I agree to the terms of use'),
			},
		},
	]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the form of a content page shows the terms with their link and posts them as terms_agreed (ENQUIRY-019)', async ({
		page,
	}) => {
		const api = await answerLeads(page);
		await page.goto(PAGE);
		const form = page.getByRole('region', { name: 'Ask about a Saturday visit' });
		await expect(form.getByRole('link', { name: 'terms of use' })).toHaveAttribute(
			'href',
			'/terms-and-conditions',
		);
		await fillIn(form);
		await form.getByLabel('I agree to').uncheck();
		await form.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page).toHaveURL(PAGE);
		await form.getByLabel('I agree to').check();
		await form.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page).toHaveURL(/\/success$/);
		const [{ fields } = { fields: new URLSearchParams() }] = api.posted;
		expect(fields.get('terms_agreed')).toBe('I agree to the terms of use and have read the privacy policy.');
		expect(fields.has('terms_conditions')).toBe(false);
	});
});
