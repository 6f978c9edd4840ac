import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { exceptions } from '../../fixtures/reporting/exceptions.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a shopper gets to a vehicle, its pictures and its phone number', async ({
	page,
}) => {
	await page.goto(originOf('wattle-and-wander'));
	await page
		.getByRole('main')
		.getByRole('link', { name: /^All \d+$/ })
		.click();
	await expect(page).toHaveURL(/\/search\//);
	await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
	await expect(page).toHaveURL(/\/cars\//);
	const gallery = page.getByRole('region', { name: 'Pictures' });
	await expect(gallery.getByText(/^\d+ pictures$/)).toBeVisible();
	await expect(gallery.getByRole('button')).toHaveCount(0);
	await gallery.locator('a[href="#picture-2"]').click();
	await expect(gallery.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.5 });
	await expect(
		page
			.getByRole('main')
			.getByRole('link', { name: /^Call / })
			.first(),
	).toBeVisible();
});

test('without JavaScript a home page has its content, and its popup is not shown (BUILD-002)', async ({
	page,
}) => {
	await page.goto(originOf('everything'));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.locator('dialog[data-popup]')).toBeAttached();
	await expect(page.locator('dialog[data-popup]')).toBeHidden();
});

test('without JavaScript a dialog is part of the page at its address, without dead buttons', async ({
	page,
}) => {
	await page.goto(`${originOf('harbourline')}/search/new-cars`);
	await page
		.getByRole('main')
		.getByRole('link', { name: /^Enquire Now/ })
		.first()
		.click();
	await expect(page).toHaveURL(/#enquire$/);
	const dialog = page.locator('[popover]').filter({ has: page.locator('#enquire') });
	await expect(dialog.getByRole('link', { name: /^Call/ })).toBeVisible();
	await expect(dialog).toHaveCSS('position', 'static');
	await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible();
	await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
});

test('without JavaScript a make beside a list leads to vehicles of that make only', async ({ page }) => {
	await page.goto(`${originOf('merriwether')}/search/new-used-and-demo-cars`);
	const make = page.getByRole('main').getByRole('link', { name: /^Kia \d+$/ });
	if (!(await make.isVisible())) await page.getByRole('main').getByText('Make', { exact: true }).click();
	await make.click();
	await expect(page).toHaveURL(/\/search\/kia$/);
	const titles = page.getByRole('main').getByRole('heading', { level: 3 });
	await expect(titles.first()).toBeVisible();
	expect(exceptions(await titles.allInnerTexts(), (title) => title.includes('Kia'))).toEqual([]);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 375, height: 740 } });

	test('without JavaScript the menu opens and its links work', async ({ page }) => {
		await page.goto(originOf('ironbark'));
		const menu = page.getByRole('navigation', { name: 'Main' });
		await expect(menu).toBeHidden();
		await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
		await expect(menu).toBeVisible();
		await menu.getByRole('link', { name: /^Search \d+/ }).click();
		await expect(page).not.toHaveURL(/\/$/);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	});
});

test('without JavaScript a list on a wide screen begins at the top, without dead controls, and states that the address is not applied', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`${originOf('merriwether')}/search/used-cars?colour=Red`);
	const main = page.getByRole('main');
	await expect(main.getByText(/filters in the address are not applied/)).toBeVisible();
	const card = main.getByRole('heading', { level: 3 }).first();
	await expect(card).toBeVisible();
	expect((await card.boundingBox())?.y).toBeLessThan(900);
	await expect(main.getByRole('checkbox')).toHaveCount(0);
	await expect(main.getByRole('slider')).toHaveCount(0);
	await expect(main.getByRole('combobox')).toHaveCount(0);
	await expect(main.getByRole('button', { name: /^Show Me/ })).toHaveCount(0);
	await main.getByRole('link', { name: 'Filter the list with links' }).click();
	await expect(main.getByRole('navigation', { name: 'Filter the list' })).toBeInViewport();
});
