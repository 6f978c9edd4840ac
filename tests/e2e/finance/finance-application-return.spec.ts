import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import {
	agreeAndSend,
	answerField,
	fillInContact,
	fillInWork,
	goToReview,
	saveAndContinue,
	stepHeading,
} from '../../fixtures/browser/finance-application.ts';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();
const ADDRESS = '/apply-for-finance?vehiclePriceBudget=25000&deposit=6000&term_years=5#finance-form';

const rows = (page: Page) => page.getByRole('listitem');

/** Begins an application and stops at the step about work. */
async function stopAtWork(page: Page): Promise<void> {
	await site.open(page, ADDRESS);
	await fillInContact(page);
	await saveAndContinue(page);
	await expect(stepHeading(page, 'Your loan')).toBeFocused();
	await saveAndContinue(page);
	await expect(stepHeading(page, 'Your work')).toBeFocused();
}

test('a returning applicant sees what is done and what is next, and goes on there', async ({
	page,
	context,
}) => {
	const api = await answerLeads(page);
	await stopAtWork(page);
	const again = await context.newPage();
	await site.open(again, '/apply-for-finance');
	await expect(again.getByText('We’ve kept what you entered')).toBeVisible();
	await expect(rows(again).nth(0)).toContainText(/About you.*Sam Lee, 0412 345 678.*Done/);
	await expect(rows(again).nth(1)).toContainText(/Your loan.*\$19,000 over 5 years.*Done/);
	await expect(rows(again).nth(2)).toContainText(/Your work.*Next/);
	await expect(rows(again).nth(4)).toContainText(/Not yet/);
	expect(await faults(again)).toEqual([]);
	await again.getByRole('button', { name: 'Continue to your work' }).click();
	await expect(stepHeading(again, 'Your work')).toBeFocused();
	await fillInWork(again);
	await saveAndContinue(again);
	await expect(stepHeading(again, 'Income and expenses')).toBeFocused();
	await again.goBack();
	await expect(stepHeading(again, 'Your work')).toBeVisible();
	await expect(again.getByLabel('Full time')).toBeChecked();
	expect(api.leads.at(-1)?.body).toMatchObject({ lead_id: 'lead_1', isLastStep: false });
});

test('a step that is done can be opened from the overview by keyboard; everything can be erased there', async ({
	page,
	context,
}) => {
	await answerLeads(page);
	await stopAtWork(page);
	const again = await context.newPage();
	await site.open(again, '/apply-for-finance');
	await again.getByRole('button', { name: 'Your loan' }).focus();
	await again.keyboard.press('Enter');
	await expect(stepHeading(again, 'Your loan')).toBeFocused();
	await expect(answerField(again, 'deposit')).toHaveValue('6000');
	await again.reload();
	await again.getByRole('button', { name: 'Erase everything' }).click();
	await expect(stepHeading(again, 'About you')).toBeFocused();
	await expect(again.locator('[name=name]')).toHaveValue('');
	await again.reload();
	await expect(again.getByText('We’ve kept what you entered')).toHaveCount(0);
});

test('a reload stays in the step, and the browser leads back and forth between steps', async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 700 });
	await answerLeads(page);
	await stopAtWork(page);
	// By the page: `goBack` may look at the history before the browser has heard of the entry that the step has just made.
	await page.evaluate(() => history.back());
	// The place where the button was pressed is not gone back to: its heading has the focus.
	await expect(stepHeading(page, 'Your loan')).toBeFocused();
	await expect(stepHeading(page, 'Your loan')).toBeInViewport();
	await page.goForward();
	await page.reload();
	await expect(stepHeading(page, 'Your work')).toBeVisible();
	await page.goBack();
	await expect(stepHeading(page, 'Your loan')).toBeVisible();
	await page.goBack();
	await expect(stepHeading(page, 'About you')).toBeInViewport();
	await page.goForward();
	await expect(stepHeading(page, 'Your loan')).toBeVisible();
	await expect(answerField(page, 'vehicle_price')).toHaveValue('25000');
});

