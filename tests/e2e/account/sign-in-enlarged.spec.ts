import type { Page } from 'playwright/test';
import { ENLARGEMENTS, enlarger, scrollWidth, wideElements } from '../../fixtures/browser/enlarge.ts';
import { CODE_STEP, expectRefusals, step } from '../../fixtures/browser/sign-in-page.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';

const PROBLEM = { type: 'about:blank', title: 'Refused', error: 'Refused.' };
const CAR = {
	name: '2020 Toyota Landcruiser-Prado',
	slug: 'car-0',
	model: 'Landcruiser-Prado',
	primary_image_url: '/images/car.svg',
};

/** Answers the calls of signing in: a code is sent, found wrong and found right, and a passkey may be offered. */
async function answerSignIn(page: Page): Promise<void> {
	let entered = 0;
	await page.route('**/api/account/codes', (route) =>
		route.fulfill({ json: { phone_text: '0412 345 678', resend_seconds: 30 } }),
	);
	await page.route('**/api/account/sessions', (route) => {
		entered += 1;
		const message = 'That isn’t the code we sent last: older codes stop working. You have 4 tries left.';
		return entered === 1
			? route.fulfill({
					status: 422,
					json: { ...PROBLEM, status: 422, problems: [{ field: 'code', message }] },
				})
			: route.fulfill({ json: { user: { id: 'a', phone: '+61412345678' }, offers_passkey: true } });
	});
}

for (const way of ENLARGEMENTS)
	test(`no step of signing in is wider than the screen ${way.name}`, async ({ page, complaints }) => {
		await page.addInitScript((car) => {
			localStorage.setItem('pending_save', JSON.stringify(car));
			PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = async () => true;
			PublicKeyCredential.isConditionalMediationAvailable = async () => false;
		}, CAR);
		await answerSignIn(page);
		await page.goto(`${originOf(ACCOUNTS)}/sign-in?type=watchlist`);
		const enlarge = await enlarger(page);
		await enlarge(way);
		const expectToFit = async (name: string) => {
			const widest = await scrollWidth(page);
			const hint = widest > way.viewport.width ? await wideElements(page) : [];
			expect.soft(widest, `${name}: ${hint.join(' ')}`).toBeLessThanOrEqual(way.viewport.width);
		};
		await expectToFit('number');
		await page.getByLabel('Mobile number').fill('0412 345 678');
		await page.getByRole('button', { name: 'Text me a code' }).click();
		await expect(step(page, CODE_STEP)).toBeVisible();
		await expectToFit('code');
		await page.getByLabel('6-digit code').fill('123456');
		await page.getByRole('button', { name: 'Save the' }).click();
		await expect(page.getByRole('link', { name: /tries left/ })).toBeVisible();
		await expectToFit('wrong code');
		await page.getByRole('button', { name: 'Save the' }).click();
		await expect(step(page, 'Skip the code next time?')).toBeVisible();
		await expectToFit('passkey');
		expectRefusals(complaints);
	});
