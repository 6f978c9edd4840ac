import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns, ESTIMATE } from '../../fixtures/browser/trade-in-answers.ts';
import { stored } from '../../fixtures/browser-sites/forms.ts';
import {
	answerQuestions,
	fillInContact,
	findCar,
	goToEstimate,
	heading,
	press,
	tradeInSite as site,
} from '../../fixtures/browser-sites/trade-in-steps.ts';

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
	await expect(heading(page, 'Carry on with your CX-5?')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await press(page, 'Carry on: how to reach you');
	await expect(heading(page, 'Where can we reach you?')).toBeFocused();
	await page.evaluate(() => {
		const key = Object.keys(localStorage).find((name) => name.endsWith('.form-progress')) ?? '';
		const [[form, kept] = ['', {}]] = Object.entries<object>(JSON.parse(localStorage[key]));
		const time = Date.now() - 8 * 24 * 3600 * 1000;
		localStorage[key] = JSON.stringify({ [form]: { ...kept, time } });
	});
	await site.open(page, '/trade-in');
	await expect(page.getByLabel('Number plate')).toHaveValue('');
	await page.getByLabel('Number plate').focus();
	await expect.poll(() => stored(page, 'form-progress')).toBeNull();
});

/** What a link of a receipt leads to. */
const RESUMED = {
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
	vehicle: { title: '2021 Mazda CX-5 Maxx Sport', variant: 'Maxx Sport', body: 'suv', colour: 'white' },
	finance: 'Yes',
	amount_owing: 6500,
	trade_in: null,
	desired_price: null,
	location_id: '11',
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

test('the link of a receipt goes on on another device, and what has ended says so', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	const service = await answerTradeIns(page);
	await site.open(page, '/trade-in#resume=old');
	await expect(page.getByText('This link has expired.')).toBeVisible();
	complaints.splice(0);
	service.resumed = RESUMED;
	await site.open(page, '/about-us');
	await site.open(page, '/trade-in#resume=token');
	await expect(page.locator('.est')).toContainText('$20,000 to $22,000');
	await expect(page.locator('.est')).toContainText('After paying out the $6,500 you owe');
	// For the calculator and enquiries on this device, too (LOCAL-008).
	expect(await stored(page, 'trade-in-valuation')).toMatchObject({ offer_price: 20_000, amount_owing: 6500 });
	const strip = page.locator('.trade__strip').filter({ visible: true });
	await expect(strip).toContainText('2021 Mazda CX-5 Maxx Sport');
	await expect(strip.locator('img')).toHaveAttribute('src', /suv[^/]*#white$/);
	await expect(page).toHaveURL(/\/trade-in$/);
	await press(page, 'Book an inspection');
	await expect(page.getByText(/Half an hour at .*, /)).toBeVisible();
	await expect(page.getByRole('group', { name: 'When would you like to bring it in?' })).toBeVisible();
	await press(page, 'Back to your estimate');
	await press(page, 'Ask us to call');
	await expect(page).toHaveURL(/success/);
	expect(api.leads.at(-1)?.body).not.toHaveProperty('terms_conditions');
	// Where nothing was said of another vehicle, the form's usual answer is not said either.
	expect(api.leads.at(-1)?.body).not.toHaveProperty('trade_in');
	expect(api.leads.at(-1)?.body).toMatchObject({
		lead_id: 'lead_9',
		first_submission_id: 'attempt-of-another-device',
		own_make: 'Mazda',
		amount_owing: 6500,
	});
});

test('on another device the step with the shopper’s details says why they are blank, and asks for none again', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const service = await answerTradeIns(page);
	service.resumed = RESUMED;
	await site.open(page, '/trade-in#resume=token');
	await expect(page.locator('.est')).toContainText('$20,000 to $22,000');
	await press(page, 'Back to how to reach you');
	await expect(heading(page, 'Where can we reach you?')).toBeVisible();
	await expect(page.getByText('We have your details. For your privacy')).toBeVisible();
	await expect(page.getByText('a link doesn’t show them: fill in only what has changed.')).toBeVisible();
	await expect(page.getByText('We ask now')).toHaveCount(0);
	expect(await faults(page)).toEqual([]);
	await page.locator('[name=phone]').fill('0498 765 432');
	await press(page, 'Show my estimate');
	await expect(page.locator('.est')).toContainText('$23,400 to $25,900');
	expect(api.leads[0]?.body).toMatchObject({ lead_id: 'lead_9', phone: '0498 765 432' });
	for (const name of ['name', 'email', 'terms_conditions', 'opt_in'])
		expect(api.leads[0]?.body[name] || undefined, name).toBeUndefined();
});

