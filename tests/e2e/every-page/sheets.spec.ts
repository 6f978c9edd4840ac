import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { TYPING_REST_MS } from '../../../src/search/instantsearch/search-router.ts';
import { expect, originOf, outDir, searchIsLive, test } from '../../fixtures/browser/site-test.ts';
import { vehiclePages } from '../../fixtures/sites/page-samples.ts';

/** Everything on phones that covers the window, how it is opened and what it is called. */
const SHEETS: { name: string; dialog: string; open: (page: Page) => Promise<Locator> }[] = [
	{
		name: 'the menu',
		dialog: 'Menu',
		open: async (page) => {
			await page.goto(`${originOf('merriwether')}/about-us`);
			return page.getByRole('banner').getByRole('button', { name: 'Menu' });
		},
	},
	{
		name: 'the filters',
		dialog: 'Filters',
		open: async (page) => {
			await page.goto(`${originOf('merriwether')}/search/used-cars`);
			await searchIsLive(page);
			return page.getByRole('button', { name: /^Filters/ });
		},
	},
	{
		name: 'a form on a vehicle’s page',
		dialog: 'Enquire',
		open: async (page) => {
			const [file = ''] = vehiclePages(join(outDir(), 'merriwether'));
			await page.goto(`${originOf('merriwether')}/${file.replace('.html', '')}`);
			return page
				.getByRole('main')
				.getByRole('button', { name: /^Enquire/ })
				.first();
		},
	},
];

test.describe('on a phone', () => {
	test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

	for (const { name, dialog: title, open } of SHEETS) {
		test(`${name} is a modal dialog: the focus goes in, the page behind is inert, Escape and Back close it`, async ({
			page,
		}) => {
			const opener = await open(page);
			const address = page.url();
			const entries = () => page.evaluate(() => history.length);
			const before = await entries();
			const inert = () => page.evaluate(() => document.querySelectorAll('[inert]').length);
			const alwaysInert = await inert();
			const dialog = page.getByRole('dialog', { name: new RegExp(`^${title}`) });
			for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
				await opener.focus();
				await page.keyboard.press('Enter');
				await expect(dialog).toBeVisible();
				await expect(dialog).toHaveAttribute('aria-modal', 'true');
				await expect
					.poll(() => dialog.evaluate((sheet) => sheet.contains(document.activeElement)))
					.toBe(true);
				expect(
					await page.evaluate(() => document.querySelector('footer.foot')?.closest('[inert]') !== null),
				).toBe(true);
				await close();
				await expect(dialog).toBeHidden();
				await expect(opener).toBeFocused();
				expect(await inert()).toBe(alwaysInert);
				expect(page.url()).toBe(address);
			}
			expect(await entries()).toBeLessThanOrEqual(before + 1);
		});
	}

	test('Back keeps the chosen filters, and the next Back leaves all of them in one step', async ({
		page,
	}) => {
		await page.goto(`${originOf('merriwether')}/search/used-cars`);
		await searchIsLive(page);
		await page.getByRole('button', { name: /^Filters/ }).click();
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		await sheet.getByRole('checkbox', { name: /^Kia/ }).click();
		await sheet.getByRole('checkbox', { name: /^Toyota/ }).click();
		await expect(page).toHaveURL(/make=Kia,Toyota$/);
		await page.goBack();
		await expect(sheet).toBeHidden();
		await expect(page).toHaveURL(/make=Kia,Toyota$/);
		await expect(page.getByRole('button', { name: 'Remove Kia' })).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL(/\/search\/used-cars$/);
		await expect(page.getByRole('button', { name: 'Remove Kia' })).toHaveCount(0);
	});

	test('text typed just before the sheet is closed is searched for, also where the browser leaves the sheet’s history entry late', async ({
		page,
	}) => {
		await page.addInitScript((wait) => {
			const back = history.back.bind(history);
			history.back = () => void setTimeout(back, wait);
			addEventListener('popstate', () => document.documentElement.setAttribute('data-went-back', ''));
		}, 2 * TYPING_REST_MS);
		await page.clock.install();
		await page.goto(`${originOf('merriwether')}/search/used-cars`);
		await searchIsLive(page);
		await page.getByRole('button', { name: /^Filters/ }).click();
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		await page.clock.pauseAt(Date.now() + 60_000);
		await sheet.getByRole('searchbox', { name: 'Keyword' }).fill('corolla');
		await sheet.getByRole('button', { name: /^Show Me/ }).click();
		await expect(sheet).toBeHidden();
		await page.clock.resume();
		await expect(page.locator('html')).toHaveAttribute('data-went-back');
		await expect(page).toHaveURL(/\?query=corolla$/);
		await expect(page.getByRole('button', { name: /^Remove “corolla”/ })).toBeVisible();
	});

	test('the number of results is announced in the sheet of filters, where the page’s own count is inert', async ({
		page,
	}) => {
		await page.goto(`${originOf('merriwether')}/search/used-cars`);
		await searchIsLive(page);
		await page.getByRole('button', { name: /^Filters/ }).click();
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		const count = await sheet.getByRole('status').innerText();
		await sheet.getByRole('checkbox', { name: /^Kia/ }).click();
		await expect(sheet.getByRole('status')).not.toHaveText(count);
		await expect(page.getByRole('status').filter({ hasText: /^\d+ cars?/ })).toHaveCount(1);
	});

	test('a menu that is opened again at once stays open, and Back closes it', async ({ page }) => {
		await page.addInitScript(() => {
			addEventListener('popstate', () => document.documentElement.setAttribute('data-went-back', ''));
		});
		await page.goto(`${originOf('merriwether')}/service`);
		await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
		const menu = page.getByRole('dialog', { name: 'Menu' });
		await expect(menu).toHaveAttribute('aria-modal', 'true');
		// Opened before the browser has removed the closed menu's history entry.
		await menu.evaluate((sheet: HTMLElement) => {
			sheet.addEventListener('toggle', () => sheet.showPopover(), { once: true });
			sheet.hidePopover();
		});
		await expect(page.locator('html[data-went-back]')).toBeAttached();
		await expect(menu).toBeVisible();
		await expect(menu).toHaveAttribute('aria-modal', 'true');
		await page.goBack();
		await expect(menu).toBeHidden();
		await expect(page).toHaveURL(/\/service$/);
	});

	test('a link of the menu is followed, and Back returns to the page in one step', async ({ page }) => {
		await page.goto(`${originOf('merriwether')}/about-us`);
		await page.goto(`${originOf('merriwether')}/service`);
		await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
		await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Locations' }).click();
		await expect(page).toHaveURL(/\/locations$/);
		await page.goBack();
		await expect(page).toHaveURL(/\/service$/);
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await page.goBack();
		await expect(page).toHaveURL(/\/about-us$/);
	});
});
