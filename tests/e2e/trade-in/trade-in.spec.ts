import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../../fixtures/browser/trade-in-answers.ts';
import { stored } from '../../fixtures/browser-sites/forms.ts';
import {
	answerQuestions,
	fillInContact,
	findCar,
	heading,
	press,
	tradeInSite as site,
} from '../../fixtures/browser-sites/trade-in-steps.ts';

test('from number plate to an accepted offer: each step is without faults, and it is one lead that grows (TRADEIN-006 to TRADEIN-024, ANALYTICS-004)', async ({
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
	// Not half below the header, which stays at the top.
	await page.evaluate(() => scrollTo(0, 0));
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
	const use = page.getByRole('region', { name: 'Use it on your next car' });
	await expect(use).toContainText(
		'Put the $23,400 for your 2021 Mazda CX-5 Maxx Sport, less the $6,500 you owe, into the calculator.',
	);
	await expect(use.getByRole('link')).toHaveAttribute(
		'href',
		/\/finance.*\?trade_in_value=23400&trade_in_owing=6500$/,
	);
	expect(await faults(page)).toEqual([]);

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
	const sent = api.events.filter(({ event_id }) => [18, 22].includes(event_id));
	expect(sent).toEqual([expect.objectContaining({ event_id: 18, car_id: 'v0' })]);
	expect(await stored(page, 'success-category')).toMatchObject([{ category: 'Trade In' }]);
	expect(await stored(page, 'enquire-car')).toMatchObject({ id: 'v0', slug: 'car-0' });
	expect(await stored(page, 'form-progress')).toBeNull();
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

test('a plate that was typed on another page is looked up at once, and not again after the browser’s back', async ({
	page,
}) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	await site.open(page, '/trade-in?rego=1ABC123&regoState=WA');
	await expect(heading(page, 'Is this your car?')).toBeFocused();
	await page.goBack();
	await expect(page.getByLabel('Number plate')).toHaveValue('1ABC123');
	await page.reload();
	await expect(page.getByLabel('Number plate')).toHaveValue('1ABC123');
	await expect(heading(page, 'Is this your car?')).toBeHidden();
	expect(service.calls.filter(({ path }) => path === '/vehicle')).toHaveLength(1);
});
