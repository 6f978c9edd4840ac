import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

test.describe('on a phone', () => {
	test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

	test('the menu opens, closes and is followed by keyboard alone', async ({ page }) => {
		await page.goto(originOf('harbourline'));
		const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
		const menu = page.getByRole('navigation', { name: 'Main' });
		await button.focus();
		await page.keyboard.press('Enter');
		await expect(menu).toBeVisible();
		await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(menu).toBeHidden();
		await expect(button).toBeFocused();

		await page.keyboard.press('Enter');
		const entry = menu.getByRole('link', { name: 'Pre-owned Vehicles' });
		for (let presses = 0; presses < 20; presses += 1) {
			await page.keyboard.press('Tab');
			if (await entry.evaluate((link) => link === document.activeElement)) break;
		}
		await expect(entry).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/search\/used-cars$/);
	});
});

test('on a wide screen a dropdown closes on Escape and gives the focus back (NAV-012)', async ({ page }) => {
	await page.goto(originOf('harbourline'));
	const menu = page.getByRole('navigation', { name: 'Main' });
	const drop = menu.getByText('Company', { exact: true });
	const inside = menu.getByRole('link', { name: 'About us' });
	await drop.click();
	await expect(inside).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(inside).toBeHidden();
	await drop.click();
	await inside.click();
	await expect(page).toHaveURL(/\/about-us$/);
});
