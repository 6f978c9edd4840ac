import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

test('the finance disclaimer opens in a dialog (FINANCE-002)', async ({ page }) => {
	await answerLeads(page);
	await site.open(page, '/cars/car-0');
	const disclaimer = page.locator('#financeDisclaimer');
	await expect(disclaimer).toBeHidden();
	await page.getByRole('button', { name: 'Finance disclaimer' }).click();
	await expect(disclaimer).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(disclaimer).toBeHidden();
});

test('the address of the finance disclaimer opens it, on load and on a page that is open (FINANCE-012)', async ({
	page,
}) => {
	await answerLeads(page);
	const disclaimer = page.locator('#financeDisclaimer');
	await site.open(page, '/cars/car-0#financeDisclaimer');
	await expect(disclaimer).toBeVisible();
	await site.open(page, '/contact-us');
	await site.open(page, '/cars/car-0');
	await expect(disclaimer).toBeAttached();
	await expect(disclaimer).toBeHidden();
	await site.open(page, '/cars/car-0#financeDisclaimer');
	await expect(disclaimer).toBeVisible();
});

test('an estimate leads to the calculator on its page', async ({ page }) => {
	await answerLeads(page);
	await site.open(page, '/cars/car-0');
	await page.getByRole('link', { name: 'Change deposit and term' }).click();
	await expect(page.locator('#finance-calculator')).toBeInViewport();
	await expect(page.getByRole('link', { name: 'Change deposit, term or balloon' })).toBeVisible();
});

test('the calculator’s disclaimer is shortened, and unfolds with Show More and Show Less (FINANCE-015, FINANCE-040)', async ({
	page,
}) => {
	await site.open(page, '/finance');
	await page.locator('summary').filter({ hasText: 'What this assumes' }).click();
	const text = page.locator('#calculator-disclaimer > p');
	const shown = async () => (await text.innerText()).length;
	await expect.poll(shown).toBe(197 + '...'.length);
	await page.getByText('Show More').click();
	await expect(text.getByText('and lending criteria apply.')).toBeVisible();
	await expect.poll(shown).toBeGreaterThan(200);
	await page.getByText('Show Less').click();
	await expect.poll(shown).toBe(197 + '...'.length);
});

test.describe('the calculator of a vehicle the address names (FINANCE-007)', () => {
	for (const { state, car_id, says } of [
		{ state: 'sold', car_id: 'v3', says: 'This car has been sold.' },
		{ state: 'without a price', car_id: 'v4', says: 'This car has no price here' },
		{ state: 'without an estimate', car_id: 'v1', says: 'We show no repayment estimate for this car.' },
	])
		test(`of one ${state} it shows no figure and says so (FINANCE-042)`, async ({ page }) => {
			await answerLeads(page);
			await site.open(page, `/personalised/finance?car_id=${car_id}`);
			const calculator = page.locator('#finance-calculator');
			await expect(calculator).toContainText(says);
			await expect(calculator).not.toContainText('a week');
			await expect(calculator.getByRole('textbox')).toHaveCount(0);
			await expect(page.getByRole('link', { name: 'Ask us about finance for this car' })).toBeVisible();
		});

	test('of one the site does not list it says so and begins with $30,000', async ({ page }) => {
		await answerLeads(page);
		await site.open(page, '/personalised/finance?car_id=x');
		await expect(page.locator('#finance-calculator')).toContainText('no longer listed');
		await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('30,000');
	});

	test('has the repayment, rate and comparison rate of its page, there and everywhere they are handed over to', async ({
		page,
	}) => {
		await answerLeads(page);
		const figures = /\$115\.35.*7\.49%.*8\.80%/;
		await site.open(page, '/cars/car-0');
		await expect(page.getByRole('region', { name: 'Finance estimate' })).toContainText(
			/\$115 a week.*7\.49%.*8\.80%/,
		);
		const handedOver = await page.getByRole('link', { name: 'Get Finance' }).first().getAttribute('href');
		const estimate = page.getByRole('region', { name: 'Your estimate', exact: true });
		for (const address of [
			'/personalised/finance?car_id=v0',
			'/cars/car-0#finance-calculator',
			'/finance?vehiclePriceBudget=25000&car_id=v0&car_type=used&interest_rate=7.49&establishment_fee=0',
			String(handedOver),
		]) {
			await site.open(page, address);
			await expect(estimate, address).toContainText(figures);
		}
		await page.getByRole('link', { name: 'Apply with these figures' }).click();
		await expect(page.getByRole('region', { name: 'Your loan so far' })).toContainText(figures);
		await site.open(page, '/finance/what-can-i-afford');
		await expect(page.getByRole('main')).toContainText(
			'Est. $115 a week, 7.49% p.a., comparison rate 8.80% p.a.',
		);
		await page.getByRole('textbox', { name: /can pay/i }).fill('119');
		await expect(page.getByRole('main')).toContainText(
			'Est. $115 a week, 7.49% p.a., comparison rate 8.80% p.a.',
		);
	});

	test('says that the lender’s fees are in the comparison rate and not in the repayment', async ({
		page,
	}) => {
		await answerLeads(page);
		await site.open(page, '/personalised/finance?car_id=v0');
		await expect(page.locator('.sums')).toContainText('FeesNot included');
		await expect(page.locator('.sums')).toContainText('You pay in all, before the lender’s fees');
	});

	test('a price in the address counts before that of the vehicle', async ({ page }) => {
		await answerLeads(page);
		await site.open(page, '/personalised/finance?car_id=v0&vehiclePriceBudget=18000');
		await expect(page.locator('#finance-calculator')).toContainText('2020 Toyota Corolla');
		await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('18,000');
	});
});

for (const { what, address } of [
	{ what: 'the script that finds the vehicle', address: '**/VehicleStrip.*.js' },
	{ what: 'the index of the site', address: '**/runtime.json' },
	{ what: 'the facts of the vehicle', address: '**/cars/car-0.json' },
])
	test(`without ${what} the calculator shows no figures of other terms, says so and loads them again (FINANCE-042)`, async ({
		page,
		complaints,
	}) => {
		await answerLeads(page);
		await page.route(address, (route) => route.abort());
		await site.open(page, '/personalised/finance?car_id=v0&deposit=2000');
		const calculator = page.locator('#finance-calculator');
		await expect(calculator).toContainText('The figures for this car could not be loaded.');
		await expect(calculator).not.toContainText('a week');
		complaints.splice(0);
		await page.unroute(address);
		await calculator.getByRole('link', { name: 'Try again' }).click();
		await expect(page.getByRole('region', { name: 'Your estimate', exact: true })).toContainText(
			'$25,000 price, $2,000 deposit',
		);
	});

test('while the terms for a vehicle are loaded, the calculator says that they are', async ({ page }) => {
	await answerLeads(page);
	const held: (() => void)[] = [];
	await page.route('**/cars/car-0.json', async (route) => {
		await new Promise<void>((resolve) => held.push(resolve));
		return route.continue();
	});
	await site.open(page, '/personalised/finance?car_id=v0');
	const estimate = page.getByRole('region', { name: 'Your estimate', exact: true });
	await expect(estimate).toContainText('Loading');
	await expect(estimate).not.toContainText('every field');
	await expect.poll(() => held.length).toBeGreaterThan(0);
	for (const release of held) release();
	await expect(estimate).toContainText('$25,000 price');
});
