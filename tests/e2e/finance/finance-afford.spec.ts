import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

/** The dollars of texts such as 'Est. $118 a week, …'. */
const dollarsOf = (texts: readonly string[]) =>
	texts.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));

test('a budget lists only vehicles whose own repayment fits, as many as its button says and its list holds', async ({
	page,
}) => {
	await answerLeads(page);
	await page.goto(`${originOf('righto')}/finance/what-can-i-afford`);
	const button = page
		.getByRole('region', { name: 'Your budget', exact: true })
		.getByRole('link', { name: /^Show Me/ });
	const close = page.getByRole('region', { name: 'Close to your budget' }).getByText(/^Est\. /);
	for (const [repayment, deposit] of [
		[120, 0],
		[150, 0],
		[200, 4000],
	] as const) {
		await page.getByRole('textbox', { name: 'I can pay' }).fill(String(repayment));
		await page.getByRole('textbox', { name: 'Deposit and trade-in' }).fill(String(deposit));
		await expect(page).toHaveURL(
			deposit > 0 ? /deposit=4000/ : repayment === 120 ? /afford$/ : /repayment=150$/,
		);
		await expect(close).toHaveCount(3);
		await expect(button).toHaveText(/^Show Me \d+ cars$/);
		for (const weekly of dollarsOf(await close.allInnerTexts()))
			expect(weekly).toBeLessThanOrEqual(repayment);
	}

	await page.getByRole('textbox', { name: 'I can pay' }).fill('150');
	await page.getByRole('textbox', { name: 'Deposit and trade-in' }).fill('0');
	await expect(page).toHaveURL(/repayment=150$/);
	await expect(button).toHaveAttribute('href', /weekly_price_range=:1(49|50)$/);
	await expect(button).toHaveText(/^Show Me \d+ cars$/);
	const count = dollarsOf([(await button.innerText()).replace('Me ', '$')])[0];
	await button.click();
	await expect(
		page
			.getByRole('status')
			.filter({ hasText: /\d+ cars/ })
			.first(),
	).toContainText(`${count} cars`);
	for (const weekly of dollarsOf(
		await page
			.locator('.card')
			.getByText(/^Est\. /)
			.allInnerTexts(),
	))
		expect(weekly).toBeLessThanOrEqual(150);
});
