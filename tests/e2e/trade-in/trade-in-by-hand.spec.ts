import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../../fixtures/browser/trade-in-answers.ts';
import { leadSite, SECOND_DEALERSHIP, stored } from '../../fixtures/browser-sites/forms.ts';
import {
	answerQuestions,
	fillInContact,
	heading,
	press,
	tradeInSite as site,
} from '../../fixtures/browser-sites/trade-in-steps.ts';

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
	// Neither that message nor a plate that is none hinders entry by hand.
	await page.getByLabel('Number plate').fill('9ZZ@@');
	await press(page, 'Find my car');
	await expect(page.getByRole('link', { name: /2 to 9 letters and digits/ })).toBeVisible();
	await press(page, 'No plate handy? Enter make, model and year');
	await expect(page.getByLabel('Make')).toBeFocused();
	await expect(page.getByText(/2 to 9 letters and digits/)).toHaveCount(0);
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

/** From a plate that cannot be looked up to an estimate that cannot be worked out. */
async function goOnByHand(page: Page): Promise<void> {
	await page.getByLabel('Number plate').fill('1abc123');
	await press(page, 'Find my car');
	await expect(
		page.getByText(/^We can’t look up number plates right now\. .* or call [\d\s()]+\.$/),
	).toBeVisible();
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
}

test('where plates cannot be looked up, and then not valued, the form goes on by hand to the end', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	const service = await answerTradeIns(page);
	service.lookup = null;
	service.valuation = null;
	await site.open(page, '/sell-your-car');
	await goOnByHand(page);
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

test('where neither a plate nor a valuation is answered in time, the form goes on by hand', async ({
	page,
}) => {
	// The 20 seconds of a call in one.
	await page.addInitScript(() => {
		const timeout = AbortSignal.timeout.bind(AbortSignal);
		AbortSignal.timeout = (ms) => timeout(ms / 20);
	});
	await answerLeads(page);
	await answerTradeIns(page);
	await page.route(/\/api\/trade-in\/(?:vehicle|valuation)$/, () => undefined);
	await site.open(page, '/trade-in');
	await goOnByHand(page);
});

test('a dealer without a register asks for make, model and year at once', async ({ page }) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await leadSite(SECOND_DEALERSHIP).open(page, '/trade-in');
	await expect(page.getByLabel('Make')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Find my car' })).toHaveCount(0);
});
