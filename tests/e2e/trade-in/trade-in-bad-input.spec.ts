import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../../fixtures/browser/trade-in-answers.ts';
import {
	answerQuestions,
	findCar,
	heading,
	press,
	tradeInSite,
} from '../../fixtures/browser-sites/trade-in-steps.ts';

/** A message in the summary and beside its field, what was typed, and the dealer's number are all there. */
async function expectProblem(
	page: Page,
	{ name, typed, message }: { name: string; typed: string; message: string | RegExp },
): Promise<void> {
	await expect(page.getByRole('link', { name: message })).toBeVisible();
	const field = page.locator(`[name=${name}]`);
	await expect(field).toHaveAccessibleDescription(message);
	await expect(field).toHaveValue(typed);
	await expect(page.getByRole('banner').getByRole('link', { name: /^Call/ })).toBeVisible();
	expect(await faults(page)).toEqual([]);
}

test.describe('a number plate, looked up by the service of a demonstration dealer', () => {
	for (const { name, typed, state } of [
		{ name: 'with spaces', typed: ' 1ABC 123 ', state: 'WA' },
		{ name: 'in lower case with a hyphen', typed: 'abc-12d', state: 'NSW' },
	])
		test(`${name} is found`, async ({ page }) => {
			await page.goto(`${originOf('righto')}/trade-in`);
			await page.getByLabel('Number plate').fill(typed);
			await page.getByLabel('Registered in').selectOption(state);
			await press(page, 'Find my car');
			await expect(heading(page, 'Is this your car?')).toBeFocused();
		});

	for (const { name, typed, message } of [
		{ name: 'with other characters', typed: '9ZZ@@', message: /2 to 9 letters and digits/ },
		{ name: 'that is empty', typed: '', message: /Please enter the number plate/ },
		{ name: 'of another state', typed: 'ABC12D', message: /looks like a plate from New South Wales/ },
		{ name: 'that no state issues', typed: 'QQQQQQ', message: /We can’t find QQQQQQ in Western Australia/ },
	])
		test(`${name} has a message beside its field`, async ({ page }) => {
			await page.goto(`${originOf('righto')}/trade-in`);
			await page.getByLabel('Number plate').fill(typed);
			await press(page, 'Find my car');
			await expectProblem(page, { name: 'rego', typed, message });
		});
});

test.describe('kilometres', () => {
	for (const { name, typed, message } of [
		{ name: 'of 12 million', typed: '12,000,000 km', message: /we can take up to 999,999/ },
		{ name: 'in words', typed: 'a lot', message: /Please enter the kilometres in digits/ },
	])
		test(`${name} have a message beside their field`, async ({ page }) => {
			await answerLeads(page);
			await answerTradeIns(page);
			await findCar(page);
			await press(page, 'Yes, that’s it');
			await answerQuestions(page);
			await page.getByLabel('Kilometres').fill(typed);
			await press(page, 'Save and continue');
			await expectProblem(page, { name: 'kms', typed, message });
		});
});

test('a figure in mind that is no amount has a message beside its field, in its own step', async ({
	page,
}) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await findCar(page);
	await press(page, 'Yes, that’s it');
	await answerQuestions(page);
	await page.locator('[name=desired_price]').fill('a lot');
	await press(page, 'Save and continue');
	await expectProblem(page, {
		name: 'desired_price',
		typed: 'a lot',
		message: /Please enter the figure in whole dollars/,
	});
});

test.describe('a year', () => {
	const nextYear = new Date().getFullYear() + 1;
	for (const { typed, message } of [
		{ typed: '1899', message: /Please enter a year from 1900 to/ },
		{ typed: String(nextYear), message: /Please enter a year from 1900 to/ },
		{ typed: '21', message: /Please enter the year in four digits/ },
	])
		test(`of ${typed === String(nextYear) ? 'next year' : typed} has a message beside its field`, async ({
			page,
		}) => {
			await answerLeads(page);
			await tradeInSite.open(page, '/trade-in');
			await press(page, 'No plate handy? Enter make, model and year');
			await page.getByLabel('Make').fill('Mazda');
			await page.getByLabel('Model').fill('CX-5');
			await page.getByLabel('Year').fill(typed);
			await press(page, 'Continue');
			await expectProblem(page, { name: 'own_year', typed, message });
			await expect(page.getByLabel('Make')).toHaveValue('Mazda');
		});
});
