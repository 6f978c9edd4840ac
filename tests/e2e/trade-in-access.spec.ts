import { answerLeads } from '../fixtures/browser/lead-answers.ts';
import { expect, test } from '../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../fixtures/browser/trade-in-answers.ts';
import {
	answerQuestions,
	fillInContact,
	goToEstimate,
	heading,
	press,
	tradeInSite as site,
} from '../fixtures/browser-sites/trade-in-steps.ts';

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
