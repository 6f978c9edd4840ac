import type { Page } from 'playwright/test';
import { faults } from '../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../fixtures/browser/lead-answers.ts';
import { expect, test } from '../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../fixtures/browser/trade-in-answers.ts';
import { leadSite, SECOND_DEALERSHIP, stored } from '../fixtures/browser-sites/forms.ts';

const site = leadSite();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function findCar(page: Page, path = '/trade-in'): Promise<void> {
	await site.open(page, path);
	await page.getByLabel('Number plate').fill('1abc 123');
	await page.getByLabel('Registered in').selectOption('WA');
	await press(page, 'Find my car');
	await expect(heading(page, 'Is this your car?')).toBeFocused();
}

async function answerQuestions(page: Page): Promise<void> {
	await page.getByLabel('Kilometres').fill('64,200 km');
	await page.getByLabel('Normal wear').check();
	await page.getByLabel('Need replacing soon').check();
	await page.getByLabel('Full, with the log book').check();
	await page.getByRole('group', { name: 'Has it been in an accident' }).getByLabel('No').check();
	await page.getByRole('group', { name: 'Do you owe money' }).getByLabel('Yes').check();
	await page.getByLabel('About how much is left').fill('6,500');
}

async function fillInContact(page: Page): Promise<void> {
	await page.getByLabel('Name', { exact: true }).fill('Sam Lee');
	await page.getByLabel('Email', { exact: true }).first().fill('sam@example.com');
	await page.locator('[name=phone]').fill('0412 345 678');
	await page.getByRole('radio', { name: 'SMS' }).check();
	await page.getByLabel('I agree to').check();
}

/** From the number plate to the estimate. */
async function goToEstimate(page: Page, path = '/trade-in'): Promise<void> {
	await findCar(page, path);
	await press(page, 'Yes, that’s it');
	await expect(heading(page, 'How has it been treated?')).toBeFocused();
	await answerQuestions(page);
	await press(page, 'Save and continue');
	await press(page, 'Skip photos');
	await fillInContact(page);
	await press(page, 'Show my estimate');
	await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true }).first()).toBeFocused();
}

test('from number plate to an accepted offer: each step is without faults, and it is one lead that grows (TRADEIN-006 to TRADEIN-024)', async ({
	page,
}) => {
	test.slow();
	const api = await answerLeads(page);
	const service = await answerTradeIns(page);
	await findCar(page, '/cars/trade-in?car_id=v0');
	await expect(page.getByRole('heading', { level: 3 })).toHaveText('2021 Mazda CX-5 Maxx Sport');
	expect(await faults(page)).toEqual([]);
	await press(page, 'Yes, that’s it');
	await answerQuestions(page);
	await page.getByRole('button', { name: '$20,000' }).click();
	expect(await faults(page)).toEqual([]);
	await press(page, 'Save and continue');
	await expect(heading(page, 'Show us a few photos')).toBeFocused();
	expect(await faults(page)).toEqual([]);
	expect(api.leads, 'nothing is sent before the step that says how to reach the shopper').toEqual([]);
	await press(page, 'Skip photos');
	await expect(heading(page, 'Where can we reach you?')).toBeFocused();
	await fillInContact(page);
	expect(await faults(page)).toEqual([]);
	await press(page, 'Show my estimate');
	await expect(heading(page, 'Your estimate')).toBeFocused();
	await expect(page.locator('.est')).toContainText('$23,400 to $25,900');
	await expect(page.locator('.est')).toContainText(
		'After paying out the $6,500 you owe: about $16,900 to you',
	);
	expect(await faults(page)).toEqual([]);
	await expect(page.getByRole('link', { name: 'See repayments with it taken off' })).toHaveAttribute(
		'href',
		/trade_in_value=23400&trade_in_owing=6500/,
	);
	expect(await stored(page, 'trade-in-valuation')).toMatchObject({ offer_price: 23_400, amount_owing: 6500 });
	await press(page, 'Accept $23,400');
	await expect(page).toHaveURL(/\/success\?category=Trade\+In/);

	expect(service.calls.map(({ path, body }) => [path, body])).toEqual([
		['/vehicle', { rego: '1abc 123', regoState: 'WA' }],
		[
			'/valuation',
			{
				id: 'vehicle-1',
				kms: 64_200,
				adjustmentAnswers: { body: 'normal', tyres: 'worn', service_history: 'full', accident: 'no' },
			},
		],
	]);
	const bodies = api.leads.filter(({ path }) => path === '/api/leads').map(({ body }) => body);
	const [first, second, last] = bodies;
	expect(bodies.map(({ subcategory, isLastStep }) => [subcategory, isLastStep])).toEqual([
		['1. Lead Capture', false],
		['2. Valuation', false],
		['3. Offer Accepted', true],
	]);
	expect(first).toMatchObject({
		category: 'Trade In',
		car_id: 'v0',
		rego: '1abc 123',
		regoState: 'WA',
		own_make: 'Mazda',
		own_model: 'CX-5',
		own_year: 2021,
		kms: 64_200,
		finance: 'Yes',
		amount_owing: 6500,
		desired_price: 20_000,
		trade_in: 'Yes',
		PreferredContactMethod: 'SMS',
		location_id: '1',
		terms_conditions: true,
	});
	expect(second).toMatchObject({ lead_id: 'lead_1', id: 'valuation-1', offer_price: 23_400 });
	expect(last).toMatchObject({
		first_submission_id: first?.['submission_id'],
		form_completed: true,
		offer_accepted: true,
	});
	const told = api.events.filter(({ event_id }) => [18, 22].includes(event_id));
	expect(told).toEqual([expect.objectContaining({ event_id: 18, car_id: 'v0' })]);
	expect(await stored(page, 'success-category')).toMatchObject([{ category: 'Trade In' }]);
	expect(await stored(page, 'enquire-car')).toMatchObject({ id: 'v0', slug: 'car-0' });
	expect(await stored(page, 'form-progress')).toBeNull();
});

