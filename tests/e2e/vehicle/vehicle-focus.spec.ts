import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

async function openVehicle(page: Page): Promise<void> {
	await page.goto(`${originOf('harbourline')}/search/new-cars`);
	await page.locator('.card--available h3 a').first().click();
	await expect(page).toHaveURL(/\/cars\//);
	await page.waitForLoadState('load');
}

const hasFocusInside = (page: Page, selector: string) =>
	page.evaluate(
		(place) => document.querySelector(place)?.contains(document.activeElement) ?? false,
		selector,
	);

test('a dialog takes the focus, keeps it and returns it', async ({ page }) => {
	await openVehicle(page);
	const share = page.getByRole('button', { name: 'Share', exact: true });
	await share.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
	for (let step = 0; step < 12; step++) {
		await page.keyboard.press(step < 9 ? 'Tab' : 'Shift+Tab');
		expect(await hasFocusInside(page, '#share'), `after ${step + 1} steps`).toBe(true);
	}
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog', { name: 'Share' })).toBeHidden();
	await expect(share).toBeFocused();
});

test('a dialog opened by its address is closed for good', async ({ page }) => {
	await openVehicle(page);
	await page.evaluate(() => {
		location.hash = '#enquire';
	});
	const dialog = page.getByRole('dialog').first();
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(page).not.toHaveURL(/#/);
});

test('the dialog of sharing has no dead button', async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(Navigator.prototype, 'share');
	});
	await openVehicle(page);
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'More options' })).toBeHidden();
});

test('a revealed number gets the focus', async ({ page }) => {
	await openVehicle(page);
	await page.locator('[data-reveal] > summary').press('Enter');
	await expect(page.locator('.call__number')).toBeFocused();
});

test('every press of an arrow is one picture, however fast the presses', async ({ page }) => {
	await openVehicle(page);
	const count = page.locator('[data-gallery] [data-count] span').first();
	await expect(count).toHaveText(/^1 of [4-9]/);
	await page.locator('.gal__main [data-track]').focus();
	for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
	await expect(count).toHaveText(/^4 of/);
	await page.keyboard.press('End');
	await expect(count).toHaveText(/^(\d+) of \1$/);
	await page.keyboard.press('ArrowRight');
	await expect(count).toHaveText(/^1 of/);
});

test('the compare tray and the bar together cover nothing of the page’s end', async ({ page }) => {
	await openVehicle(page);
	await page.getByRole('button', { name: 'Compare' }).first().click();
	await expect(page.locator('.tray')).toBeVisible();
	await expect
		.poll(() =>
			page.evaluate(() => {
				scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
				const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
				return end - (document.querySelector('.tray')?.getBoundingClientRect().top ?? 0);
			}),
		)
		.toBeLessThanOrEqual(0);
	await expect(page.locator('[data-bar]')).toBeInViewport();
});
