import type { Page } from 'playwright/test';
import { answerWith, viewAnswer } from '../../fixtures/browser/live-update-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import {
	CHANGING,
	CHANGING_STOCK,
	FINANCED,
	TERMS_END,
} from '../../fixtures/browser-sites/changing-stock.ts';

const MINUTE_MS = 60_000;

/** A minute before and after midnight at the end of the lender's last day, in Queensland, which has no daylight saving. */
const BEFORE = new Date(`${TERMS_END}T23:59:00+10:00`);
const AFTER = new Date(BEFORE.getTime() + 2 * MINUTE_MS);

const open = (page: Page, path: string) => page.goto(`${originOf(CHANGING)}${path}`);
const VEHICLE = `/cars/car-${FINANCED}`;
const ENDED = 'The lender’s rate on this page has expired';

for (const { path, figures } of [
	{ path: VEHICLE, figures: '.estimate' },
	{ path: VEHICLE, figures: '#finance-calculator' },
	{ path: '/finance', figures: '#finance-calculator' },
	{ path: '/finance/what-can-i-afford', figures: '#budget' },
]) {
	test(`${path} loses ${figures} at midnight of the lender’s last day, while it is open`, async ({
		page,
	}) => {
		await answerWith(page, {});
		await page.clock.install({ time: BEFORE });
		await open(page, path);
		await expect(page.locator(figures)).toContainText('a week');
		await page.clock.runFor(2 * MINUTE_MS);
		await expect(page.locator(figures)).toHaveCount(0);
		await expect(page.getByText(ENDED)).toBeVisible({ visible: path.startsWith('/finance') });
	});
}

test('a calculator in use goes too, and what was typed is still handed to the enquiry', async ({ page }) => {
	await answerWith(page, {});
	await page.clock.install({ time: BEFORE });
	await open(page, '/finance');
	await page.getByRole('textbox', { name: 'Deposit', exact: true }).fill('5000');
	await expect(page).toHaveURL(/deposit=5000/);
	await page.clock.runFor(2 * MINUTE_MS);
	await expect(page.locator('#finance-calculator')).toHaveCount(0);
	await expect(page.getByText(ENDED)).toBeVisible();
	await page.getByRole('link', { name: 'Ask us for today’s rate' }).click();
	await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
	await expect(page.locator('form[data-lead] [name=message]')).toHaveValue(/\$5,000 deposit/);
});

test('an application in use shows the loan beside it no more, and keeps what was typed', async ({ page }) => {
	await answerWith(page, {});
	await page.clock.install({ time: BEFORE });
	await open(page, '/apply-for-finance?vehiclePriceBudget=30000&deposit=2000');
	await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kim');
	const loan = page.getByRole('region', { name: 'Your loan so far' });
	await expect(loan).toContainText('Comparison rate');
	await page.clock.runFor(2 * MINUTE_MS);
	await page.getByRole('textbox', { name: 'Email' }).fill('kim@example.com');
	await expect(loan).toHaveCount(0);
	await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Kim');
});

test('a search that is open at midnight filters and sorts by repayment no more', async ({ page }) => {
	await answerWith(page, {});
	await page.clock.install({ time: BEFORE });
	await open(page, '/search/new-used-and-demo-cars?sortBy=weekly_asc');
	const main = page.getByRole('main');
	await expect(main.getByText(/^Est\. \$93 a week/)).toBeVisible();
	await page.clock.runFor(2 * MINUTE_MS);
	await page.getByLabel('Sort').selectOption({ label: 'Lowest price' });
	await expect(main.getByText(/a week/)).toHaveCount(0);
	await expect(page.getByRole('option', { name: 'Lowest repayment' })).toHaveCount(0);
});

for (const address of ['weekly_price_range=50:300', 'sortBy=weekly_asc'])
	test(`a list by repayments that is opened after the last day (${address}) selects and sorts by none`, async ({
		page,
	}) => {
		await answerWith(page, {});
		await page.clock.setFixedTime(AFTER);
		await open(page, `/search/new-used-and-demo-cars?${address}`);
		const main = page.getByRole('main');
		await expect(main.getByText(/^12 /).first()).toBeVisible();
		await expect(page).not.toHaveURL(/weekly/);
		await expect(main.getByText(/a week/)).toHaveCount(0);
		await expect(page.getByRole('option', { name: 'Lowest repayment' })).toHaveCount(0);
	});

test('an older address with a repayment finds the stock of a site that shows none now', async ({ page }) => {
	await answerWith(page, {});
	await page.goto(`${originOf('ironbark')}/search/used-cars?weekly_price_range=20:60`);
	const main = page.getByRole('main');
	await expect(page).not.toHaveURL(/weekly/);
	await expect(main.getByRole('status').filter({ hasText: /^[1-9]\d* motorcycles/ })).not.toHaveCount(0);
	await expect(main.getByText(/a week/)).toHaveCount(0);
});

test('a comparison has an estimate to the end of the lender’s terms', async ({ page }) => {
	await answerWith(page, {});
	await page.clock.install({ time: BEFORE });
	await open(page, `/compare?cars=car-${FINANCED}`);
	const main = page.getByRole('main');
	await expect(main).toContainText('$93 a week');
	await expect(main).toContainText('WARNING: This comparison rate');
	await page.clock.setFixedTime(AFTER);
	await page.reload();
	await expect(main).toContainText('Mazda CX-5');
	await expect(main).not.toContainText('a week');
});

test('a newer price removes the repayment for the price before', async ({ page }) => {
	const record = CHANGING_STOCK[FINANCED] ?? { id: '' };
	await answerWith(page, { view: viewAnswer(record, { price: 18_500 }) });
	await open(page, VEHICLE);
	await expect(page.locator('.buy .price')).toContainText('$18,500');
	await expect(page.locator('.estimate, #finance-calculator')).toHaveCount(0);
});
