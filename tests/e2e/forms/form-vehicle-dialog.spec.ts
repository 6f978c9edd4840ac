import type { Page } from 'playwright/test';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { fillIn, leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

const dialog = (page: Page) => page.getByRole('dialog');

test('a bid has an amount, and neither a message nor the contact consent (OFFERS-017 to OFFERS-021, ENQUIRY-017)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Make an Offer');
	await expect(form.getByLabel('Your offer')).toHaveAttribute('placeholder', '$25,000');
	await expect(form.getByLabel('Message')).toBeHidden();
	await expect(form.getByLabel('Contact me about this enquiry')).toBeHidden();
	await form.getByRole('button', { name: 'Send offer' }).click();
	await expect(
		form.getByText('Please enter the amount you offer in whole dollars, such as $24,500.').first(),
	).toBeVisible();
	await expect(form.locator('.fld__bad').last()).toHaveText(
		'You must agree to the terms of use before submitting the form.',
	);
	await fillIn(form, { message: '' });
	await form.getByLabel('Your offer').fill('$24,500');
	await form.getByRole('button', { name: 'Send offer' }).click();
	await expect(page).toHaveURL(/category=Offer&car_type=used/);
	expect(api.leads[0]?.body).toMatchObject({ category: 'Offer', offer_from_client: 24_500 });
	expect(Object.keys(api.leads[0]?.body ?? {})).not.toContain('message');
	expect(Object.keys(api.leads[0]?.body ?? {})).not.toContain('opt_in');
});

test('photos are requested with a fixed message (PHOTOS-001 to PHOTOS-003)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Request Photos');
	await fillIn(form, { message: 'The boot, please' });
	await form.getByRole('button', { name: 'Request photos' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads[0]?.body).toMatchObject({
		category: 'Photo Request',
		message: 'Please send photos for this car\n\nThe boot, please',
	});
});

test('a sold vehicle has a form for similar ones, with a prefilled message (SOLD-009)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Find Me Something Similar', '/cars/car-3');
	await expect(form.getByLabel('Message')).toHaveValue('Can you please find me something similar?');
	await fillIn(form, { message: '' });
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads[0]?.body).toMatchObject({ category: 'Find Me Something Similar', car_id: 'v3' });
});

test('a request to reserve states before it is sent that it does not hold the vehicle (RESERVE)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Reserve Now $200');
	await expect(form).toHaveAccessibleName('Ask to reserve this car');
	const note = form.getByText('Nothing is held and nothing is paid until we confirm');
	await expect(note).toBeVisible();
	await expect(page.getByText('nobody else can buy it')).toHaveCount(0);
	await fillIn(form, { message: '' });
	await form.getByRole('button', { name: 'Send request' }).click();
	await expect(page).toHaveURL(/category=Reservation/);
	await expect(page.getByRole('main')).toContainText('Nothing is held yet.');
	expect(api.leads[0]?.body).toMatchObject({ category: 'Reservation', car_id: 'v0' });
	await site.ask(page, 'Enquire Now');
	await expect(note).toBeHidden();
});

test('a vehicle that is for test drives only counts as one (ANALYTICS-012)', async ({ page }) => {
	const api = await answerLeads(page);
	const form = await site.ask(page, 'Enquire Now', '/cars/car-2');
	await fillIn(form);
	await form.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.events.at(-1)).toMatchObject({ event_id: 17 });
});

test('an address opens the dialog for what it names, and buttons change it (CARD-009)', async ({ page }) => {
	await answerLeads(page);
	await page.setViewportSize({ width: 375, height: 667 });
	await site.open(page, '/cars/car-0#test-drive');
	await expect(dialog(page)).toHaveAccessibleName('Book a Test Drive');
	await page.waitForLoadState('networkidle');
	expect(await dialog(page).evaluate(({ scrollTop }) => scrollTop), 'its title is in view').toBe(0);
	await dialog(page).getByLabel('Message').fill('I come by bus');
	await page.keyboard.press('Escape');
	await page.getByRole('main').getByRole('button', { name: 'Enquire Now' }).first().click();
	await expect(dialog(page)).toHaveAccessibleName('Enquire about this car');
	await expect(dialog(page).getByLabel('Message')).toHaveValue('I come by bus');
	await expect(dialog(page).getByLabel('Test Drive Booking Date')).toBeHidden();
});
