import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../../fixtures/browser/trade-in-answers.ts';
import { stored } from '../../fixtures/browser-sites/forms.ts';
import {
	fillInContact,
	goToContact,
	goToEstimate,
	heading,
	press,
	tradeInSite as site,
} from '../../fixtures/browser-sites/trade-in-steps.ts';

/** Fills in the contact step and presses its button without a network; gives what the device then keeps to be sent. */
async function sendContactOffline(page: Page) {
	await answerLeads(page);
	await answerTradeIns(page);
	await goToContact(page);
	await fillInContact(page);
	await expect(page.getByText('Spam check done')).toBeVisible();
	await goOffline(page);
	await press(page, 'Show my estimate');
	await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
	const [draft] = await stored(page, 'lead-draft');
	return draft;
}

async function goOffline(page: Page) {
	await page.context().unroute('**/api/**');
	await page.context().unroute('**/api/trade-in/**');
	await page.context().setOffline(true);
}

test('offline at the contact step, the form says that the answers wait on the device, and sends them once when the network is back', async ({
	page,
	complaints,
}) => {
	const draft = await sendContactOffline(page);
	await expect(heading(page, 'Where can we reach you?')).toBeVisible();
	await expect(page.getByText('has your answers')).toBeHidden();
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sam Lee');
	expect(await faults(page)).toEqual([]);
	const api = await answerLeads(page);
	await answerTradeIns(page);
	await page.context().setOffline(false);
	await expect(
		page.getByText('Your answers have now been sent. Continue with the button at the end of this step.'),
	).toBeVisible();
	await page.locator('[name=phone]').fill('0498 765 432');
	await press(page, 'Show my estimate');
	await expect(heading(page, 'Your estimate')).toBeFocused();
	await expect(page.getByText('now been sent.')).toBeHidden();
	const { submission_id } = draft.body;
	expect(api.leads[0]?.body).toMatchObject({
		submission_id,
		name: 'Sam Lee',
		kms: 64_200,
		isLastStep: false,
	});
	expect(api.leads[1]?.body).toMatchObject({
		lead_id: 'lead_1',
		first_submission_id: submission_id,
		phone: '0498 765 432',
	});
	complaints.splice(0);
});

test('what looks up a number plate is loaded again when the network is back', async ({
	page,
	complaints,
}) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await site.open(page, '/trade-in');
	await page.getByLabel('Number plate').fill('1abc 123');
	await expect(page.locator('form[data-lead]')).toHaveJSProperty('noValidate', true);
	await page.waitForLoadState('networkidle');
	await page.context().setOffline(true);
	await press(page, 'Find my car');
	await expect(page.getByText('We can’t look up number plates right now.')).toBeVisible();
	await page.context().setOffline(false);
	await press(page, 'Use the number plate instead');
	await press(page, 'Find my car');
	await expect(heading(page, 'Is this your car?')).toBeFocused();
	complaints.splice(0);
});

test('answers that wait on the device are sent from another page another time, and the form goes on with the same lead', async ({
	page,
	complaints,
}) => {
	const { body } = await sendContactOffline(page);
	await page.evaluate(() => {
		// As if the browser had been closed: nothing on this page reacts to the return of the network.
		addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true });
	});
	const api = await answerLeads(page);
	await answerTradeIns(page);
	await page.context().setOffline(false);
	await site.open(page, '/about-us');
	const notice = page.getByRole('status').filter({ hasText: 'Now sent: What’s your car worth to us? ' });
	await expect(notice).toBeVisible();
	expect(api.leads.map((lead) => lead.body['submission_id'])).toEqual([body.submission_id]);
	await notice.getByRole('link', { name: 'Pick up where you left off' }).click();
	await press(page, 'Carry on: how to reach you');
	await page.getByLabel('I agree to').check();
	await press(page, 'Show my estimate');
	await expect(heading(page, 'Your estimate')).toBeFocused();
	expect(api.leads[1]?.body['submission_id']).toBe(body.submission_id);
	complaints.splice(0);
});

for (const { name, answer, words } of [
	{
		name: 'an error of the service',
		answer: { status: 500, json: {} },
		words: 'An unexpected error occured.',
	},
	{ name: 'no lead_id', answer: { status: 200, json: {} }, words: 'An unexpected error occured.' },
	{
		name: 'an error in its words',
		answer: { status: 200, json: { error: 'X marks the spot' } },
		words: 'X marks the spot',
	},
])
	test(`answered with ${name}, the contact step keeps everything, and its button tries again (TRADEIN-013, TRADEIN-014)`, async ({
		page,
		complaints,
	}) => {
		const api = await answerLeads(page);
		await answerTradeIns(page);
		await goToContact(page);
		await fillInContact(page);
		api.answer = async () => answer;
		await press(page, 'Show my estimate');
		const alert = page.getByRole('alert');
		await expect(alert).toContainText(words);
		await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
		await expect(heading(page, 'Where can we reach you?')).toBeVisible();
		await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sam Lee');
		await expect(page.getByLabel('I agree to')).toBeChecked();
		api.answer = async () => undefined;
		await press(page, 'Show my estimate');
		await expect(heading(page, 'Your estimate')).toBeFocused();
		const [first, again] = api.leads.map(({ body }) => body['submission_id']);
		expect(again).toBe(first);
		expect(await stored(page, 'lead-draft')).toEqual([]);
		complaints.splice(0);
	});

test('an offer that is accepted offline is accepted when the network is back', async ({
	page,
	complaints,
}) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await goToEstimate(page);
	await goOffline(page);
	await press(page, 'Accept $23,400');
	await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
	const api = await answerLeads(page);
	await page.context().setOffline(false);
	await expect(
		page.getByText('Your earlier message has now been sent. You don’t need to send it again.'),
	).toBeVisible();
	expect(api.leads).toMatchObject([{ body: { lead_id: 'lead_1', offer_accepted: true, isLastStep: true } }]);
	expect(await stored(page, 'form-progress')).toBeNull();
	complaints.splice(0);
});

test('a press that is repeated at once sends one request', async ({ page }) => {
	const api = await answerLeads(page);
	const service = await answerTradeIns(page);
	await goToContact(page);
	await fillInContact(page);
	await page.getByRole('button', { name: 'Show my estimate' }).evaluate((button: HTMLButtonElement) => {
		button.click();
		button.click();
		button.click();
	});
	await expect(heading(page, 'Your estimate')).toBeFocused();
	expect(api.leads.filter(({ body }) => !body['lead_id'])).toHaveLength(1);
	expect(service.calls.filter(({ path }) => path === '/valuation')).toHaveLength(1);
});
