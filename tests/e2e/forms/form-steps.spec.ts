import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, leadSite, stored } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

const next = (page: Page) => page.getByRole('button', { name: 'Continue' });
const details = (page: Page) => page.getByRole('heading', { name: 'Your details' });

/** Chooses 9:30 on the second day that is offered, and goes on; gives the day. */
async function chooseVisit(page: Page): Promise<string> {
	await site.open(page, '/book-test-drive');
	await page.getByLabel('Test Drive Booking Date').focus();
	const day = page.getByRole('group', { name: 'Test Drive Booking Date' }).getByRole('radio').nth(2);
	const date = await day.inputValue();
	await day.check();
	await next(page).click();
	await expect(page.getByRole('link', { name: 'Please choose a time for the test drive.' })).toBeVisible();
	await page.getByRole('radio', { name: '9:30am' }).check();
	await next(page).click();
	await expect(details(page)).toBeFocused();
	return date;
}

test('a test drive is booked in two steps: each is checked by itself, and the browser’s back leads to the first', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await site.open(page, '/book-test-drive');
	await expect(page.getByLabel('Name', { exact: true })).toBeHidden();
	const date = await chooseVisit(page);
	await expect(next(page)).toBeHidden();
	expect(await faults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page.getByRole('link', { name: 'Please enter your name.' })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('radio', { name: '9:30am' })).toBeChecked();
	await next(page).click();
	await fillIn(page, { message: '' });
	await page.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads[0]?.body).toMatchObject({ name: 'Sam Lee', test_drive_date: `${date}T09:30` });
	expect(await stored(page, 'form-progress')).toBeNull();
});

test('a day that has come since it was chosen is not left out in silence: the refusal leads to other days', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	const date = await chooseVisit(page);
	const message = 'Please choose a day from tomorrow, no more than 60 days ahead.';
	api.answer = async (_, body) =>
		body['test_drive_date']
			? { status: 422, json: { problems: [{ field: 'test_drive_date', message }] } }
			: undefined;
	await page.clock.setFixedTime(new Date(`${date}T12:00:00+10:00`));
	await fillIn(page, { message: '' });
	await page.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page.getByRole('link', { name: message })).toBeVisible();
	expect(api.leads[0]?.body).toMatchObject({ test_drive_date: `${date}T09:30` });
	await expect(page.getByRole('radio', { name: 'Any day' })).toBeChecked();
	await next(page).click();
	await page.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page).toHaveURL(/success/);
	complaints.splice(0);
});

test('a form left after its first step resumes in the second, without stored personal data', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const date = await chooseVisit(page);
	await page.getByLabel('Name', { exact: true }).fill('Sam Lee');
	expect(await stored(page, 'form-progress')).toMatchObject({
		'/book-test-drive': { answers: { test_drive_date: `${date}T09:30` } },
	});
	expect(JSON.stringify(await stored(page, 'form-progress'))).not.toContain('Sam');
	await site.open(page, '/about-us');
	await site.open(page, '/book-test-drive');
	await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
	await page.getByRole('button', { name: 'Back to your visit' }).click();
	await expect(page.getByRole('radio', { name: '9:30am' })).toBeChecked();
	await next(page).click();
	await fillIn(page, { message: '' });
	await page.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads[0]?.body).toMatchObject({ test_drive_date: `${date}T09:30` });
});

test('without its script all steps are one form that posts', async ({ page, complaints }) => {
	const api = await answerLeads(page);
	await page.route(/LeadForm\.[\w-]+\.js/, (route) => route.abort());
	await site.open(page, '/book-test-drive');
	await page.getByLabel('Test Drive Booking Date').fill('12/1/2027 10:30am');
	await fillIn(page, { message: '' });
	await expect(next(page)).toBeHidden();
	await page.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page).toHaveURL(/\/success$/);
	expect(api.posted[0]?.fields.get('test_drive_date')).toBe('12/1/2027 10:30am');
	complaints.splice(0);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('all steps are one form', async ({ page }) => {
		const api = await answerLeads(page);
		await site.open(page, '/book-test-drive');
		await expect(next(page)).toBeHidden();
		await page.getByLabel('Test Drive Booking Date').fill('12/1/2027 10:30am');
		await fillIn(page, { message: '' });
		await page.getByRole('button', { name: 'Request a booking' }).click();
		await expect(page).toHaveURL(/\/success$/);
		expect(api.posted[0]?.fields.get('name')).toBe('Sam Lee');
	});
});
