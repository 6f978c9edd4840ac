import type { Locator, Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, leadSite, store, stored } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

/** Opens the enquiry form of a vehicle, and waits for its spam check. */
async function openEnquiry(page: Page) {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Enquire Now');
	await expect(form.getByText('Spam check done')).toBeVisible();
	return { api, form };
}

test('a form submitted offline is stored and sent later with the same submission id', async ({
	page,
	context,
	complaints,
}) => {
	const { api, form } = await openEnquiry(page);
	await fillIn(form);
	await context.unroute('**/api/**');
	await context.setOffline(true);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(form.getByRole('status')).toContainText('You are offline.');
	const [draft] = await stored(page, 'lead-draft');
	expect(draft).toMatchObject({ address: '/api/leads', body: { name: 'Sam Lee', car_id: 'v0' } });
	complaints.splice(0);
	// The page that the form was sent from is closed: it would send the draft itself as soon as it is online.
	await page.goto('about:blank');
	await context.setOffline(false);
	const later = await answerLeads(page);
	// Another page of the site, without a form, another day: what waits is sent before anything is touched.
	await site.open(page, '/about-us');
	await expect.poll(() => later.leads.length).toBe(1);
	expect(later.leads[0]?.body['submission_id']).toBe(draft.body.submission_id);
	await expect.poll(() => stored(page, 'lead-draft')).toEqual([]);
	await expect(
		page.getByRole('status').filter({ hasText: 'Now sent: Enquire about this car.' }),
	).toBeVisible();
	expect(api.leads).toEqual([]);
	complaints.splice(0);
});

test('a form that cannot be sent is stored, and removed once it is sent (ERRORS-009)', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	api.answer = async () => ({ status: 503, json: {} });
	const form = await site.ask(page, 'Enquire Now');
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

test('a form that is filled in offline is sent by its button when the network is back', async ({
	page,
	context,
	complaints,
}) => {
	const { api, form } = await openEnquiry(page);
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	await fillIn(form);
	await expect.poll(() => complaints.length).toBeGreaterThan(0);
	await context.setOffline(false);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success/);
	expect(api.leads).toHaveLength(1);
	complaints.splice(0);
});

/** Writes a test drive without the network, at 9:30 on the day after the next one that is open; gives the day. */
async function bookOffline(page: Page): Promise<{ form: Locator; date: string }> {
	const form = await site.ask(page, 'Book a Test Drive');
	await expect(form.getByText('Spam check done')).toBeVisible();
	const days = form.getByRole('group', { name: 'Test Drive Booking Date' });
	const day = days.getByRole('radio').nth(2);
	const date = await day.inputValue();
	await day.check();
	await form.getByRole('radio', { name: '9:30am' }).check();
	await fillIn(form, { message: 'The boot, please' });
	await page.context().unroute('**/api/**');
	await page.context().setOffline(true);
	await form.getByRole('button', { name: 'Request a booking' }).click();
	await expect(form.getByText('You are offline.')).toBeVisible();
	return { form, date };
}

const TAKEN = {
	status: 422,
	json: {
		error: 'Please fix the following errors:',
		problems: [{ field: 'test_drive_date', message: 'This time has been taken. Please choose another one.' }],
	},
};

test('a test drive submitted offline whose time is taken stays, with a message and other times', async ({
	page,
	context,
	complaints,
}) => {
	await answerLeads(page);
	const { form } = await bookOffline(page);
	const api = await answerLeads(page);
	api.answer = async () => TAKEN;
	api.times = ['11:00'];
	await context.setOffline(false);
	const alert = form.getByRole('alert');
	await expect(alert).toContainText('Your earlier message was not sent.');
	await expect(alert).toContainText('This time has been taken. Please choose another one.');
	await expect(form.getByText('You are offline.')).toHaveCount(0);
	expect(await stored(page, 'lead-draft')).toHaveLength(1);
	api.answer = async () => undefined;
	await form.getByRole('radio', { name: '11:00am' }).check();
	await expect(form.getByRole('radio', { name: /^9:30am ?, taken$/ })).toBeDisabled();
	await form.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads.at(-1)?.body).toMatchObject({ message: 'The boot, please' });
	expect(await stored(page, 'lead-draft')).toEqual([]);
	complaints.splice(0);
});

test('a draft refused on another page is reported there and restored in its form', async ({
	page,
	context,
	complaints,
}) => {
	await answerLeads(page);
	const { date } = await bookOffline(page);
	await page.evaluate(() => {
		// As if the browser had been closed: nothing on this page reacts to the return of the network.
		addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true });
	});
	const api = await answerLeads(page);
	api.answer = async () => TAKEN;
	api.times = ['11:00'];
	await context.setOffline(false);
	await site.open(page, '/about-us');
	const notice = page.getByRole('alert').filter({ hasText: 'Not sent: Book a Test Drive.' });
	await expect(notice).toContainText('This time has been taken.');
	expect(await faults(page)).toEqual([]);
	await site.open(page, '/');
	await expect(notice).toBeVisible();
	await notice.getByRole('link', { name: 'Open it again' }).click();
	await expect(page).toHaveURL(/\/cars\/car-0#test-drive$/);
	const form = page.getByRole('dialog');
	await expect(form.getByRole('alert')).toContainText('This time has been taken.');
	await expect(form.getByLabel('Message')).toHaveValue('The boot, please');
	await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Sam Lee');
	await expect(form.locator(`input[type=radio][value="${date}"]`)).toBeChecked();
	await expect(page).toHaveTitle(/^Error: /);
	api.answer = async () => undefined;
	await form.getByRole('radio', { name: '11:00am' }).check();
	await form.getByLabel('I agree to').check();
	await form.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads.at(-1)?.body).toMatchObject({ test_drive_date: `${date}T11:00`, name: 'Sam Lee' });
	await site.open(page, '/');
	await expect(notice).toHaveCount(0);
	complaints.splice(0);
});

test('a busy service is retried after its Retry-After, and the draft stays until then', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	api.answer = async () => ({
		status: 429,
		headers: { 'Retry-After': '2' },
		json: { error: 'That was too often.' },
	});
	await site.open(page, '/fleet');
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	const alert = page.getByRole('alert');
	await expect(alert).toContainText('That was too often.');
	await expect(alert).toContainText('sent again in a minute');
	await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
	expect(await stored(page, 'lead-draft')).toHaveLength(1);
	api.answer = async () => undefined;
	await expect.poll(() => api.leads.length).toBe(2);
	expect(api.leads[1]?.body['submission_id']).toBe(api.leads[0]?.body['submission_id']);
	await expect.poll(() => stored(page, 'lead-draft')).toEqual([]);
	await expect(alert).toHaveCount(0);
	complaints.splice(0);
});

test('a draft that can no longer be sent can be deleted', async ({ page }) => {
	await answerLeads(page);
	await store(page, 'lead-draft', [
		{
			address: '/api/enquiries',
			body: { submission_id: 'a', name: 'Sam' },
			time: 1,
			page: '/fleet#fleet-enquiry',
			title: 'Fleet',
		},
	]);
	await site.open(page, '/about-us');
	const notice = page.getByRole('alert').filter({ hasText: 'Not sent: Fleet.' });
	await expect(notice).toContainText('It could not be sent within a week.');
	await notice.getByRole('button', { name: 'Delete it' }).click();
	await expect(notice).toHaveCount(0);
	expect(await stored(page, 'lead-draft')).toEqual([]);
});