test('the button of a step stays where it is while the form is hydrated, so that a press is not lost', async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 700 });
	await answerLeads(page);
	await site.open(page, '/apply-for-finance');
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/_astro\/.*\.js/, async (route) => {
		await held;
		await route.continue();
	});
	const button = page.getByRole('button', { name: 'Save and continue' });
	const erase = page.getByRole('button', { name: 'Erase everything' });
	const place = () =>
		button.evaluate((element) => [Math.round(element.getBoundingClientRect().top), Math.round(scrollY)]);
	await answerField(page, 'licence_number').focus();
	await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	await expect(erase).toBeHidden();
	const before = await place();
	release();
	await expect(erase).toBeVisible();
	expect(await place()).toEqual(before);
});

for (const { other, price } of [
	{ other: 'v1', price: '25000' },
	{ other: 'v4', price: '' },
])
	test(`an application that goes on for another vehicle takes its price, not the one before (${other})`, async ({
		page,
		context,
	}) => {
		const api = await answerLeads(page);
		await site.open(page, '/apply-for-finance?car_id=v0&vehiclePriceBudget=26490&deposit=6000&term_years=5');
		await fillInContact(page);
		await saveAndContinue(page);
		await expect(stepHeading(page, 'Your loan')).toBeFocused();
		await saveAndContinue(page);
		await expect(stepHeading(page, 'Your work')).toBeFocused();
		expect(api.leads.at(-1)?.body).toMatchObject({ application: { vehicle_price: '26490' } });
		const again = await context.newPage();
		await site.open(again, `/apply-for-finance?car_id=${other}`);
		await expect(again.getByText('We’ve kept what you entered')).toBeVisible();
		await expect(answerField(again, 'vehicle_price')).toHaveValue(price);
		await expect(answerField(again, 'deposit')).toHaveValue('6000');
	});

test('two tabs go on with one lead', async ({ page, context }) => {
	const api = await answerLeads(page);
	await stopAtWork(page);
	const other = await context.newPage();
	await site.open(other, '/apply-for-finance');
	await other.getByRole('button', { name: 'Continue to your work' }).click();
	for (const tab of [page, other]) {
		await fillInWork(tab);
		await saveAndContinue(tab);
		await expect(stepHeading(tab, 'Income and expenses')).toBeFocused();
	}
	const ids = api.leads.slice(1).map(({ body }) => [body['lead_id'], body['first_submission_id']]);
	expect(new Set(ids.map(String)).size).toBe(1);
	expect(ids[0]?.[0]).toBe('lead_1');
});

test('pressing twice sends a step, and the application, once', async ({ page }) => {
	const api = await answerLeads(page);
	await site.open(page, ADDRESS);
	await fillInContact(page);
	await page.getByRole('button', { name: 'Save and continue' }).dblclick();
	await expect(stepHeading(page, 'Your loan')).toBeFocused();
	await expect.poll(() => api.leads.length).toBe(1);
	await page.goBack();
	await goToReview(page);
	const before = api.leads.length;
	await page.getByLabel('may use these details').check();
	await page.getByLabel('I agree to the terms').check();
	await page.getByRole('button', { name: 'Send to our finance team' }).dblclick();
	await expect(page).toHaveURL(/\/success/);
	expect(api.leads.length).toBe(before + 1);
	expect(api.leads.at(-1)?.body).toMatchObject({ isLastStep: true });
});

test('after it was sent, the way back shows no answers and sends nothing twice', async ({ page }) => {
	const api = await answerLeads(page);
	await site.open(page, ADDRESS);
	await goToReview(page);
	await agreeAndSend(page);
	await expect(page).toHaveURL(/\/success/);
	const sent = api.leads.length;
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1, name: 'Apply for finance' })).toBeAttached();
	await expect(page.getByText('$1,451.13')).toHaveCount(0);
	await expect(answerField(page, 'take_home_pay')).not.toHaveValue('$1,451.13');
	expect(api.leads.length).toBe(sent);
});
