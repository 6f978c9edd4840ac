import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const open = (page: Page, address: string) => page.goto(originOf('harbourline') + address);
const answer = (page: Page) => page.getByRole('region', { name: 'Your estimate' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name: `${name}, slider` });

test('the calculator works with the keyboard alone, announces its result and counts one event (ANALYTICS-006)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await open(page, '/finance');
	await expect(answer(page)).toContainText('$141.73 a week');
	await slider(page, 'Deposit').focus();
	await page.keyboard.press('ArrowRight');
	await expect(field(page, 'Deposit')).toHaveValue('500');
	await expect(answer(page)).toContainText('$139.37 a week');
	await page.getByRole('radio', { name: 'Week' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(answer(page)).toContainText('a fortnight');
	await expect(page.getByRole('status').filter({ hasText: 'Estimated repayment' })).toContainText(
		/\$278\.\d\d a fortnight, interest rate 8\.50% p\.a\., comparison rate 8\.53% p\.a\. You pay in all/,
	);
	await expect(page).toHaveURL(/\/finance\?deposit=500&repayment_frequency=fortnight$/);
	await expect.poll(() => api.events.filter(({ event_id }) => event_id === 26)).toHaveLength(1);
});

test('on a phone the three figures stay at the foot while the fields are changed, and lead to the warning', async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 812 });
	await open(page, '/finance');
	const bar = page.getByRole('complementary', { name: 'Your estimate so far' });
	await expect(bar).not.toBeInViewport();
	await slider(page, 'Still owing on it').focus();
	await page.keyboard.press('ArrowRight');
	await expect(slider(page, 'Still owing on it')).toBeInViewport({ ratio: 1 });
	await expect(bar).toBeInViewport({ ratio: 1 });
	await expect(bar).toContainText(/A week\$144\.\d\dRate p\.a\.8\.50%Comparison rate p\.a\.8\.53%/);
	await bar.getByRole('link', { name: 'See the result and the warning' }).click();
	await expect(page.getByText('WARNING: This comparison rate').first()).toBeInViewport({ ratio: 1 });
	expect(await faults(page)).toEqual([]);
});

test('what was typed stays where it is no number, and the purchase price says its bounds (FINANCE-018, FINANCE-019)', async ({
	page,
}) => {
	await open(page, '/finance');
	const price = field(page, 'Price');
	for (const [typed, shown] of [
		['300000', '300000'],
		['500', '500'],
		['-5', '0'],
	] as const) {
		await price.fill(typed);
		await price.press('Enter');
		await expect(page.getByText('Cannot be less than $1,000 or more than $250,000')).toBeVisible();
		await expect(price).toHaveValue(shown);
		await expect(price).toHaveAttribute('aria-invalid', 'true');
		await expect(answer(page)).toContainText('No figure yet');
	}
	await price.fill('$20,000');
	await expect(answer(page)).toContainText('$94.49 a week');
	const term = field(page, 'Term');
	await term.fill('5.25');
	await term.blur();
	await expect(page.getByText('Terms go by half years: 5.25 counts as 5.5 years.')).toBeVisible();
	await expect(term).toHaveValue('5.25');
	const deposit = field(page, 'Deposit');
	await deposit.fill('a bit');
	await deposit.blur();
	await expect(deposit).toHaveValue('a bit');
	await expect(answer(page)).toContainText('No figure yet');
	await deposit.fill('40000');
	await deposit.blur();
	await expect(page.getByText('A deposit above the price counts as the price.')).toBeVisible();
	await expect(answer(page)).toContainText('Enquire for Finance');
	expect(await faults(page)).toEqual([]);
});

test('an address with numbers no loan can have is answered as if they were typed (FINANCE-018, FINANCE-026)', async ({
	page,
}) => {
	await page.goto(`${originOf('harbourline')}/finance?vehiclePriceBudget=300000&term_years=4`);
	const calculator = page.locator('#finance-calculator');
	await expect(calculator.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('300000');
	await expect(calculator).toContainText('Cannot be less than $1,000 or more than $250,000');
	await expect(calculator).not.toContainText(/\$[\d,.]+ ?a week/);
	await calculator.getByRole('textbox', { name: 'Price', exact: true }).fill('40000');
	await expect(calculator).toContainText(/Your estimate: \$40,000 price, 4 years/);

	await open(page, '/finance?vehiclePriceBudget=-5&deposit=999999999');
	await expect(calculator).toContainText('Cannot be less than $1,000 or more than $250,000');
	await expect(calculator).toContainText('The most here is $250,000, not 999999999.');
	await expect(answer(page)).toContainText('No figure yet');
	await open(page, '/finance/what-can-i-afford?repayment=-5&deposit=lots');
	await expect(page.getByText('The least here is $26, not -5.')).toBeVisible();
	await expect(field(page, 'Deposit and trade-in')).toHaveValue('lots');
	await expect(page.getByRole('region', { name: 'Your budget', exact: true })).toContainText('No figure yet');
});

test('what is typed before the calculator is live is not lost', async ({ page }) => {
	await page.route(/Calculator\.[^/]*\.js$/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 500));
		await route.continue();
	});
	await open(page, '/finance');
	await field(page, 'Deposit').fill('5000');
	await expect(answer(page)).toContainText('$118.11 a week');
	await expect(field(page, 'Deposit')).toHaveValue('5000');
});

