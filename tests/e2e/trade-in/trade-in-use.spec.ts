import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, outDir, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, leadSite, store } from '../../fixtures/browser-sites/forms.ts';

/** A figure that is held, as the trade-in form keeps it (LOCAL-008). */
const HELD = {
	id: 'valuation-1',
	title: '2021 Mazda CX-5 Maxx Sport',
	offer_price: 23_400,
	upper_price: 25_900,
	amount_owing: 6500,
	held_until: '2099-11-29',
};

test('the figure of a trade-in can be taken off in the calculator', async ({ page }) => {
	await answerLeads(page);
	await store(page, 'trade-in-valuation', HELD);
	await leadSite().open(page, '/finance');
	await page.getByLabel('Trade-in value').first().focus();
	await page.getByRole('button', { name: 'Take it off' }).click();
	await expect(page.getByLabel('Trade-in value').first()).toHaveValue('23,400');
	await expect(page.getByLabel('Still owing on it').first()).toHaveValue('6,500');
});

test('the figure of a trade-in goes along with an enquiry', async ({ page }) => {
	const api = await answerLeads(page);
	await store(page, 'trade-in-valuation', HELD);
	const dialog = await leadSite().ask(page, 'Enquire Now');
	await expect(dialog).toContainText('Your 2021 Mazda CX-5 Maxx Sport is estimated at $23,400 to $25,900.');
	await dialog.getByLabel('I have a vehicle to trade in').check();
	await fillIn(dialog);
	await dialog.locator('[type=submit]').click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads[0]?.body).toMatchObject({ opt_in_trade: true, id: HELD.id });
});

test('the figure of a trade-in goes along with a reservation, where its box is ticked', async ({ page }) => {
	const api = await answerLeads(page);
	await page.addInitScript((held) => {
		localStorage['forecourt.righto.trade-in-valuation'] = JSON.stringify(held);
	}, HELD);
	const [checkout] = readdirSync(join(outDir(), 'righto/cars'), { recursive: true, encoding: 'utf8' }).filter(
		(file) => file.endsWith('checkout.html'),
	);
	await page.goto(`${originOf('righto')}/cars/${checkout?.replace('.html', '')}`);
	await page.getByRole('textbox', { name: /^Name/ }).focus();
	await page.getByRole('textbox', { name: /^Name/ }).fill('Sam Lee');
	await page.getByRole('textbox', { name: /^Email/ }).fill('sam@example.com');
	await page.getByRole('textbox', { name: /^Phone/ }).fill('0412 345 678');
	await page.getByLabel('Trade in my 2021 Mazda CX-5 Maxx Sport, estimated at $23,400 to $25,900').check();
	await page.getByRole('button', { name: 'Continue' }).click();
	await page.getByLabel('I agree to the terms of reserving').check();
	await page.locator('form[data-lead] [type=submit]').last().click();
	await expect
		.poll(() => api.leads[0]?.body)
		.toMatchObject({
			category: 'Reservation',
			opt_in_trade: true,
			id: HELD.id,
		});
});
