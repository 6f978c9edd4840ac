import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

// What the addresses answer with, before any script.
test.use({ javaScriptEnabled: false });

for (const [clause, path] of [
	['FINANCE-003', '/finance'],
	['FINANCE-006', '/car-finance/'],
] as const)
	test(`${path} is a finance page: calculator, rates with their warning, and a form to ask (${clause})`, async ({
		page,
	}) => {
		const response = await page.goto(originOf('harbourline') + path);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would the repayments be?');
		await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText(
			/\$30,000 price, 5 years.*\$141\.73 a week.*8\.50%.*8\.53%.*WARNING: This comparison rate/s,
		);
		await expect(page.locator('#finance-calculator')).toContainText(
			/You borrow\$30,000\.00.*You pay in all\$36,849\.21.*3, 5 or 7 years/s,
		);
		const ask = page.getByRole('region', { name: 'Ask about finance' });
		await expect(ask).toContainText('no credit check happens here');
		for (const name of ['Name', 'Email', 'Phone']) await expect(ask.getByLabel(name).first()).toBeEditable();
	});

for (const [clause, path] of [
	['FINANCE-004', '/finance-enquiry'],
	['FINANCE-005', '/apply-for-finance'],
] as const)
	test(`${path} is a finance form: loan, work, income and how to reach the person (${clause})`, async ({
		page,
	}) => {
		const response = await page.goto(originOf('harbourline') + path);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/finance/i);
		const form = page.locator('#finance-form form');
		for (const name of ['Name', 'Email', 'Price of the vehicle', 'Your deposit', 'Your take-home pay'])
			await expect(form.getByLabel(name).first()).toBeEditable();
		await expect(form.getByRole('radio', { name: 'Full time' })).toBeEnabled();
		await expect(page.getByText(/no credit check happens here/i).first()).toBeVisible();
		expect(await form.getAttribute('method')).toBe('post');
	});
