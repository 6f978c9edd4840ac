import { answerLeads } from '../fixtures/browser/lead-answers.ts';
import { expect, test } from '../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../fixtures/browser/trade-in-answers.ts';
import { answerQuestions, findCar, press } from '../fixtures/browser-sites/trade-in-steps.ts';

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
