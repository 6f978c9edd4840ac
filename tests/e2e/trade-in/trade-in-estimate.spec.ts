import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../../fixtures/browser/trade-in-answers.ts';
import { LEAD_SLUG, stored } from '../../fixtures/browser-sites/forms.ts';
import {
	answerQuestions,
	fillInContact,
	goToEstimate,
	heading,
	press,
} from '../../fixtures/browser-sites/trade-in-steps.ts';

test('an inspection is booked within the opening hours', async ({ page }) => {
	const api = await answerLeads(page);
	await answerTradeIns(page);
	await goToEstimate(page);
	await press(page, 'Book an inspection');
	await press(page, 'Book the inspection');
	await expect(page.getByRole('link', { name: 'Please choose a day and a time.' })).toBeVisible();
	const day = page.getByRole('group', { name: 'When would you like' }).getByRole('radio').first();
	const date = await day.inputValue();
	await day.check();
	const times = page.getByRole('group', { name: 'Time' });
	await expect(times.getByRole('radio', { name: /^10:00am.*taken/ })).toBeDisabled();
	await times.getByRole('radio', { name: '9:30am' }).check();
	expect(await faults(page)).toEqual([]);
	// The button names what it books.
	await press(page, /^Book \w+day \d+ \w+, 9:30am$/);
	await expect(page).toHaveURL(/success/);
	expect(api.asked).toContain(`/api/appointments?dealership_slug=${LEAD_SLUG}&date=${date}&location_id=1`);
	expect(api.leads.at(-1)?.body).toMatchObject({
		inspection_date: `${date}T09:30`,
		offer_accepted: false,
		subcategory: '2. Valuation',
	});
});

test('each way back from a booking leads to the estimate, and not past it', async ({ page }) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await goToEstimate(page);
	for (const goBack of [
		() => press(page, 'Back to your estimate'),
		() => page.getByRole('button', { name: 'Back', exact: true }).click(),
		() => page.goBack(),
	]) {
		await press(page, 'Book an inspection');
		await expect(heading(page, 'Book an inspection')).toBeFocused();
		await goBack();
		await expect(heading(page, 'Your estimate')).toBeFocused();
	}
	await page.goForward();
	await expect(heading(page, 'Book an inspection')).toBeFocused();
	await page.goBack();
	await press(page, /^Back/);
	await expect(heading(page, 'Where can we reach you?')).toBeFocused();
});

test('a shopper who hoped for more names a figure, which the lead has', async ({ page }) => {
	const api = await answerLeads(page);
	await answerTradeIns(page);
	await goToEstimate(page);
	await press(page, 'Tell us the figure you want');
	const figure = page.getByLabel('The figure you have in mind');
	await expect(figure).toBeFocused();
	await figure.fill('27,500');
	await press(page, 'Save and continue');
	await expect(heading(page, 'Your estimate')).toBeFocused();
	await press(page, 'Ask us to call');
	await expect(page).toHaveURL(/success/);
	expect(api.leads.at(-1)?.body).toMatchObject({ desired_price: 27_500, offer_accepted: false });
});

test('an inspection is offered within the opening hours of the place that was chosen', async ({ page }) => {
	const api = await answerLeads(page);
	await answerTradeIns(page);
	api.times = null;
	await page.goto(`${originOf('merriwether')}/trade-in`);
	await page.getByLabel('Number plate').fill('1abc 123');
	await press(page, 'Find my car');
	await press(page, 'Yes, that’s it');
	await answerQuestions(page);
	await press(page, 'Save and continue');
	await press(page, 'Skip photos');
	await fillInContact(page);
	await press(page, 'Show my estimate');
	await expect(page.getByRole('link', { name: 'Please choose where you would bring it.' })).toBeVisible();
	const place = page.getByLabel('Nearest to you');
	const times = page.getByRole('group', { name: 'Time' });
	// Weekdays until 5:30pm and 5pm.
	for (const { name, last } of [
		{ name: /Newstead/, last: '5:00pm' },
		{ name: /Toowoomba/, last: '4:30pm' },
	]) {
		const option = place.getByRole('option', { name }).first();
		await place.selectOption({ label: (await option.textContent()) ?? '' });
		await press(page, 'Show my estimate');
		await press(page, 'Book an inspection');
		await expect(page.getByText(/Half an hour at/)).toContainText(name);
		await page.getByRole('radio', { name: /^Wed/ }).first().check();
		await expect(times.getByRole('radio').last()).toHaveAccessibleName(last);
		await press(page, 'Back to your estimate');
		await press(page, /^Back/);
	}
});

test('other answers after the estimate lead to another one, with the adjustment’s id and answers (TRADEIN-021)', async ({
	page,
}) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	await goToEstimate(page);
	await press(page, 'Change my answers');
	await expect(page.getByLabel('Kilometres')).toBeFocused();
	await page.getByLabel('Kilometres').fill('150000');
	service.valuation = {
		status: 'by_hand',
		id: 'valuation-2',
		reason: 'kms',
		message: 'We don’t put an online figure on cars past 100,000 km.',
	};
	await press(page, 'Save and continue');
	await expect(page.getByText('We don’t put an online figure on cars past 100,000 km.')).toBeVisible();
	expect(service.calls.at(-1)).toMatchObject({
		path: '/adjustments',
		body: { id: 'valuation-1', kms: 150_000, adjustmentAnswers: { tyres: 'worn' } },
	});
	expect(await stored(page, 'trade-in-valuation')).toBeNull();
});

test('without a lead_id the returned error is shown, or that an unexpected one occurred (TRADEIN-013, TRADEIN-014)', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	await answerTradeIns(page);
	await goToEstimate(page);
	api.answer = async () => ({ status: 422, json: { error: 'This offer has ended.' } });
	await press(page, 'Accept $23,400');
	await expect(page.getByText('This offer has ended.')).toBeVisible();
	api.answer = async () => ({ status: 200, json: {} });
	await press(page, 'Accept $23,400');
	await expect(page.getByText('An unexpected error occured.')).toBeVisible();
	await expect(page.locator('.est')).toContainText('$23,400');
	expect(api.events.filter(({ event_id }) => event_id === 18)).toEqual([]);
	complaints.splice(0);
});

test('each valuation is posted where the dealer keeps it; a failure only writes to the console (TRADEIN-025, TRADEIN-026)', async ({
	page,
	complaints,
}) => {
	await answerLeads(page);
	await answerTradeIns(page);
	const posted: unknown[] = [];
	await page.context().route('**/api/miscellaneous', async (route) => {
		posted.push(route.request().postDataJSON());
		await route.fulfill({ status: 500, json: {} });
	});
	await goToEstimate(page);
	await expect.poll(() => complaints).toContain('console: Failed to save valuation data');
	expect(posted).toEqual([
		expect.objectContaining({ column_name: 'valuation', lead_id: 'lead_1', offer_price: 23_400 }),
	]);
	await expect(page.locator('.est')).toBeVisible();
	expect(complaints.splice(0).filter((one) => one.startsWith('console'))).toEqual([
		'console: Failed to save valuation data',
	]);
});
