import { LeadSchema } from '../../../src/api/leads/leads.ts';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, LEAD_SLUG, leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

test('a test drive is requested at a free time (TESTDRIVE-001 to TESTDRIVE-007)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Book a Test Drive', '/cars/car-1');
	await expect(form).toHaveAccessibleName('Book a Test Drive');
	await expect(form.getByText('Bring your licence.')).toBeVisible();
	const days = form.getByRole('group', { name: 'Test Drive Booking Date' });
	await expect(days.getByRole('radio', { name: 'Any day' })).toBeChecked();
	const day = days.getByRole('radio', { name: /^\w{3} \d{1,2} \w{3}$/ }).nth(1);
	const date = await day.inputValue();
	await day.check();
	await fillIn(form, { message: '' });
	await form.getByRole('button', { name: 'Request a booking' }).click();
	await expect(form.getByText('Please choose a time for the test drive.').first()).toBeVisible();
	await form.getByRole('radio', { name: '9:30am' }).check();
	expect(await faults(page)).toEqual([]);
	await form.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your booking request');
	expect(api.asked).toContain(`/api/appointments?dealership_slug=${LEAD_SLUG}&date=${date}`);
	expect(LeadSchema.parse(api.leads[0]?.body)).toMatchObject({
		category: 'Test Drive',
		message: '',
		test_drive_date: `${date}T09:30`,
	});
	expect(api.events.at(-1)).toMatchObject({ event_id: 17, car_id: 'v1' });
});

test('without free times from the service, any half hour of the opening hours can be requested (resolutions 103 and 106)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	api.times = null;
	const form = await site.ask(page, 'Book a Test Drive');
	const days = form.getByRole('group', { name: 'Test Drive Booking Date' });
	const later = days.getByRole('combobox', { name: 'A later day' });
	await days.getByRole('radio').nth(1).check();
	await later.selectOption({ index: 3 });
	await expect(days.getByRole('radio', { checked: true })).toHaveCount(0);
	const times = form.getByRole('group', { name: 'Time' });
	await expect(times.getByRole('radio').first()).toHaveAccessibleName('8:30am');
	const words = [
		...(await days.locator('label').allInnerTexts()),
		...(await later.locator('option').allInnerTexts()),
	];
	expect(words.filter((text) => /^Sun/.test(text))).toEqual([]);
	expect(words).toContainEqual(expect.stringMatching(/^Saturday \d{1,2} \w{3}$/));
	await days.getByRole('radio', { name: 'Any day' }).check();
	await expect(later).toHaveValue('');
	await expect(times).toBeHidden();
});

test('on the test drive page, text typed while the date buttons load is kept until the field loses its focus', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/LeadForm\.[\w-]+\.js/, async (route) => {
		await held;
		await route.continue();
	});
	await site.open(page, '/book-test-drive');
	const field = page.getByLabel('Test Drive Booking Date');
	await expect(page.getByText('Day/month/year and time, such as 10:30am')).toBeVisible();
	// The next Monday but one: open, and never today.
	const monday = new Date();
	monday.setDate(monday.getDate() + 14 - ((monday.getDay() + 6) % 7));
	await field.pressSequentially(`${monday.getDate()}/${monday.getMonth() + 1}/${monday.getFullYear()} 9:30`);
	release();
	await expect(page.getByText('Spam check done')).toBeAttached();
	await expect(field).toBeFocused();
	await page.keyboard.type('am');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('radio', { name: '9:30am' })).toBeChecked();
	await expect(page.getByRole('group', { name: 'Test Drive Booking Date' })).toBeVisible();
	await page.getByRole('button', { name: 'Continue' }).click();
	await fillIn(page, { message: '' });
	await page.getByRole('button', { name: 'Request a booking' }).click();
	await expect(page).toHaveURL(/success/);
	expect(String(api.leads[0]?.body['test_drive_date'])).toMatch(/^\d{4}-\d\d-\d\dT09:30$/);
});

test('an empty date field passes its focus to the buttons that replace it', async ({ page }) => {
	await answerLeads(page);
	await site.open(page, '/book-test-drive');
	await page.getByLabel('Test Drive Booking Date').focus();
	await expect(page.getByRole('radio', { name: 'Any day' })).toBeFocused();
});
