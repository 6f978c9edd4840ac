import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import {
	agreeAndSend,
	answerField as field,
	fillInContact,
	fillInIncome,
	fillInWork,
	goToReview,
	saveAndContinue as next,
	PRIVATE_ANSWERS,
	stepHeading as step,
} from '../../fixtures/browser/finance-application.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { leadSite, SECOND_DEALERSHIP, stored } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

/** The address that a calculator or a vehicle leads to (FINANCE-008). */
const ADDRESS =
	'/apply-for-finance?vehiclePriceBudget=25000&car_id=id-0&car_type=used&deposit=6000&term_years=5#finance-form';
const kept = (page: Page) =>
	page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));

/** Fills in every step up to the review. */
async function openReview(page: Page): Promise<void> {
	await site.open(page, ADDRESS);
	await expect(field(page, 'vehicle_price')).toHaveValue('25000');
	await goToReview(page);
}

test('an application is one lead, step by step, with what the address says filled in; each step is without faults (FINANCE-058)', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await site.open(page, ADDRESS);
	await expect(page.getByRole('heading', { level: 1, name: 'Apply for finance' })).toBeVisible();
	await expect(page.locator('#finance-form')).toContainText('No credit check happens here');
	await fillInContact(page);
	expect(await faults(page)).toEqual([]);
	await next(page);
	await expect(step(page, 'Your loan')).toBeFocused();
	await expect(field(page, 'vehicle_price')).toHaveValue('25000');
	await expect(field(page, 'deposit')).toHaveValue('6000');
	await expect(field(page, 'term_years')).toHaveValue('5');
	expect(await faults(page)).toEqual([]);
	await next(page);
	await fillInWork(page);
	expect(await faults(page)).toEqual([]);
	await next(page);
	await fillInIncome(page);
	expect(await faults(page)).toEqual([]);
	await next(page);
	await expect(page.getByText('$1,451.13 a week')).toBeVisible();
	await expect(page.getByText('ends in 234')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await agreeAndSend(page);
	await expect(page).toHaveURL(/\/success/);
	const bodies = api.leads.map(({ body }) => body);
	expect(bodies.map(({ isLastStep }) => isLastStep)).toEqual([false, false, false, false, true]);
	const first = bodies[0]?.['submission_id'];
	for (const body of bodies.slice(1)) expect(body).toMatchObject({ first_submission_id: first });
	expect(bodies.at(-1)).toMatchObject({
		finance_consent: true,
		terms_conditions: true,
		application: { take_home_pay: '$1,451.13', take_home_pay_period: 'week', deposit: '6000' },
	});
	expect(await stored(page, 'form-progress')).toBeNull();
});

test('the dealership that was chosen is among the answers before they are sent, and can be changed', async ({
	page,
}) => {
	await answerLeads(page);
	const path = '/finance-enquiry?vehiclePriceBudget=25000&deposit=0&term_years=5';
	await leadSite(SECOND_DEALERSHIP).open(page, path);
	await page.getByLabel('Dealership').selectOption('Coast South');
	await goToReview(page);
	await expect(page.locator('#finance-form')).toContainText(/Dealership\s*Coast South/);
	await page.getByRole('button', { name: 'Change Dealership' }).click();
	await expect(page.getByLabel('Dealership')).toBeFocused();
	expect(await faults(page)).toEqual([]);
});

test('an application goes on after a reload; what is private is in no storage, and is not asked for again', async ({
	page,
}) => {
	const api = await answerLeads(page);
	await openReview(page);
	expect(await kept(page)).not.toMatch(PRIVATE_ANSWERS);
	await page.reload();
	await expect(step(page, 'Check, then send')).toBeVisible();
	await expect(page.getByText('Sent, and not kept on this device').first()).toBeVisible();
	await page.getByRole('button', { name: 'Change Deposit' }).click();
	await expect(field(page, 'deposit')).toBeFocused();
	await field(page, 'deposit').fill('7000');
	await next(page);
	await expect(step(page, 'Check, then send')).toBeFocused();
	await agreeAndSend(page);
	await expect(page).toHaveURL(/\/success/);
	const application = api.leads.at(-1)?.body['application'];
	expect(application).toMatchObject({ deposit: '7000', employment: 'full_time' });
	expect(application).not.toHaveProperty('take_home_pay');
	expect(application).not.toHaveProperty('take_home_pay_period');
});

test('the confirmation names an application, with its vehicle and loan; choices of a period are whole on a phone', async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 800 });
	await site.open(
		page,
		'/apply-for-finance?car_id=v0&deposit=2000&term_years=4&repayment_frequency=fortnight',
	);
	await fillInContact(page);
	await next(page);
	const period = field(page, 'repayment_period');
	await expect(period).toBeVisible();
	await expect(period).toHaveValue('fortnight');
	expect(await period.evaluate(isCut)).toBe(false);
	await expect(period, 'the arrow of a select').toHaveCSS('background-image', /gradient/);
	await next(page);
	await fillInWork(page);
	await next(page);
	await fillInIncome(page);
	await next(page);
	await agreeAndSend(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your finance application');
	await expect(page).toHaveTitle(/^What happens next/);
	await expect(page.locator('[data-sent]')).toContainText('2020 Toyota Corolla');
	await expect(page.locator('[data-sent]')).toContainText('Price $25,000, deposit $2,000, 4 years');
});

