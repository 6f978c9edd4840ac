import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

/** Its sites are made for 2 March 2026; two of its three promotions end with that month. */
const HOME = originOf('everything');

const slider = (page: Page) => page.getByRole('region', { name: 'Promotions', exact: true });
const next = (page: Page) => slider(page).getByRole('button', { name: 'Next promotions' });
const previous = (page: Page) => slider(page).getByRole('button', { name: 'Previous promotions' });

async function openAt(page: Page, moment: string): Promise<void> {
	await page.clock.setFixedTime(new Date(moment));
	await page.goto(HOME);
	await slider(page).scrollIntoViewIfNeeded();
}

test.describe('on a wide screen', () => {
	test.use({ viewport: { width: 1280, height: 900 } });

	test('its buttons scroll from end to end, are marked disabled at the ends, and keep the focus', async ({
		page,
	}) => {
		await openAt(page, '2026-03-10T10:00:00+08:00');
		await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
		await expect(next(page)).not.toHaveAttribute('aria-disabled');
		await next(page).focus();
		for (const title of ['Autumn', 'Easter']) {
			await page.keyboard.press('Enter');
			await expect(slider(page).getByRole('link', { name: title })).toBeInViewport({ ratio: 0.9 });
		}
		await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
		await expect(previous(page)).toHaveAttribute('aria-disabled', 'false');
		await expect(next(page).locator('svg')).toHaveCSS('opacity', '0.3');
		await expect(next(page)).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(next(page)).toBeFocused();
		await expect(slider(page).getByRole('link', { name: 'Easter' })).toBeInViewport({ ratio: 0.9 });
		await previous(page).click();
		await expect(next(page)).toHaveAttribute('aria-disabled', 'false');
		await expect(slider(page).getByRole('link', { name: 'Autumn' })).toBeInViewport({ ratio: 0.99 });
		await previous(page).click();
		await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
		await expect(slider(page).getByRole('link', { name: 'Used cars' })).toBeInViewport({ ratio: 0.9 });
	});

	test('one promotion alone has the whole width, and needs no buttons', async ({ page }) => {
		await openAt(page, '2026-04-01T00:00:00+08:00');
		const only = slider(page).getByRole('listitem');
		await expect(only).toHaveCount(1);
		await expect(next(page)).toBeHidden();
		await expect(previous(page)).toBeHidden();
		expect((await only.boundingBox())?.width).toBeGreaterThan(1200);
		// The banner has ended, too, and left no room behind.
		await expect(page.getByRole('region', { name: 'Banners' })).toBeHidden();
	});
});

test('on a phone it is swiped, without buttons', async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 740 });
	await openAt(page, '2026-03-10T10:00:00+08:00');
	await expect(slider(page).getByRole('listitem')).toHaveCount(3);
	await expect(next(page)).toBeHidden();
	await slider(page)
		.getByRole('list')
		.evaluate((track) => track.scrollTo({ left: track.scrollWidth }));
	await expect(slider(page).getByRole('link', { name: 'Easter' })).toBeInViewport({ ratio: 0.9 });
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('there are no dead buttons', async ({ page }) => {
		await page.goto(HOME);
		await expect(slider(page).getByRole('listitem')).toHaveCount(3);
		await expect(next(page)).toBeHidden();
	});
});
