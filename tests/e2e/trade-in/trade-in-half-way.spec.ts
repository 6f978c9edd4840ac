import * as application from '../../fixtures/browser/finance-application.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns, FOUND } from '../../fixtures/browser/trade-in-answers.ts';
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

test('a trade-in left half-way goes on at each of its addresses, and a form begun since does not take its place', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await answerTradeIns(page);
	await findCar(page, '/cars/trade-in?car_id=v1');
	await press(page, 'Yes, that’s it');
	await answerQuestions(page);
	await press(page, 'Save and continue');
	await expect(heading(page, 'Show us a few photos')).toBeFocused();
	await site.open(page, '/apply-for-finance?vehiclePriceBudget=25000');
	await application.fillInContact(page);
	await application.saveAndContinue(page);
	await expect(application.stepHeading(page, 'Your loan')).toBeFocused();
	await expect.poll(async () => Object.keys((await stored(page, 'form-progress')) ?? {})).toHaveLength(2);
	for (const path of ['/sell-your-car', '/sell-my-car', '/trade-in']) {
		await site.open(page, path);
		await expect(heading(page, 'Carry on with your CX-5?')).toBeVisible();
	}
	await press(page, 'Carry on: photos');
	await press(page, 'Skip photos');
	await fillInContact(page);
	await press(page, 'Show my estimate');
	await expect(heading(page, 'Your estimate')).toBeFocused();
	// What it is traded in on goes along.
	expect(api.leads.at(-1)?.body).toMatchObject({ car_id: 'v1', kms: 64_200 });
});

test('another plate that was typed on another page begins a trade-in of that vehicle, the same one goes on', async ({
	page,
}) => {
	await answerLeads(page);
	const service = await answerTradeIns(page);
	await findCar(page);
	await press(page, 'Yes, that’s it');
	await expect(heading(page, 'How has it been treated?')).toBeFocused();
	await page.getByLabel('Kilometres').fill('64,200');
	await site.open(page, '/about-us');
	await site.open(page, '/trade-in?rego=1ABC-123&regoState=WA');
	await expect(heading(page, 'Carry on with your CX-5?')).toBeVisible();
	service.lookup = {
		status: 'found',
		vehicle: { ...FOUND, id: 'vehicle-2', model: 'i30', title: '2020 Hyundai i30' },
	};
	await site.open(page, '/about-us');
	await site.open(page, '/trade-in?rego=1XYZ999&regoState=WA');
	await expect(page.getByRole('heading', { level: 3, name: '2020 Hyundai i30' })).toBeVisible();
	expect(service.calls.at(-1)?.body).toEqual({ rego: '1XYZ999', regoState: 'WA' });
	await press(page, 'Yes, that’s it');
	await expect(page.getByLabel('Kilometres')).toHaveValue('');
});

test('the browser’s back from the success page leads to an empty form’s first step, not into a later one', async ({
	page,
}) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await goToEstimate(page);
	await press(page, 'Ask us to call');
	await expect(page).toHaveURL(/success/);
	await page.goBack();
	await expect(page).toHaveURL(/trade-in/);
	const plate = page.getByLabel('Number plate');
	await plate.fill('1AB');
	await expect(page.locator('astro-island[ssr]').filter({ has: plate })).toHaveCount(0);
	await page.goBack();
	await expect(plate).toBeVisible();
	await expect(heading(page, 'Where can we reach you?')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Find my car' })).toBeVisible();
});