test('an address names figures, which go along to the application and to print', async ({ page }) => {
	await open(
		page,
		'/finance?vehiclePriceBudget=64990&deposit=5000&trade_in_value=23400&trade_in_owing=6500&balloon=13000&term_years=7',
	);
	await expect(page.getByText('Comes off what you borrow$16,900')).toBeVisible();
	await expect(answer(page)).toContainText('$64,990 price, $5,000 deposit, 7 years, $13,000 balloon');
	await page.getByRole('button', { name: 'Use 3 years' }).click();
	await expect(answer(page)).toContainText('3 years');
	await expect(page.getByRole('button', { name: 'Use 3 years', pressed: true })).toBeFocused();
	await expect(
		page.getByRole('img', { name: /^What you still owe falls from \$43,090 to \$13,000/ }),
	).toBeVisible();
	await expect(page.getByRole('link', { name: 'Apply with these figures' })).toHaveAttribute(
		'href',
		/^\/apply-for-finance\?vehiclePriceBudget=64990&deposit=5000&trade_in_value=23400&trade_in_owing=6500&term_years=3&.*#finance-form$/,
	);
	expect(await faults(page)).toEqual([]);
});

test('on the page of a vehicle it begins with the lender’s rates, and unfolds in place at its anchor (FINANCE-001)', async ({
	page,
}) => {
	await open(page, '/search/used-cars?weekly_price_range=150:400');
	const card = page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ hasText: /a week, .* comparison rate/ });
	const href = await card.first().getByRole('heading').getByRole('link').getAttribute('href');
	await open(page, `${href}`);
	const place = page.locator('#finance-calculator');
	await expect(place).toContainText(
		/This car at \$[\d,]+, .* over \d years.*: \$[\d,]+ in all.*\$[\d,]+ a week.*\d+\.\d\d%.*\d+\.\d\d%.*WARNING: This comparison rate/,
	);
	await place.getByRole('link', { name: 'Change deposit, term or balloon' }).click();
	await expect(answer(page)).toBeFocused();
	await field(page, 'Deposit').fill('2000');
	await expect(answer(page)).toContainText('$2,000 deposit');
	await expect(page).toHaveURL(/\?deposit=2000$/);
	await expect(place.getByRole('link', { name: 'Apply with these figures' })).toHaveAttribute(
		'href',
		/^\/apply-for-finance\?preferredDealership=[^&]+&vehiclePriceBudget=\d+&car_id=[^&]+&car_type=used&deposit=2000&/,
	);
	expect(await faults(page)).toEqual([]);
	await open(page, `${href}#finance-calculator`);
	await expect(place).toBeInViewport();
	await expect(field(page, 'Price')).toBeVisible();
});

test('what can I afford: a repayment becomes a price, with both rates, and leads to the vehicles that fit', async ({
	page,
}) => {
	await open(page, '/finance/what-can-i-afford');
	const budget = page.getByRole('region', { name: 'Your budget', exact: true });
	await expect(budget).toContainText(
		/up to\$25,401.*\$120\.00 a week.*8\.50%.*8\.53%.*WARNING: This comparison rate/,
	);
	await field(page, 'I can pay').fill('200');
	await expect(budget).toContainText('$42,335');
	await expect(budget.getByRole('link', { name: /^Show Me \d+ cars$/ })).toHaveAttribute(
		'href',
		'/search/new-used-and-demo-cars?price=:42335&weekly_price_range=:199',
	);
	for (const typed of ['a lot', '']) {
		await field(page, 'I can pay').fill(typed);
		await field(page, 'I can pay').blur();
		await expect(page.getByText('Enter an amount in dollars, such as 150.')).toBeVisible();
		await expect(field(page, 'I can pay')).toHaveValue(typed);
		await expect(budget).toContainText('No figure yet');
		await expect(budget).not.toContainText('$42,335');
	}
	expect(await faults(page)).toEqual([]);
});

test('the slider of a budget goes by round amounts', async ({ page }) => {
	await open(page, '/finance/what-can-i-afford');
	await slider(page, 'I can pay').focus();
	await page.keyboard.press('ArrowRight');
	await expect(field(page, 'I can pay')).toHaveValue('125');
	await page.keyboard.press('Home');
	await expect(field(page, 'I can pay')).toHaveValue('30');
});

test('a budget is in the address, and shows the vehicles close to it with what each costs', async ({
	page,
}) => {
	await open(page, '/finance/what-can-i-afford');
	const close = page.getByRole('region', { name: 'Close to your budget' });
	await expect(close.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(3);
	await field(page, 'I can pay').fill('200');
	await field(page, 'Deposit and trade-in').fill('3000');
	await expect(page).toHaveURL(/\/finance\/what-can-i-afford\?repayment=200&deposit=3000$/);
	await expect(
		close.getByText(/^Est\. \$1\d\d a week, \d+\.\d\d% p\.a\., comparison rate \d+\.\d\d% p\.a\./).first(),
	).toBeVisible();
	await expect(close).toContainText(/with your \$3,000 deposit .*WARNING: This comparison rate/);
	const shown = await close.innerText();
	await page.reload();
	await expect(page.getByRole('region', { name: 'Your budget', exact: true })).toContainText('$45,335');
	await expect.poll(() => close.innerText()).toBe(shown);
	expect(await faults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the first answer, its warning and a way to ask are there', async ({ page }) => {
		await open(page, '/finance/car-loan-calculator');
		await expect(answer(page)).toContainText('$141.73 a week');
		await expect(answer(page)).toContainText(
			'WARNING: This comparison rate is true only for the examples given',
		);
		await expect(slider(page, 'Price')).toBeHidden();
		await expect(page.locator('main noscript p')).toContainText('Changing numbers needs JavaScript');
		await expect(page.locator('main noscript p')).toBeVisible();
		await page.getByRole('link', { name: 'Ask a question first' }).click();
		await expect(page).toHaveURL(/\/finance\/car-loan-calculator#finance-form$/);
		await open(page, '/finance/what-can-i-afford');
		await expect(page.locator('main noscript p')).toContainText('this is one example');
	});
});