test('an unknown plate keeps what was typed, and the vehicle can be entered by hand instead', async ({
	page,
}) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	service.lookup = { status: 'unknown', message: 'We can’t find 9ZZ 9ZZ in Queensland.' };
	await site.open(page, '/trade-in');
	await page.getByLabel('Number plate').fill('9zz 9zz');
	await press(page, 'Find my car');
	await expect(page.getByRole('link', { name: 'We can’t find 9ZZ 9ZZ in Queensland.' })).toBeVisible();
	await expect(page.getByLabel('Number plate')).toHaveValue('9zz 9zz');
	expect(await faults(page)).toEqual([]);
	await press(page, 'No plate handy? Enter make, model and year');
	await expect(page.getByLabel('Make')).toBeFocused();
	await press(page, 'Continue');
	for (const message of ['Please enter the make', 'Please enter the model', 'Please enter the year'])
		await expect(page.getByRole('link', { name: message })).toBeVisible();
	await page.getByLabel('Make').fill('Mazda');
	await page.getByLabel('Model').fill('CX-5');
	await page.getByLabel('Year').fill('1899');
	await press(page, 'Continue');
	await expect(page.getByRole('link', { name: /Please enter a year from 1900/ })).toBeVisible();
	await page.getByLabel('Year').fill('2021');
	await press(page, 'Continue');
	await expect(heading(page, 'How has it been treated?')).toBeFocused();
});

test('where plates cannot be looked up, and then not valued, the form goes on by hand to the end', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	const service = await answerTradeIns(page);
	service.lookup = null;
	service.valuation = null;
	await site.open(page, '/sell-your-car');
	await page.getByLabel('Number plate').fill('1abc123');
	await press(page, 'Find my car');
	await expect(page.getByText('We can’t look up number plates right now.')).toBeVisible();
	await expect(page.getByLabel('Make')).toBeFocused();
	await page.getByLabel('Make').fill('Mazda');
	await page.getByLabel('Model').fill('CX-5');
	await page.getByLabel('Year').fill('2021');
	await press(page, 'Continue');
	await answerQuestions(page);
	await press(page, 'Save and continue');
	await press(page, 'Skip photos');
	await fillInContact(page);
	await press(page, 'Show my estimate');
	await expect(heading(page, 'This one needs a person')).toBeFocused();
	await expect(page.getByText('Our online valuation isn’t available right now.')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await press(page, 'Ask us to call');
	await expect(page).toHaveURL(/\/success\?category=Trade\+In/);
	const body = api.leads.findLast(({ path }) => path === '/api/leads')?.body;
	expect(body).toMatchObject({
		own_make: 'Mazda',
		own_year: 2021,
		offer_accepted: false,
		form_completed: true,
		message: 'Please call me about this.',
	});
	expect(body).not.toHaveProperty('offer_price');
	expect(await stored(page, 'trade-in-valuation')).toBeNull();
	expect(complaints.splice(0).filter((one) => !one.startsWith('503'))).toEqual([]);
});

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
	await page.getByRole('group', { name: 'Time' }).getByRole('radio').first().check();
	expect(await faults(page)).toEqual([]);
	await press(page, 'Book the inspection');
	await expect(page).toHaveURL(/success/);
	expect(api.leads.at(-1)?.body).toMatchObject({
		inspection_date: expect.stringContaining(`${date}T`),
		offer_accepted: false,
		subcategory: '2. Valuation',
	});
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

