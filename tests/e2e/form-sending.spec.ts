import type { Locator, Page } from 'playwright/test';
import { faults } from '../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../fixtures/browser/lead-answers.ts';
import { expect, test } from '../fixtures/browser/site-test.ts';
import { fillIn, leadSite, store, stored } from '../fixtures/browser-sites/forms.ts';

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

test('a form submitted twice is sent once, with its button disabled meanwhile (ENQUIRY-012, resolution 121)', async ({
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
	const form = await site.ask(page, 'Enquire Now');
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

test('when the service is down the text stays, the phone is offered, and a retry is the same lead (ENQUIRY-023, ENQUIRY-024)', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	api.answer = async (_, body) =>
		body['name'] === 'Sam Lee' && api.leads.length === 1 ? { status: 503, json: {} } : undefined;
	await site.open(page, '/contact-us');
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

test('a form submitted offline is stored and sent later with the same submission id', async ({
	page,
	context,
	complaints,
}) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Enquire Now');
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

test('the error of a field is removed once it is changed', async ({ page }) => {
	await answerLeads(page);
	const form = await site.ask(page, 'Enquire Now');
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(form.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
	await form.getByLabel('Name', { exact: true }).fill('Sam Lee');
	await expect(form.getByLabel('Name', { exact: true })).not.toHaveAttribute('aria-invalid');
	await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

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

test('nothing of the forms loads before they are used', async ({ page }) => {
	const api = await answerLeads(page);
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await site.open(page, '/cars/car-0');
	await page.waitForLoadState('networkidle');
	expect(scripts.filter((url) => /LeadForm\.[\w-]+\.js|solve-challenge/.test(url))).toEqual([]);
	expect(api.asked.filter((path) => path.includes('captcha'))).toEqual([]);
	await page.getByRole('main').getByRole('button', { name: 'Enquire Now' }).first().click();
	await expect.poll(() => scripts.some((url) => /LeadForm\.[\w-]+\.js/.test(url))).toBe(true);
});

test('without its script the form posts as HTML', async ({ page, complaints }) => {
	const api = await answerLeads(page);
	await page.route(/LeadForm\.[\w-]+\.js/, (route) => route.abort());
	await site.open(page, '/fleet');
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success$/);
	expect(api.posted[0]?.fields.get('name')).toBe('Sam Lee');
	complaints.splice(0);
});

test('a form that cannot load what sends it is kept on the device', async ({ page, complaints }) => {
	const api = await answerLeads(page);
	await page.route(/\/sender\.[\w-]+\.js/, (route) => route.abort());
	await site.open(page, '/fleet');
	await fillIn(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page.getByText('kept on this device')).toBeVisible();
	expect(await stored(page, 'lead-draft')).toMatchObject([{ body: { email: 'sam@example.com' } }]);
	expect(api.leads).toEqual([]);
	complaints.splice(0);
});

test('stored contact details are filled in before the form is used, and never mixed with typed text (resolution 113)', async ({
	page,
}) => {
	await answerLeads(page);
	await store(page, 'customer-details', { name: 'Sam Lee', email: 'sam@example.com', phone: '0412 345 678' });
	let release = () => {};
	const held = new Promise<void>((settle) => {
		release = settle;
	});
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

test('the title of a page begins with Error while its form has errors, and the focus stays on the button while it is sent', async ({
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
	const form = await site.ask(page, 'Enquire Now');
	const title = await page.title();
	const button = form.locator('[type=submit]');
	await button.click();
	await expect(page).toHaveTitle(`Error: ${title}`);
	await page.keyboard.press('Escape');
	await expect(page).toHaveTitle(title);
	await page.getByRole('main').getByRole('button', { name: 'Enquire Now' }).first().click();
	await fillIn(form);
	await button.press('Enter');
	await expect(button).toHaveText('Sending…');
	await expect(button).toBeFocused();
	await expect(form.getByRole('status').filter({ hasText: 'Sending…' })).toBeAttached();
	release();
	await expect(page).toHaveURL(/success/);
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
	await form.getByRole('button', { name: 'Request a test drive' }).click();
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
	await expect(alert).toContainText('What you wrote earlier was not sent.');
	await expect(alert).toContainText('This time has been taken. Please choose another one.');
	await expect(form.getByText('You are offline.')).toHaveCount(0);
	expect(await stored(page, 'lead-draft')).toHaveLength(1);
	api.answer = async () => undefined;
	await form.getByRole('radio', { name: '11:00am' }).check();
	await expect(form.getByRole('radio', { name: '9:30am' })).toHaveCount(0);
	await form.getByRole('button', { name: 'Request a test drive' }).click();
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
		// As if the browser had been closed: nothing on this page hears that the network is back.
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
	await form.getByRole('button', { name: 'Request a test drive' }).click();
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