test('the link of a receipt names the vehicle that is wanted, and what has ended says only what helps', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	const service = await answerTradeIns(page);
	service.resumed = { ...RESUMED, car_id: 'v0' };
	await site.open(page, '/trade-in#resume=token');
	await expect(page.locator('.est')).toContainText('$20,000 to $22,000');
	await expect(page.getByText('Trade in on')).toBeVisible();
	await expect(page).toHaveURL(/\/trade-in\?car_id=v0$/);
	await press(page, 'Ask us to call');
	await expect(page).toHaveURL(/success/);
	expect(api.leads.at(-1)?.body).toMatchObject({ lead_id: 'lead_9', car_id: 'v0' });
	service.resumed = { ...RESUMED, is_finished: true };
	await site.open(page, '/about-us');
	await site.open(page, '/trade-in#resume=token');
	await expect(page.getByText('This trade-in is complete')).toBeVisible();
	await expect(page.getByText('Or call us on')).toBeVisible();
	await expect(page.getByText('Please try again')).toHaveCount(0);
	complaints.splice(0);
});

test('an estimate that has ended cannot be accepted: the way to a new one keeps the answers', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	const service = await answerTradeIns(page);
	service.valuation = { ...ESTIMATE, held_until: '2020-01-01' };
	await goToEstimate(page);
	await expect(page.getByText('Your figure was good until Wednesday 1 January.')).toBeVisible();
	await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
	expect(await faults(page)).toEqual([]);
	await press(page, 'Get a new figure');
	await expect(page.getByLabel('Kilometres')).toHaveValue('64,200 km');
	// What the service kept of the vehicle has ended, too.
	service.ended = ['valuation-1', 'vehicle-1'];
	service.valuation = ESTIMATE;
	await press(page, 'Save and continue');
	await expect(page.getByRole('button', { name: 'Accept $23,400' })).toBeVisible();
	expect(service.calls.at(-1)).toMatchObject({
		path: '/valuation',
		body: { make: 'Mazda', model: 'CX-5', year: 2021, kms: 64_200 },
	});
	expect(api.leads.at(-1)?.body).toMatchObject({ id: ESTIMATE.id, isLastStep: false });
	expect(complaints.splice(0).filter((one) => !one.startsWith('404'))).toEqual([]);
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

for (const { name, id, words } of [
	{ name: 'was sold', id: 'v3', words: 'This car has been sold. Your trade-in isn’t affected' },
	{ name: 'is no longer listed', id: 'v99', words: 'is no longer listed. Your trade-in isn’t affected' },
])
	test(`a trade-in on a car that ${name} meanwhile goes on, and says so`, async ({ page }) => {
		const api = await answerLeads(page);
		await answerTradeIns(page);
		const path = `/cars/trade-in?car_id=${id}`;
		await findCar(page, path);
		await press(page, 'Yes, that’s it');
		await expect(heading(page, 'How has it been treated?')).toBeFocused();
		await site.open(page, '/about-us');
		await site.open(page, path);
		await expect(heading(page, 'Carry on with your CX-5?')).toBeVisible();
		await expect(page.getByText(words)).toBeVisible();
		expect(await faults(page)).toEqual([]);
		await press(page, 'Carry on: condition');
		await answerQuestions(page);
		await press(page, 'Save and continue');
		await press(page, 'Skip photos');
		await fillInContact(page);
		await press(page, 'Show my estimate');
		await press(page, 'Accept $23,400');
		await expect(page).toHaveURL(/success/);
		expect(api.leads.at(-1)?.body).toMatchObject({ car_id: id, offer_accepted: true });
	});
