import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const HOME = originOf('harbourline');

async function fillIn(page: Page): Promise<void> {
	await page.getByLabel('Name', { exact: true }).fill('Robin Ash');
	await page.getByLabel('Email').fill('robin@example.com');
	await page.getByLabel('Phone').fill('0491 570 156');
	await page.getByLabel('I agree to').check();
}

test('a long form shows its answers before it is sent; each can be changed, by keyboard too', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await page.goto(`${HOME}/finance`);
	await fillIn(page);
	await page.getByLabel('Message').fill('About 20,000');
	await page.getByRole('button', { name: 'Send enquiry' }).press('Enter');
	const review = page.getByRole('region', { name: 'Check your answers' });
	await expect(review.getByRole('heading')).toBeFocused();
	await expect(review).toContainText('Robin Ash');
	await expect(page.getByLabel('Name', { exact: true })).toBeHidden();
	expect(api.leads).toEqual([]);
	expect(await faults(page)).toEqual([]);

	await review.getByRole('button', { name: 'Change Message' }).press('Enter');
	await expect(page.getByLabel('Message')).toBeFocused();
	await page.keyboard.press('End');
	await page.keyboard.type(' dollars');
	await page.getByRole('button', { name: 'Send enquiry' }).press('Enter');
	await expect(review).toContainText('About 20,000 dollars');
	await page.getByRole('button', { name: 'Send enquiry' }).press('Enter');
	await expect(page).toHaveURL(/\/success/);
	expect(api.leads.map(({ body }) => [body['message'], body['name']])).toEqual([
		['About 20,000 dollars', 'Robin Ash'],
	]);
});

test('errors of the service after the review step are shown beside their fields', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	const problems = [{ field: 'phone', message: 'Please enter another number.' }];
	api.answer = async () => ({ status: 422, json: { error: 'Please fix the following errors:', problems } });
	await page.goto(`${HOME}/finance`);
	await fillIn(page);
	const send = page.getByRole('button', { name: 'Send enquiry' });
	await send.click();
	await expect(page.getByRole('region', { name: 'Check your answers' })).toBeVisible();
	await send.click();
	await page.getByRole('link', { name: 'Please enter another number.' }).click();
	await expect(page.getByLabel('Phone')).toBeFocused();
	expect(complaints.splice(0)).toEqual([expect.stringMatching(/^422: /)]);
});

test('the same form sent again after going back is one lead', async ({ page }) => {
	const api = await answerLeads(page);
	for (const _ of ['first', 'again']) {
		await page.goto(`${HOME}/fleet`);
		await fillIn(page);
		await page.getByLabel('Message').fill('Six utes.');
		await page.getByRole('button', { name: 'Send enquiry' }).click();
		await expect(page).toHaveURL(/\/success/);
	}
	const [first, again] = api.leads.map(({ body }) => ({ ...body, captcha: null }));
	expect(again).toEqual(first);
});
