import type { Page } from 'playwright/test';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, sendChecked } from '../../fixtures/browser-sites/forms.ts';

const open = (page: Page, address: string) => page.goto(originOf('harbourline') + address);
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const message = (page: Page) => page.locator('form[data-lead] [name=message]');

test('a test drive begins with the calculator’s figures', async ({ page }) => {
	await answerLeads(page);
	await open(page, '/finance?deposit=5000&term_years=7&balloon=4000');
	await expect(page.getByRole('region', { name: 'Your estimate', exact: true })).toContainText(
		'$4,000 balloon',
	);
	await page.getByRole('link', { name: 'Test drive', exact: true }).click();
	// The calculator's own address names no price.
	await expect(page).toHaveURL(/\/book-test-drive\?vehiclePriceBudget=30000&deposit=5000&/);
	await page.locator('form[data-lead] :is(select, input[type=text])').first().focus();
	await expect(message(page)).toHaveValue(
		'My figures from the finance calculator: $30,000 price, $5,000 deposit, over 7 years, $4,000 balloon, repaid every week.',
	);
});

test('the enquiry below the calculator follows its figures', async ({ page }) => {
	await answerLeads(page);
	await open(page, '/finance');
	for (const deposit of ['5000', '6000']) {
		await field(page, 'Deposit').fill(deposit);
		await field(page, 'Name').focus();
		await expect(message(page)).toHaveValue(
			`My figures from the finance calculator: $30,000 price, $${deposit[0]},000 deposit, over 5 years, repaid every week.`,
		);
	}
});

test('a question is asked in a form with a message, which has the calculator’s figures and its vehicle', async ({
	page,
}) => {
	const { leads } = await answerLeads(page);
	await open(page, '/finance');
	await field(page, 'Deposit').fill('5000');
	await page.getByRole('link', { name: 'Ask a question first' }).click();
	await expect(page).toHaveURL(/\/finance\?deposit=5000#finance-form$/);
	await field(page, 'Name').focus();
	await expect(message(page)).toHaveValue(/\$5,000 deposit/);
	await fillIn(page, { message: '' });
	await sendChecked(page);
	await expect(page).toHaveURL(/\/success/);
	const figures = new URLSearchParams(String(leads[0]?.body['finance_figures']));
	expect(Object.fromEntries(figures)).toMatchObject({
		vehiclePriceBudget: '30000',
		deposit: '5000',
		term_years: '5',
	});

	await open(page, '/search/used-cars?weekly_price_range=150:400');
	const card = page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ hasText: /a week, .* comparison rate/ });
	const href = await card.first().getByRole('heading').getByRole('link').getAttribute('href');
	await open(page, `${href}#finance-calculator`);
	await field(page, 'Deposit').fill('2000');
	await page.getByRole('link', { name: 'Ask a question first' }).click();
	await expect(page).toHaveURL(/\/finance\?.*vehiclePriceBudget=\d+&.*#finance-form$/);
	await field(page, 'Name').focus();
	await expect(message(page)).toHaveValue(/\$2,000 deposit/);
});

test('a repayment too small for a figure leads to the form with a message (FINANCE-017)', async ({
	page,
}) => {
	await answerLeads(page);
	await open(page, '/finance/what-can-i-afford?repayment=26&repayment_frequency=fortnight&term_years=1');
	await page.getByRole('link', { name: 'Enquire for Finance' }).click();
	await expect(page).toHaveURL(/\/finance#finance-form$/);
	await expect(message(page)).toBeVisible();
});

test('a vehicle’s forms take over what the calculator on its page says, and leave what was typed', async ({
	page,
}) => {
	await answerLeads(page);
	await open(page, '/search/used-cars?weekly_price_range=150:400');
	const card = page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ hasText: /a week, .* comparison rate/ });
	const href = await card.first().getByRole('heading').getByRole('link').getAttribute('href');
	await open(page, `${href}#finance-calculator`);
	await field(page, 'Deposit').fill('2000');
	const dialog = page.locator('[popover]').filter({ has: page.locator('form[data-lead]') });
	const openDialog = () => page.locator('[data-action=test_drive]').first().click();
	const closeDialog = async () => {
		await dialog.getByRole('button', { name: 'Close' }).first().click();
		// The browser removes the dialog's history entry a little later.
		await expect.poll(() => page.evaluate(() => history.state?.sheet ?? null)).toBeNull();
	};
	await openDialog();
	await expect(message(page)).toHaveValue(
		/^My figures from the finance calculator: .*\$2,000 deposit, over \d/,
	);
	await closeDialog();
	await field(page, 'Deposit').fill('3000');
	await openDialog();
	await expect(message(page)).toHaveValue(/\$3,000 deposit/);
	await message(page).fill('My own words');
	await closeDialog();
	await field(page, 'Deposit').fill('4000');
	await openDialog();
	await expect(message(page)).toHaveValue('My own words');
});

test('a link with a price only, as every finance link has, says nothing in the message (FINANCE-008)', async ({
	page,
}) => {
	await answerLeads(page);
	await open(page, '/finance?vehiclePriceBudget=30000#finance-form');
	await field(page, 'Name').focus();
	await expect(page.locator('astro-island:not([ssr]) form[data-lead]')).toBeVisible();
	await expect(message(page)).toHaveValue('');
});
