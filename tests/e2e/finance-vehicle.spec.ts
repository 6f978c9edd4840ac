import { answerLeads } from '../fixtures/browser/lead-answers.ts';
import { expect, test } from '../fixtures/browser/site-test.ts';
import { leadSite } from '../fixtures/browser-sites/forms.ts';

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
	await expect(text.getByText('Fees, charges and lending criteria apply.')).toBeVisible();
	await expect.poll(shown).toBeGreaterThan(200);
	await page.getByText('Show Less').click();
	await expect.poll(shown).toBe(197 + '...'.length);
});

test.describe('the calculator of a vehicle the address names (FINANCE-007)', () => {
	for (const { state, car_id, says, price } of [
		{ state: 'for sale', car_id: 'v0', says: '2020 Toyota Corolla', price: '25,000' },
		{ state: 'sold', car_id: 'v3', says: 'This car has been sold.', price: '30,000' },
		{ state: 'without a price', car_id: 'v4', says: 'It has no price here', price: '30,000' },
		{ state: 'unknown', car_id: 'x', says: 'The car you came from is no longer listed.', price: '30,000' },
	])
		test(`${state}: begins with $${price} and says '${says}'`, async ({ page }) => {
			await answerLeads(page);
			await site.open(page, `/personalised/finance?car_id=${car_id}`);
			await expect(page.locator('#finance-calculator')).toContainText(says);
			await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue(price);
		});

	test('a price in the address counts before that of the vehicle', async ({ page }) => {
		await answerLeads(page);
		await site.open(page, '/personalised/finance?car_id=v0&vehiclePriceBudget=18000');
		await expect(page.locator('#finance-calculator')).toContainText('2020 Toyota Corolla');
		await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('18,000');
	});
});

test('without the script that finds the vehicle the calculator works all the same', async ({
	page,
	complaints,
}) => {
	await page.route('**/VehicleStrip.*.js', (route) => route.abort());
	await site.open(page, '/personalised/finance?car_id=v0');
	await page.getByRole('textbox', { name: 'Price', exact: true }).fill('20000');
	await expect(page.getByRole('region', { name: 'Your estimate', exact: true })).toContainText(
		'$20,000 price',
	);
	complaints.splice(0);
});
