import type { Page } from 'playwright/test';
import {
	answerField,
	fillInContact,
	saveAndContinue,
	stepHeading,
} from '../../fixtures/browser/finance-application.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();
const loan = (page: Page) => page.getByRole('region', { name: 'Your loan so far' });

test('an address with a vehicle alone fills in its price, and the loan beside the form follows the answers', async ({
	page,
}) => {
	await answerLeads(page);
	await site.open(page, '/apply-for-finance?car_id=v0#finance-form');
	await expect(page.getByRole('link', { name: '2020 Toyota Corolla' })).toBeVisible();
	await expect(answerField(page, 'vehicle_price')).toHaveValue('25000');
	await expect(loan(page)).toContainText('Rate p.a.7.49%');
	await expect(loan(page)).toContainText('Comparison rate p.a.8.80%');
	await expect(loan(page)).toContainText('WARNING: This comparison rate is true only for the examples given');
	const figures = loan(page).locator('dd');
	const sizes = await figures.evaluateAll((all) => all.map((one) => getComputedStyle(one).font));
	expect(new Set(sizes).size, 'repayment and both rates have one size').toBe(1);
	await fillInContact(page);
	await saveAndContinue(page);
	await expect(stepHeading(page, 'Your loan')).toBeFocused();
	const before = await loan(page).textContent();
	await answerField(page, 'deposit').fill('$5,000');
	await expect(loan(page)).toContainText('Deposit$5,000');
	expect(await loan(page).textContent()).not.toBe(before);
	await answerField(page, 'deposit').fill('30000');
	await expect(loan(page)).toHaveCount(0);
	await expect(answerField(page, 'deposit')).toHaveValue('30000');
});

test('the loan beside the form says what the trade-in takes off it, or adds', async ({ page }) => {
	await answerLeads(page);
	await site.open(page, '/apply-for-finance?car_id=v0&trade_in_value=8000&trade_in_owing=3000');
	await expect(loan(page)).toContainText('Deposit$0Trade-in$5,000Term');
	await fillInContact(page);
	await saveAndContinue(page);
	await answerField(page, 'trade_in_owing').fill('10,500');
	await expect(loan(page)).toContainText('Deposit$0Owing on the trade-in$2,500Term');
});

test('the same vehicle on the calculator’s page: the price is in the calculator and in what it hands over', async ({
	page,
}) => {
	await answerLeads(page);
	await site.open(page, '/personalised/finance?car_id=v0');
	await expect(page.getByRole('textbox', { name: /price/i }).first()).toHaveValue(/25,?000/);
	await page.getByRole('link', { name: 'Apply with these figures' }).first().click();
	await expect(page).toHaveURL(/vehiclePriceBudget=25000&.*car_id=v0/);
	await expect(answerField(page, 'vehicle_price')).toHaveValue('25000');
});

test('what the calculator hands over is not asked again, also where it is 0', async ({ page }) => {
	const api = await answerLeads(page);
	await site.open(page, '/personalised/finance?car_id=v0');
	await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('25,000');
	await page.getByRole('link', { name: 'Apply with these figures' }).click();
	await expect(answerField(page, 'vehicle_price')).toHaveValue('25000');
	await fillInContact(page);
	await saveAndContinue(page);
	for (const name of ['deposit', 'trade_in_value', 'trade_in_owing', 'balloon'])
		await expect(answerField(page, name)).toHaveValue('0');
	await saveAndContinue(page);
	await expect(stepHeading(page, 'Your work')).toBeFocused();
	expect(api.leads.at(-1)?.body).toMatchObject({ application: { deposit: '0', balloon: '0' } });
});

for (const { name, car_id, price, says } of [
	{ name: 'without an estimate', car_id: 'v1', price: '25000', says: '2020 Toyota HiLux' },
	{ name: 'without a price', car_id: 'v4', price: '', says: 'Enquire for price' },
	{ name: 'that was sold', car_id: 'v3', price: '', says: 'This car is no longer available.' },
	{
		name: 'the site does not know',
		car_id: 'gone',
		price: '',
		says: 'The car you came from is no longer listed.',
	},
])
	test(`a vehicle ${name}: the page says so or shows no figures, and the form can be used`, async ({
		page,
	}) => {
		const api = await answerLeads(page);
		await site.open(page, `/apply-for-finance?car_id=${car_id}`);
		await expect(page.locator('[data-subject]')).toContainText(says);
		await expect(answerField(page, 'vehicle_price')).toHaveValue(price);
		await fillInContact(page);
		await saveAndContinue(page);
		await answerField(page, 'vehicle_price').fill('18,000');
		await answerField(page, 'deposit').fill('0');
		await answerField(page, 'term_years').selectOption('5');
		await expect(loan(page)).toHaveCount(0);
		await saveAndContinue(page);
		await expect(stepHeading(page, 'Your work')).toBeFocused();
		expect(api.leads.at(-1)?.body).toMatchObject({ car_id, application: { vehicle_price: '18,000' } });
	});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const width of [320, 375, 1280])
		test(`the frame shows every figure an address can name without scrolling inside, ${width} px wide`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 800 });
			const about = 'car_id=v0&vehiclePriceBudget=124990.50&deposit=12500.50&trade_in_value=22000';
			const loan =
				'trade_in_owing=14000&term_years=5.5&balloon=38000&repayment=1310&repayment_frequency=fortnight';
			await site.open(page, `/apply-for-finance?${about}&${loan}`);
			const frame = page.frameLocator('iframe[title="What this form is about"]');
			await expect(frame.getByText('$124,990.50')).toBeVisible();
			await expect(frame.getByText('$38,000')).toBeVisible();
			const [height, shown] = await frame
				.locator('html')
				.evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
			expect(height).toBeLessThanOrEqual(shown ?? 0);
		});

	for (const path of ['/apply-for-finance', '/finance', '/book-test-drive'])
		test(`${path} has room for the frame only where the address names something`, async ({ page }) => {
			const frame = page.locator('iframe[title="What this form is about"]');
			const room = () =>
				frame.evaluate((element) => {
					const { marginTop } = getComputedStyle(element);
					return element.getBoundingClientRect().height + Number.parseFloat(marginTop);
				});
			await site.open(page, path);
			await page.waitForLoadState('load');
			expect(await room()).toBe(0);
			await site.open(page, `${path}?car_id=v0`);
			await expect.poll(room).toBeGreaterThan(90);
		});

	for (const path of ['/apply-for-finance', '/finance', '/book-test-drive'])
		test(`a frame on ${path} shows what its address names, which the service reads from it`, async ({
			page,
		}) => {
			const referers: (string | undefined)[] = [];
			await page.route('**/api/page-subject', async (route) => {
				referers.push((await route.request().allHeaders())['referer']);
				return route.fulfill({
					contentType: 'text/html',
					body: '<p><a href="/cars/car-0" target="_top">2020 Toyota Corolla</a></p>',
				});
			});
			await site.open(page, `${path}?car_id=v0&vehiclePriceBudget=25000#finance-form`);
			const frame = page.frameLocator('iframe[title="What this form is about"]');
			await frame.getByRole('link', { name: '2020 Toyota Corolla' }).click();
			await expect(page).toHaveURL(/\/cars\/car-0$/);
			expect(referers).toEqual([expect.stringContaining(`${path}?car_id=v0&vehiclePriceBudget=25000`)]);
		});
});
