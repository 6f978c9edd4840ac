import { layoutIsStill } from '../../fixtures/browser/layout-is-still.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { openVehicle } from '../../fixtures/browser/vehicle-page.ts';

test('the bar appears after 900 px and disappears again (VDPACT-017)', async ({ page }) => {
	await openVehicle(page, 'harbourline', '/search/new-cars');
	const bar = page.locator('[data-bar]');
	await page.evaluate(() => scrollTo({ top: 899, behavior: 'instant' }));
	await expect(bar).not.toBeInViewport();
	await page.evaluate(() => scrollTo({ top: 901, behavior: 'instant' }));
	await expect(bar).toBeInViewport();
	await expect(bar.getByRole('button', { name: 'Enquire Now' })).toBeEnabled();
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	await expect(bar).not.toBeInViewport();
});

test('the bar never covers the focused element (WCAG 2.4.11)', async ({ page }) => {
	await openVehicle(page, 'harbourline', '/search/new-cars');
	const seen = new Set<string>();
	for (let step = 0; step < 60; step++) {
		await page.keyboard.press('Tab');
		await layoutIsStill(page);
		const { name, hidden } = await page.evaluate(() => {
			const focused = document.activeElement as HTMLElement;
			const bar = document.querySelector('.bar') as HTMLElement;
			const { bottom, height } = focused.getBoundingClientRect();
			const isUnder = bar.classList.contains('is-shown') && !bar.contains(focused);
			return {
				name: focused.textContent.trim(),
				hidden: isUnder && bottom > bar.getBoundingClientRect().top && height < 300,
			};
		});
		expect(hidden, name).toBe(false);
		seen.add(name);
	}
	expect(seen.size).toBeGreaterThan(25);
});