test('what cannot be read is named beside its field and stays as it was typed', async ({ page }) => {
	const api = await answerLeads(page);
	await site.open(page, '/finance-enquiry?vehiclePriceBudget=NaN&deposit=-5&term_years=5.25');
	await next(page);
	await expect(page.getByRole('link', { name: 'Please enter your name.' })).toBeVisible();
	await fillInContact(page);
	await next(page);
	await expect(step(page, 'Your loan')).toBeFocused();
	await expect(field(page, 'term_years')).toHaveValue('');
	await expect(field(page, 'vehicle_price')).toHaveValue('NaN');
	await expect(field(page, 'deposit')).toHaveValue('-5');
	// The lead API refuses what it cannot read, in whichever step.
	expect(api.leads.at(-1)?.body).toMatchObject({ application: { balloon: '' } });
	expect(api.leads.at(-1)?.body).not.toHaveProperty('application.deposit');
	await next(page);
	await expect(
		page.getByRole('link', { name: 'Enter an amount of $0 or more, such as 5,000.' }),
	).toBeVisible();
	await field(page, 'vehicle_price').fill('$25,000');
	await field(page, 'deposit').fill('30,000');
	await next(page);
	await page.getByRole('link', { name: /Your deposit is more than the price/ }).click();
	await expect(field(page, 'deposit')).toBeFocused();
	await expect(field(page, 'deposit')).toHaveValue('30,000');
	await expect(page.getByRole('link', { name: /Choose how long/ })).toBeVisible();
	expect(await faults(page)).toEqual([]);
});

test('without a network nothing of the last step is kept, and the page says so', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	await openReview(page);
	api.answer = async () => ({ status: 503, json: {} });
	await agreeAndSend(page);
	await expect(page.getByText('Please stay on this page')).toBeVisible();
	expect(await kept(page)).not.toMatch(PRIVATE_ANSWERS);
	complaints.splice(0);
});

test('a first step that does not arrive is not passed, as the dealer would not know of the application', async ({
	page,
	complaints,
}) => {
	const api = await answerLeads(page);
	await site.open(page, ADDRESS);
	await fillInContact(page);
	api.answer = async () => ({ status: 500, json: {} });
	await next(page);
	await expect(page.getByRole('alert')).toContainText('An unexpected error occured.');
	await expect(step(page, 'About you')).toBeVisible();
	expect(await kept(page)).not.toMatch(PRIVATE_ANSWERS);
	api.answer = async () => undefined;
	await next(page);
	await expect(step(page, 'Your loan')).toBeFocused();
	complaints.splice(0);
});

test('the whole form works by keyboard', async ({ page }) => {
	await answerLeads(page);
	await site.open(page, ADDRESS);
	await page.locator('[name=name]').focus();
	await page.keyboard.type('Sam Lee');
	await page.keyboard.press('Tab');
	await page.keyboard.type('sam@example.com');
	await page.keyboard.press('Tab');
	await page.keyboard.type('0412 345 678');
	await page.keyboard.press('Enter');
	await expect(step(page, 'Your loan')).toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(step(page, 'About you')).toBeFocused();
	await expect(page.locator('[name=name]')).toHaveValue('Sam Lee');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the application is one form that posts', async ({ page }) => {
		const api = await answerLeads(page);
		await site.open(page, '/apply-for-finance');
		await expect(page.getByRole('button', { name: 'Save and continue' })).toHaveCount(0);
		await fillInContact(page);
		await field(page, 'vehicle_price').fill('25,000');
		await field(page, 'deposit').fill('0');
		await field(page, 'term_years').selectOption('5');
		await fillInWork(page);
		await fillInIncome(page);
		await agreeAndSend(page);
		await expect(page).toHaveURL(/\/success$/);
		const { fields } = api.posted[0] ?? { fields: new URLSearchParams() };
		expect(fields.get('application.take_home_pay')).toBe('$1,451.13');
		expect(fields.get('application.take_home_pay_period')).toBe('week');
		expect(fields.get('finance_consent')).toContain('may use these details');
	});
});

/** Whether the choice that a select shows is wider than its room for it. Runs in the browser. */
async function isCut(select: Element): Promise<boolean> {
	await document.fonts.ready;
	const { font, paddingLeft, paddingRight } = getComputedStyle(select);
	const canvas = document.createElement('canvas').getContext('2d');
	if (!canvas || !(select instanceof HTMLSelectElement)) return true;
	canvas.font = font;
	// The arrow is in the padding.
	const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
	return canvas.measureText(select.selectedOptions[0]?.text ?? '').width > room;
}
