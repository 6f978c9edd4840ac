import type { Page } from 'playwright/test';
import { authenticator } from '../../fixtures/browser/authenticator.ts';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { answerGarage } from '../../fixtures/browser/garage-answers.ts';
import { postToApi } from '../../fixtures/browser/post-to-api.ts';
import { codeFor, newNumber, signIn } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);
const section = (page: Page, name: string) => page.getByRole('region', { name });
const signInAs = (page: Page, phone = newNumber()) =>
	signIn(page, { site: site(), origin: sites.origin() }, phone);

test('another number replaces the old one once its code is entered; recent searches are listed', async ({
	page,
}) => {
	await signInAs(page);
	await page.goto(`${site()}/search/toyota?price=:30000`);
	// A search counts once its answer has been on the page for a while.
	await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('30000');
	await page.goto(`${site()}/my-garage`);
	await expect(
		section(page, 'Recent searches').getByRole('link', { name: 'Toyota, under $30,000' }),
	).toHaveAttribute('href', '/search/toyota?price=:30000');
	const phone = newNumber();
	await page.getByRole('button', { name: 'Change the mobile number' }).click();
	await page.getByLabel('New mobile number').fill(phone);
	await page.getByRole('button', { name: 'Text me a code' }).click();
	await page.getByLabel('6-digit code').fill(await codeFor(page, sites.origin(), phone));
	expect(await faults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Use this number' }).click();
	await expect(page.getByText(`Signed in as ${phone.slice(0, 4)} ••• ${phone.slice(-3)}`)).toBeVisible();
	await section(page, 'Recent searches').getByRole('button', { name: 'Clear' }).click();
	await expect(section(page, 'Recent searches')).toBeHidden();
});

test('a double press sends one code to the new number: a second one would make the first wrong', async ({
	page,
}) => {
	await signInAs(page);
	await page.goto(`${site()}/my-garage`);
	let asked = 0;
	await page.route('**/api/account/number/codes', async (route) => {
		asked += 1;
		await new Promise((done) => setTimeout(done, 500));
		await route.continue();
	});
	await page.getByRole('button', { name: 'Change the mobile number' }).click();
	await page.getByLabel('New mobile number').fill(newNumber());
	await page.getByRole('button', { name: 'Text me a code' }).dblclick();
	await expect(page.getByLabel('6-digit code')).toBeFocused();
	expect(asked).toBe(1);
});

test('passkeys are added and removed', async ({ page }) => {
	const device = await authenticator(page);
	await signInAs(page);
	await page.goto(`${site()}/my-garage`);
	await page.getByRole('button', { name: 'Add a passkey' }).click();
	await expect(section(page, 'Signing in')).toContainText('Passkey:');
	expect(await device.passkeys()).toEqual([new URL(site()).hostname]);
	await page.getByRole('button', { name: 'Add a passkey' }).click();
	await expect(page.getByText('This device has a passkey for you here already.')).toBeVisible();
	await section(page, 'Signing in')
		.getByRole('button', { name: /^Remove the passkey/ })
		.click();
	await expect(section(page, 'Signing in')).not.toContainText('Passkey:');
	await expect(page.getByRole('heading', { name: 'Signing in' })).toBeFocused();
	expect(await page.evaluate(() => localStorage.getItem('passkey_offer'))).toBeNull();
});

test('signing out ends the session here, or on all devices', async ({ page, browser, complaints }) => {
	const phone = newNumber();
	await signInAs(page, phone);
	const other = await browser.newPage();
	await signInAs(other, phone);
	await page.goto(`${site()}/my-garage`);
	await page.getByRole('button', { name: 'Sign out', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeFocused();
	await page.goto(`${site()}/my-garage`);
	await expect(page).toHaveURL(/\/sign-in\?type=garage/);
	await other.goto(`${site()}/my-garage`);
	await expect(section(other, 'Saved cars')).toBeVisible();
	await signInAs(page, phone);
	await page.goto(`${site()}/my-garage`);
	await page.getByRole('button', { name: 'Sign out everywhere' }).click();
	await expect(page.getByText('On every phone and computer.')).toBeVisible();
	await other.goto(`${site()}/my-garage`);
	await expect(other).toHaveURL(/\/sign-in\?type=garage/);
	await other.close();
	// Requests that were under way when the session ended.
	complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.startsWith('403: ')));
});

test('a visitor downloads their data and deletes the account', async ({ page }) => {
	const phone = newNumber();
	await signInAs(page, phone);
	await page.goto(`${site()}/cars/car-0`);
	await postToApi(page, '/searches/save', { path: '/search/toyota' });
	await page.goto(`${site()}/search/toyota?price=:30000`);
	await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('30000');
	await page.goto(`${site()}/my-garage`);
	const download = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Download' }).click();
	expect((await download).suggestedFilename()).toBe(`${ACCOUNTS}-my-data.json`);
	await page.getByRole('link', { name: 'Delete your account' }).click();
	const asked = page.getByRole('heading', { level: 1, name: 'Delete your account?' });
	await expect(asked).toBeFocused();
	await expect(page.getByRole('main')).toContainText('1 saved search');
	await page.getByRole('link', { name: 'Keep it' }).click();
	await expect(section(page, 'Your data')).toBeInViewport();
	await page.goBack();
	await expect(asked).toBeFocused();
	expect(await faults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Delete my account' }).click();
	await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused();
	// The next visitor of this browser is not shown what this one looked at and searched for.
	for (const name of ['viewed', 'searches'])
		expect(
			await page.evaluate(
				(key) => localStorage.getItem(`forecourt.${document.body.dataset['dealer']}.${key}`),
				name,
			),
			name,
		).toBe('[]');
	await signInAs(page, phone);
	await page.goto(`${site()}/my-garage`);
	await expect(section(page, 'Saved searches')).toContainText('Save this search');
});

test('the ways on in the question before an account is deleted look like links', async ({ page }) => {
	await signInAs(page);
	await answerGarage(page);
	await page.goto(`${site()}/my-garage#delete-account`);
	await expect(page.getByRole('main').getByRole('link', { name: /^ask / })).toHaveCSS(
		'text-decoration-line',
		'underline',
	);
});

test('an account is not deleted after another has signed in, and the page says so', async ({
	page,
	complaints,
}) => {
	const phone = newNumber();
	await signInAs(page, phone);
	await postToApi(page, '/searches/save', { path: '/search/toyota' });
	await page.goto(`${site()}/my-garage`);
	await page.getByRole('link', { name: 'Delete your account' }).click();
	await expect(page.getByRole('heading', { name: 'Delete your account?' })).toBeFocused();
	const other = await page.context().newPage();
	await signInAs(other);
	await page.getByRole('button', { name: 'Delete my account' }).click();
	await expect(page.getByText('You are signed in with another number.')).toBeVisible();
	await expect(page).toHaveURL(`${site()}/my-garage#delete-account`);
	await signInAs(other, phone);
	await other.goto(`${site()}/my-garage`);
	await expect(section(other, 'Saved searches')).toContainText('Toyota');
	complaints.splice(0);
});
