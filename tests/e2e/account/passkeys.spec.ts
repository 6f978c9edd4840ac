import type { Page } from 'playwright/test';
import { authenticator } from '../../fixtures/browser/authenticator.ts';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { enterCode, step } from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);
const open = (page: Page) => page.goto(`${site()}/sign-in?type=garage&redirect=/locations&back=/contact-us`);

const signInByCode = (page: Page) => enterCode(page, sites.origin(), 'Sign in');

test('a passkey is offered after the first code, and signs in the next time without a text', async ({
	page,
}) => {
	const device = await authenticator(page);
	// The button alone: the authenticator of the test would answer the offer in the field at once.
	await page.addInitScript(() => {
		PublicKeyCredential.isConditionalMediationAvailable = async () => false;
	});
	await open(page);
	await signInByCode(page);
	await expect(step(page, 'Skip the code next time?')).toBeFocused();
	expect(await faults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Set up a passkey' }).click();
	await expect(page).toHaveURL(`${site()}/locations`);
	expect(await device.passkeys()).toEqual([new URL(site()).hostname]);
	await page.context().clearCookies();
	await open(page);
	await expect(step(page, 'Welcome back')).toBeVisible();
	await expect(page.getByText('Use your passkey instead of a code.')).toBeVisible();
	await expect(page.getByLabel('Mobile number')).toBeHidden();
	expect(await faults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Continue with passkey' }).click();
	await expect(page).toHaveURL(`${site()}/locations`);
});

test('a visitor who comes back may have a code instead, and gets one where the passkey is not known any more', async ({
	page,
	complaints,
}) => {
	await authenticator(page);
	await page.addInitScript(() => {
		PublicKeyCredential.isConditionalMediationAvailable = async () => false;
	});
	await open(page);
	await signInByCode(page);
	await page.getByRole('button', { name: 'Set up a passkey' }).click();
	await expect(page).toHaveURL(`${site()}/locations`);
	await page.evaluate(async () => {
		const { passkeys } = await (await fetch('/api/garage')).json();
		await fetch('/api/account/passkeys/remove', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ id: passkeys[0].id }),
		});
	});
	await page.context().clearCookies();
	// A press before the choice is loaded counts.
	await page.route(
		/return-choice/,
		async (route) => {
			await page.getByRole('button', { name: 'Text me a code instead' }).press('Enter');
			await route.continue();
		},
		{ times: 1 },
	);
	await open(page);
	await expect(step(page, 'Sign in to your garage')).toBeVisible();
	await expect(page.getByLabel('Mobile number')).toBeFocused();
	await open(page);
	await page.getByRole('button', { name: 'Continue with passkey' }).click();
	await expect(page.getByText('This passkey no longer works here.')).toBeVisible();
	await expect(page.getByLabel('Mobile number')).toBeFocused();
	await open(page);
	await expect(step(page, 'Sign in to your garage')).toBeVisible();
	complaints.splice(0);
});

test('without the script that uses the passkey the page begins with the number, in its words', async ({
	page,
	complaints,
}) => {
	await page.addInitScript(() => localStorage.setItem('passkey_offer', 'used'));
	await page.route(/\/return-choice\.[^/]+\.js$/, async (route) => {
		// A press before it is known that nothing comes.
		await page.getByRole('button', { name: 'Continue with passkey' }).press('Enter');
		await route.abort();
	});
	await open(page);
	await expect(step(page, 'Sign in to your garage')).toBeVisible();
	await expect(page.getByLabel('Mobile number')).toBeVisible();
	expect(complaints.splice(0)).toEqual([expect.stringContaining('/return-choice.')]);
});

test('the field of the number offers the passkeys of the browser', async ({ page }) => {
	const device = await authenticator(page);
	await device.presence(false);
	await open(page);
	await expect(page.getByLabel('Mobile number')).toHaveAttribute('autocomplete', 'tel webauthn');
	await signInByCode(page);
	await device.presence(true);
	await page.getByRole('button', { name: 'Set up a passkey' }).click();
	await expect(page).toHaveURL(`${site()}/locations`);
	await page.context().clearCookies();
	// As a visitor whose storage was cleared, with the passkey in the browser.
	await page.evaluate(() => localStorage.clear());
	await open(page);
	// The authenticator of the test agrees as soon as the browser shows its suggestions.
	await page.getByLabel('Mobile number').click();
	await expect(page).toHaveURL(`${site()}/locations`);
});

test('without a passkey nothing is lost, and the offer is not made again', async ({ page }) => {
	const device = await authenticator(page);
	await device.presence(false);
	await open(page);
	await page.getByLabel('Mobile number').click();
	await device.presence(true);
	await page.getByRole('button', { name: 'Use a passkey' }).click();
	await expect(page.getByText('No passkey was used. A code works as well.')).toBeVisible();
	await signInByCode(page);
	await page.getByRole('button', { name: 'Not now' }).click();
	await expect(page).toHaveURL(`${site()}/locations`);
	await page.context().clearCookies();
	await open(page);
	await signInByCode(page);
	await expect(page).toHaveURL(`${site()}/locations`);
});

test('a device that is not unlocked sets nothing up, and may try again', async ({ page }) => {
	const device = await authenticator(page);
	await device.presence(false);
	await open(page);
	await signInByCode(page);
	await device.agrees(false);
	await device.presence(true);
	await page.getByRole('button', { name: 'Set up a passkey' }).click();
	await expect(page.getByText('No passkey was set up. A code works as well.')).toBeVisible();
	await device.agrees(true);
	await page.getByRole('button', { name: 'Set up a passkey' }).click();
	await expect(page).toHaveURL(`${site()}/locations`);
});
