import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, leadSite, SECOND_DEALERSHIP, sendChecked } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite(SECOND_DEALERSHIP);

/** Expects the vehicle that a form was opened for. */
async function seesVehicle(page: Page, label: string): Promise<void> {
	const subject = page.locator('[data-subject]');
	await expect(subject).toContainText(label);
	await expect(subject.getByRole('link', { name: '2020 Toyota Corolla' })).toHaveAttribute(
		'href',
		'/cars/car-0',
	);
	await expect(subject).toContainText('$25,000 drive away, stock S0');
	await expect(subject.locator('img')).toHaveAttribute('src', /car\.svg/);
}

test('the finance page shows the vehicle it was opened for, and does not ask for its dealership (FINANCE-008)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await site.open(page, '/cars/car-0');
	await page.getByRole('link', { name: 'Get Finance' }).first().click();
	await expect(page).toHaveURL(/\/finance\?.*#finance-form$/);
	await seesVehicle(page, 'Finance for');
	await expect(page.getByLabel('Dealership')).toHaveCount(0);
	expect(await faults(page)).toEqual([]);
	await fillIn(page, { message: '' });
	await sendChecked(page);
	await expect(page).toHaveURL(/success/);
	expect(api.leads.at(-1)?.body).toMatchObject({
		category: 'Finance Enquiry',
		car_id: 'v0',
		dealership_slug: 'south',
	});
});

test('the trade-in page shows the vehicle it was opened for (TRADEIN-001)', async ({ page }) => {
	await answerLeads(page);
	await site.open(page, '/cars/car-0');
	await page.getByRole('link', { name: 'Trade In' }).first().click();
	await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=v0$/);
	await seesVehicle(page, 'Trade in on');
	expect(await faults(page)).toEqual([]);
});

for (const [path, label] of [
	['/cars/trade-in', 'Trade in on'],
	['/personalised/finance', 'Finance for'],
] as const)
	test(`${path} finds a vehicle by its slug too, and the form has its id (resolution 72, TRADEIN-001, FINANCE-007)`, async ({
		page,
	}) => {
		await answerLeads(page);
		await site.open(page, `${path}?car_id=car-0`);
		await seesVehicle(page, label);
		await expect(page.locator('form input[name=car_id]')).toHaveValue('v0');
		await expect(page.getByText('no longer listed')).toHaveCount(0);
	});

test('the test drive page shows the vehicle a calculator hands over, and does not ask for its model', async ({
	page,
}) => {
	await answerLeads(page);
	await site.open(page, '/book-test-drive?car_id=v0&vehiclePriceBudget=25000&preferredDealership=south');
	await seesVehicle(page, 'Test drive of');
	await expect(page.getByLabel('Model')).toHaveCount(0);
	await expect(page.getByLabel('Dealership')).toHaveCount(0);
	expect(await faults(page)).toEqual([]);
});

test('a form about a sold or unlisted vehicle shows its state and can be sent', async ({ page }) => {
	const api = await answerLeads(page);
	await site.open(page, '/finance?car_id=v3&car_type=used#finance-form');
	const subject = page.locator('[data-subject]');
	await expect(subject).toContainText('This car is no longer available.');
	await site.open(page, '/finance?car_id=gone&car_type=used#finance-form');
	await expect(subject).toContainText('The car you came from is no longer listed.');
	await page.getByLabel('Dealership').selectOption('north');
	await fillIn(page, { message: '' });
	await sendChecked(page);
	await expect(page).toHaveURL(/success/);
	expect(api.leads.at(-1)?.body).toMatchObject({ car_id: 'gone', dealership_slug: 'north' });
});

test('without a vehicle in its address a form page shows none and loads nothing for it', async ({ page }) => {
	await answerLeads(page);
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await site.open(page, '/finance');
	await page.waitForLoadState('networkidle');
	await expect(page.locator('[data-subject]')).toBeEmpty();
	expect(scripts.filter((url) => /find-subject/.test(url))).toEqual([]);
});
