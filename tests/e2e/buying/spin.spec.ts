import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { askForCode, codeFor, newNumber } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);
const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin', exact: true });
const result = (page: Page) =>
	page.getByRole('heading', { level: 1, name: /^(You won: Car wash|No prize this time)$/ });

/** Opens the wheel, which asks to sign in first. */
async function openWheel(page: Page, phone = newNumber()): Promise<string> {
	await page.goto(`${site()}/spin-to-win`);
	await expect(page).toHaveURL(/\/sign-in\?type=spin-to-win&/);
	await askForCode(page, phone);
	await page.getByLabel('6-digit code').fill(await codeFor(page, sites.origin(), phone));
	await page.getByRole('button', { name: 'Carry on' }).click();
	await expect(page).toHaveURL(`${site()}/spin-to-win`);
	// Its scripts watch for the first use.
	await page.waitForLoadState('networkidle');
	await page.getByLabel('Your name').focus();
	await expect(page.getByText(/^Seal [0-9a-f]{64}$/)).toBeVisible();
	return phone;
}

test('a signed-in shopper spins once with the keyboard, and can check the draw (PROMO-017, WATCHLIST-016)', async ({
	page,
}) => {
	await openWheel(page);
	expect(await faults(page)).toEqual([]);
	const seal = (await page.getByText(/^Seal /).textContent())?.slice('Seal '.length) ?? '';
	await page.getByLabel('Your name').focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('link', { name: 'Please enter your name.' })).toBeVisible();
	await page.getByLabel('Your name').fill('Jo Citizen');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(result(page)).toBeFocused({ timeout: 15_000 });
	await page.getByText('Check the draw yourself').click();
	await expect(page.getByText(`is the seal ${seal}`)).toBeVisible();
	await expect(page.getByText('the seal and the result match')).toBeVisible();
	expect(await faults(page)).toEqual([]);
	const words = await result(page).textContent();
	await page.reload();
	await expect(result(page)).toHaveText(words ?? '');
	await expect(spinButton(page)).toHaveCount(0);
});

test('with reduced motion the result comes without the wheel, and fits a phone', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 320, height: 640 });
	await openWheel(page);
	expect(await scrollWidth(page)).toBeLessThanOrEqual(320);
	await page.getByLabel('Your name').fill('Jo Citizen');
	await page.getByLabel(/I’m 18 or over/).check();
	await spinButton(page).click();
	await expect(result(page)).toBeFocused();
	expect(await scrollWidth(page)).toBeLessThanOrEqual(320);
});

test('while the service is away nothing typed is lost, and the spin comes with the next press', async ({
	page,
	complaints,
}) => {
	await openWheel(page);
	await page.getByLabel('Your name').fill('Jo <b>Citizen</b>');
	await page.getByLabel(/I’m 18 or over/).check();
	await page.route('**/api/spin', (route) => route.abort());
	await page.getByRole('button', { name: 'Show my result without the wheel' }).click();
	await expect(page.getByRole('alert')).toContainText('Your spin is not lost');
	await expect(page.getByRole('alert')).toContainText('or call us on');
	await expect(page.getByLabel('Your name')).toHaveValue('Jo <b>Citizen</b>');
	await page.unroute('**/api/spin');
	await page.getByRole('button', { name: 'Show my result without the wheel' }).click();
	await expect(result(page)).toBeFocused();
	complaints.length = 0;
});

test('after the end the page says how prizes are claimed', async ({ page }) => {
	await page.clock.setFixedTime(new Date('2099-01-02T00:00:00+10:00'));
	await page.route('**/api/account', (route) => route.fulfill({ json: { user: { phone: '+61412345678' } } }));
	await page.route('**/api/spin', (route) =>
		route.fulfill({ json: { seal: 'a'.repeat(64), left: { wash: 0 }, result: null } }),
	);
	await page.goto(`${site()}/spin-to-win`);
	await page.getByLabel('Your name').focus();
	await expect(page.getByRole('heading', { level: 1, name: 'The wheel has stopped' })).toBeVisible();
	await expect(page.getByText('by 1 Feb 2099').first()).toBeVisible();
	await expect(spinButton(page)).toHaveCount(0);
	expect(await faults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the form leads to sign-in, as the wheel is gated', async ({ page }) => {
		await page.goto(`${site()}/spin-to-win`);
		await page.getByLabel('Your name').fill('Jo Citizen');
		await page.getByLabel(/I’m 18 or over/).check();
		await spinButton(page).click();
		await expect(page).toHaveURL(/\/sign-in\?type=spin-to-win&redirect=%2Fspin-to-win/);
	});
});