test('a form left half-way goes on where it was, on this device for a week; back and forward lose nothing', async ({
	page,
}) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await findCar(page);
	await press(page, 'Yes, that’s it');
	await answerQuestions(page);
	await press(page, 'Save and continue');
	await expect(heading(page, 'Show us a few photos')).toBeFocused();
	await page.goBack();
	await expect(page.getByLabel('Kilometres')).toHaveValue('64,200 km');
	await page.goForward();
	await expect(heading(page, 'Show us a few photos')).toBeVisible();
	await page.reload();
	await expect(heading(page, 'Show us a few photos')).toBeVisible();
	await expect(page.locator('.trade__strip').filter({ visible: true })).toContainText('2021 Mazda CX-5');
	await press(page, 'Skip photos');
	await expect(heading(page, 'Where can we reach you?')).toBeFocused();
	await site.open(page, '/about-us');
	await site.open(page, '/trade-in');
	await expect(heading(page, 'Carry on with your car?')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await press(page, 'Carry on: how to reach you');
	await expect(heading(page, 'Where can we reach you?')).toBeFocused();
	await page.evaluate(() => {
		const key = Object.keys(localStorage).find((name) => name.endsWith('.form-progress')) ?? '';
		const kept = JSON.parse(localStorage[key]);
		localStorage[key] = JSON.stringify({ ...kept, time: Date.now() - 8 * 24 * 3600 * 1000 });
	});
	await site.open(page, '/trade-in');
	await expect(page.getByLabel('Number plate')).toHaveValue('');
	await page.getByLabel('Number plate').focus();
	await expect.poll(() => stored(page, 'form-progress')).toBeNull();
});

test('the link of a receipt goes on on another device, and what has ended says so', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	const service = await answerTradeIns(page);
	await site.open(page, '/trade-in#resume=old');
	await expect(page.getByText('This link has ended.')).toBeVisible();
	complaints.splice(0);
	service.resumed = {
		lead_id: 'lead_9',
		submission_id: 'attempt-of-another-device',
		is_finished: false,
		item_type: 'car',
		rego: '1ABC123',
		regoState: 'WA',
		make: 'Mazda',
		model: 'CX-5',
		year: 2021,
		kms: 64_200,
		adjustmentAnswers: { body: 'normal', tyres: 'worn', service_history: 'full', accident: 'no' },
		car_id: null,
		valuation: {
			status: 'estimated',
			id: 'valuation-9',
			offer_price: 20_000,
			upper_price: 22_000,
			held_until: '2099-01-01',
			reasons: [{ label: '2021 Mazda CX-5', detail: null, amount: 21_000 }],
			is_sample: false,
		},
		photos: [],
	};
	await site.open(page, '/about-us');
	await site.open(page, '/trade-in#resume=token');
	await expect(page.locator('.est')).toContainText('$20,000 to $22,000');
	await expect(page).toHaveURL(/\/trade-in$/);
	await press(page, 'Ask us to call');
	await expect(page).toHaveURL(/success/);
	expect(api.leads.at(-1)?.body).not.toHaveProperty('terms_conditions');
	expect(api.leads.at(-1)?.body).toMatchObject({
		lead_id: 'lead_9',
		first_submission_id: 'attempt-of-another-device',
		own_make: 'Mazda',
	});
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

test('offline half-way, the form says what it could not find out, keeps everything, and sends it when the network is back', async ({
	page,
	context,
	complaints,
}) => {
	const api = await answerLeads(page);
	await answerTradeIns(page);
	await findCar(page);
	await press(page, 'Yes, that’s it');
	await answerQuestions(page);
	await press(page, 'Save and continue');
	await press(page, 'Skip photos');
	await fillInContact(page);
	await page.context().unroute('**/api/**');
	await page.context().unroute('**/api/trade-in/**');
	await context.setOffline(true);
	await press(page, 'Show my estimate');
	await expect(heading(page, 'This one needs a person')).toBeFocused();
	await press(page, 'Ask us to call');
	await expect(page.getByText('What you typed is still here.')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await context.setOffline(false);
	const again = await answerLeads(page);
	await answerTradeIns(page);
	await press(page, 'Ask us to call');
	await expect(page).toHaveURL(/success/);
	expect(api.leads).toEqual([]);
	expect(again.leads.at(-1)?.body).toMatchObject({ name: 'Sam Lee', kms: 64_200, isLastStep: true });
	complaints.splice(0);
});

test.describe('what was mistyped', () => {
	for (const { name, typed, message } of [
		{ name: 'kilometres of 12 million', typed: '12,000,000 km', message: 'we can take up to 999,999' },
		{ name: 'kilometres in words', typed: 'a lot', message: 'Please enter the kilometres in digits' },
	])
		test(`${name} are named beside the field, and stay`, async ({ page }) => {
			await answerLeads(page);
			await answerTradeIns(page);
			await findCar(page);
			await press(page, 'Yes, that’s it');
			await answerQuestions(page);
			await page.getByLabel('Kilometres').fill(typed);
			await press(page, 'Save and continue');
			await expect(page.getByRole('link', { name: message })).toBeVisible();
			await expect(page.getByLabel('Kilometres')).toHaveValue(typed);
			await expect(page.getByRole('complementary').getByRole('link', { name: /0100/ })).toBeVisible();
		});
});

test('text at 200 % and a narrow window do not overflow', async ({ page }) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await page.setViewportSize({ width: 320, height: 700 });
	await goToEstimate(page);
	const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(await overflow()).toBeLessThanOrEqual(0);
	await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
	for (const name of [
		'Your estimate',
		'Where can we reach you?',
		'Show us a few photos',
		'How has it been treated?',
		'Is this your car?',
	]) {
		await expect(heading(page, name)).toBeVisible();
		expect(await overflow(), name).toBeLessThanOrEqual(0);
		await page.goBack();
	}
	await expect(page.getByLabel('Number plate')).toBeVisible();
	expect(await overflow(), 'the number plate').toBeLessThanOrEqual(0);
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
	expect(posted).toEqual([
		expect.objectContaining({ column_name: 'valuation', lead_id: 'lead_1', offer_price: 23_400 }),
	]);
	await expect(page.locator('.est')).toBeVisible();
	expect(complaints.splice(0).filter((one) => one.startsWith('console'))).toEqual([
		'console: Failed to save valuation data',
	]);
});

test('a double press is one lead, and two tabs of one attempt are one lead', async ({ page, context }) => {
	const api = await answerLeads(page);
	await answerTradeIns(page);
	await findCar(page);
	await press(page, 'Yes, that’s it');
	await answerQuestions(page);
	await press(page, 'Save and continue');
	await press(page, 'Skip photos');
	await expect(heading(page, 'Where can we reach you?')).toBeFocused();
	const other = await context.newPage();
	await site.open(other, '/trade-in');
	await press(other, 'Carry on: how to reach you');
	await expect(heading(other, 'Where can we reach you?')).toBeFocused();
	await fillInContact(page);
	await page.getByRole('button', { name: 'Show my estimate' }).dblclick();
	await expect(heading(page, 'Your estimate')).toBeFocused();
	await fillInContact(other);
	await press(other, 'Show my estimate');
	await expect(heading(other, 'Your estimate')).toBeFocused();
	const begun = api.leads.filter(({ body }) => !body['lead_id']).map(({ body }) => body['submission_id']);
	expect(begun).toHaveLength(2);
	expect(new Set(begun).size).toBe(1);
});

test('the whole form works by keyboard', async ({ page }) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await site.open(page, '/trade-in');
	await page.getByLabel('Number plate').focus();
	await page.keyboard.type('1ABC123');
	await page.keyboard.press('Enter');
	await expect(heading(page, 'Is this your car?')).toBeFocused();
	await page.getByRole('button', { name: 'Yes, that’s it' }).focus();
	await page.keyboard.press('Enter');
	await expect(heading(page, 'How has it been treated?')).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.type('64200');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await expect(page.getByLabel('Like new')).toBeChecked();
});

