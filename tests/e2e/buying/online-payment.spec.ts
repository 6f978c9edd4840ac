import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { CHECKOUT } from '../../fixtures/browser-sites/checkout.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([CHECKOUT]);

const address = () => `${sites.origin(CHECKOUT)}/online-payment`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fillIn(page: Page, amount: string): Promise<void> {
	await page.getByLabel('Reference').fill('DM-204817');
	await page.getByLabel('Name', { exact: true }).fill('Tom Aldridge');
	await page.getByLabel('Email for the receipt').fill('tom@example.com');
	await page.getByLabel('Amount').fill(amount);
	await page.getByRole('checkbox').check();
}
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to pay' }).click();

for (const [name, viewport] of Object.entries({
	phone: { width: 375, height: 812 },
	desktop: { width: 1280, height: 800 },
}))
	test(`an invoice is paid on a ${name}: reference, amount, check, payment, receipt (RESERVE-013, resolution 150)`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		const isGood = async () => {
			expect(await faults(page)).toEqual([]);
			expect(await scrollWidth(page)).toBeLessThanOrEqual(viewport.width);
		};
		await page.goto(address());
		await expect(heading(page)).toHaveText('Online payment');
		await isGood();
		await goOn(page);
		await expect(page.getByRole('link', { name: /^Please enter the reference/ })).toBeVisible();
		await expect(page.getByRole('link', { name: /^Please enter the amount/ })).toBeVisible();
		await isGood();
		await fillIn(page, '5,000.01');
		await goOn(page);
		await expect(page.getByRole('link', { name: /^Please enter the amount/ })).toBeVisible();
		await page.getByLabel('Amount').fill('$1,480.50');
		await goOn(page);
		await expect(heading(page)).toHaveText('Check your payment');
		await expect(page.getByText('Nothing has been paid yet.')).toBeVisible();
		await isGood();
		await page.getByRole('link', { name: 'Pay $1,480.50' }).click();
		await page.getByRole('radio', { name: 'Go through' }).check();
		await page.getByRole('button', { name: 'Make test payment of $1,480.50' }).click();
		await expect(heading(page)).toHaveText('Paid. Thank you.');
		for (const words of ['DM-204817', 'Tom Aldridge', '$1,480.50', 'None'])
			await expect(page.getByText(words, { exact: true })).toBeVisible();
		await isGood();
		await page.goBack();
		await expect(page.getByText('This payment is finished.')).toBeVisible();
	});

test('a long name without spaces makes no page of a payment wider than a phone', async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 812 });
	await page.goto(address());
	await fillIn(page, '1,480.50');
	await page.getByLabel('Name', { exact: true }).fill('W'.repeat(200));
	await goOn(page);
	await expect(heading(page)).toHaveText('Check your payment');
	expect(await scrollWidth(page)).toBe(375);
	await page.getByRole('link', { name: 'Pay $1,480.50' }).click();
	await page.getByRole('button', { name: /^Make test payment/ }).click();
	await expect(heading(page)).toHaveText('Paid. Thank you.');
	expect(await scrollWidth(page)).toBe(375);
});

test('the way back from the check of a payment keeps what was typed, but not the agreement', async ({
	page,
}) => {
	await page.goto(address());
	await fillIn(page, '$1,480.5');
	await goOn(page);
	await page.getByRole('link', { name: 'Change something' }).click();
	await expect(page.getByLabel('Amount')).toHaveValue('1,480.50');
	await expect(page.getByLabel('Reference')).toHaveValue('DM-204817');
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tom Aldridge');
	await expect(page.getByLabel('Email for the receipt')).toHaveValue('tom@example.com');
	await expect(page.getByRole('checkbox')).not.toBeChecked();
	await page.getByLabel('Amount').fill('1,500');
	await page.getByRole('checkbox').check();
	await goOn(page);
	await expect(page.getByRole('link', { name: 'Pay $1,500' })).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('an invoice is paid by plain forms, and a wrong amount is named', async ({ page }) => {
		await page.goto(address());
		await fillIn(page, 'ten');
		await goOn(page);
		await expect(page.getByText(/^Please enter the amount/).first()).toBeVisible();
		await page.goto(address());
		await fillIn(page, '1,480.50');
		await goOn(page);
		await expect(heading(page)).toHaveText('Check your payment');
		await page.getByRole('link', { name: 'Pay $1,480.50' }).click();
		await page.getByRole('radio', { name: 'Go through' }).check();
		await page.getByRole('button', { name: /^Make test payment/ }).click();
		await expect(heading(page)).toHaveText('Paid. Thank you.');
	});
});
