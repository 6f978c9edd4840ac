import type { Page } from 'playwright/test';
import { saveButton } from '../../fixtures/browser/marks.ts';
import { enterCode, expectRefusals, step } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { fillIn, sendChecked } from '../../fixtures/browser-sites/forms.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);

const signIn = (page: Page) => enterCode(page, sites.origin(), 'Carry on');

test('a gated page leads to sign-in with its type, and back to the whole address (WATCHLIST-012, WATCHLIST-015)', async ({
	page,
}) => {
	await page.goto(`${site()}/cars/car-0?from=list`);
	await page.goto(`${site()}/finance?vehiclePriceBudget=25000#finance-calculator`, {
		referer: `${site()}/cars/car-0?from=list`,
	});
	await expect(page).toHaveURL(/\/sign-in\?/);
	const query = new URL(page.url()).searchParams;
	expect(Object.fromEntries(query)).toEqual({
		type: 'finance',
		redirect: '/finance?vehiclePriceBudget=25000#finance-calculator',
		back: '/cars/car-0?from=list',
	});
	await expect(step(page, 'Sign in to ask about finance')).toBeVisible();
	await signIn(page);
	await expect(page).toHaveURL(`${site()}/finance?vehiclePriceBudget=25000#finance-calculator`);
	await page.goto(`${site()}/apply-for-finance`);
	await expect(page.getByRole('heading', { level: 1, name: 'Apply for finance' })).toBeVisible();
	await page.waitForLoadState('networkidle');
	await expect(page).toHaveURL(`${site()}/apply-for-finance`);
});

test('a visitor with an account without a number opens gated pages, and gives the number to save (resolution 203)', async ({
	page,
}) => {
	await page.route('**/api/account', (route) =>
		route.fulfill({ json: { user: { id: 'account_1', phone: null } } }),
	);
	await page.goto(`${site()}/finance`, { waitUntil: 'networkidle' });
	await expect(page).toHaveURL(`${site()}/finance`);
	await page.goto(`${site()}/cars/car-0`);
	await saveButton(page.getByRole('main')).first().click();
	await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fcars%2Fcar-0/);
	await page.waitForLoadState('networkidle');
	await expect(page.getByLabel('Mobile number')).toBeVisible();
});

test('other pages ask no visitor to sign in (WATCHLIST-019, WATCHLIST-021 to WATCHLIST-026)', async ({
	page,
}) => {
	for (const path of ['/', '/trade-in', '/sell-your-car', '/compare', '/contact-us', '/cars/car-0']) {
		await page.goto(`${site()}${path}`, { waitUntil: 'networkidle' });
		await expect(page).toHaveURL(site() + path);
	}
});

test('when the session ends in the middle of a form, it waits with all that was typed', async ({
	page,
	context,
	complaints,
}) => {
	await page.goto(`${site()}/finance`);
	await signIn(page);
	await expect(page).toHaveURL(`${site()}/finance`);
	const form = page.locator('form[data-lead]');
	await fillIn(page, { message: 'What would it cost a week?' });
	await context.clearCookies();
	await sendChecked(page);
	await expect(page.getByText('Please sign in, then send this again.')).toBeVisible();
	await expect(form.getByLabel('Message')).toHaveValue('What would it cost a week?');
	const [tab] = await Promise.all([
		context.waitForEvent('page'),
		page.getByRole('link', { name: 'Sign in (in a new tab)' }).click(),
	]);
	await signIn(tab);
	await expect(tab).toHaveURL(`${site()}/finance`);
	await sendChecked(page);
	await expect(page).toHaveURL(/\/success/);
	expectRefusals(complaints);
});