test('the questions open one by one (TRADEIN-029, TRADEIN-030)', async ({ page }) => {
	await answerLeads(page);
	await site.open(page, '/sell-my-car');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell us your car');
	await expect(page.getByText('over 7 years old or 100,000 km')).toBeVisible();
	const answer = page.getByText('It comes off what we pay for the car');
	await expect(answer).toBeHidden();
	await page.getByText('What if I still owe money on it?').click();
	await expect(answer).toBeVisible();
});

test('a dealer without a register asks for make, model and year at once', async ({ page }) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await leadSite(SECOND_DEALERSHIP).open(page, '/trade-in');
	await expect(page.getByLabel('Make')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Find my car' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the trade-in is one form that posts', async ({ page }) => {
		const api = await answerLeads(page);
		await site.open(page, '/trade-in');
		await expect(page.getByRole('button', { name: 'Save and continue' })).toHaveCount(0);
		await page.getByLabel('Number plate').fill('1abc 123');
		await page.getByLabel('Make').fill('Mazda');
		await page.getByLabel('Model').fill('CX-5');
		await page.getByLabel('Year').fill('2021');
		await answerQuestions(page);
		await fillInContact(page);
		await press(page, 'Send my details');
		await expect(page).toHaveURL(/\/success$/);
		const { fields } = api.posted[0] ?? { fields: new URLSearchParams() };
		expect(Object.fromEntries(fields)).toMatchObject({
			category: 'Trade In',
			own_make: 'Mazda',
			own_year: '2021',
			kms: '64,200 km',
			'adjustmentAnswers.tyres': 'worn',
			finance: 'Yes',
			location_id: '1',
		});
	});
});
