import type { Locator, Page } from 'playwright/test';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../../fixtures/browser/trade-in-answers.ts';
import {
	answerQuestions,
	fillInContact,
	goToEstimate,
	heading,
	press,
	tradeInSite as site,
} from '../../fixtures/browser-sites/trade-in-steps.ts';

test('text at 200 % and a narrow window do not overflow', async ({ page }) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await page.setViewportSize({ width: 320, height: 700 });
	await goToEstimate(page);
	const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(await overflow()).toBeLessThanOrEqual(0);
	await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
	await press(page, 'Book an inspection');
	await page.getByRole('group', { name: 'When would you like' }).getByRole('radio').first().check();
	await expect(page.getByRole('group', { name: 'Time' })).toBeVisible();
	expect(await overflow(), 'an inspection').toBeLessThanOrEqual(0);
	await press(page, 'Back to your estimate');
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

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let presses = 0; presses < 25; presses += 1) {
		await page.keyboard.press('Tab');
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`25 presses of Tab do not reach ${target}`);
}

test('the whole form works by keyboard', async ({ page }) => {
	await answerLeads(page);
	await answerTradeIns(page);
	await site.open(page, '/trade-in');
	await page.getByLabel('Number plate').focus();
	await page.keyboard.type('1ABC123');
	await page.keyboard.press('Enter');
	await expect(heading(page, 'Is this your car?')).toBeFocused();
	await tabTo(page, page.getByRole('button', { name: 'Yes, that’s it' }));
	await page.keyboard.press('Enter');
	await expect(heading(page, 'How has it been treated?')).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.type('64200');
	for (const group of [
		'Paint and panels',
		'Tyres',
		'Service history',
		'Has it been in an accident',
		'Do you owe',
	]) {
		await tabTo(page, page.getByRole('group', { name: group }).getByRole('radio').first());
		await page.keyboard.press('Space');
	}
	await page.keyboard.press('Enter');
	await expect(heading(page, 'Show us a few photos')).toBeFocused();
	await tabTo(page, page.getByRole('button', { name: 'Skip photos' }));
	await page.keyboard.press('Enter');
	await expect(heading(page, 'Where can we reach you?')).toBeFocused();
	for (const [name, text] of [
		['name', 'Sam Lee'],
		['email', 'sam@example.com'],
		['phone', '0412 345 678'],
	] as const) {
		await tabTo(page, page.locator(`[name=${name}]`));
		await page.keyboard.type(text);
	}
	await tabTo(page, page.getByLabel('I agree to'));
	await page.keyboard.press('Space');
	await page.keyboard.press('Enter');
	await expect(heading(page, 'Your estimate')).toBeFocused();
	await tabTo(page, page.getByRole('button', { name: 'Accept $23,400' }));
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/success/);
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
		await page.getByLabel('Year', { exact: true }).fill('2021');
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
