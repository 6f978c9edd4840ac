import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

/** Opens the first vehicle of the list one is on, and gives its title. */
async function openFirstVehicle(page: Page): Promise<string> {
	const first = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
	const [title = ''] = (await first.innerText()).split('\n');
	await first.click();
	await expect(page).toHaveURL(/\/cars\//);
	return title.trim();
}

test('a shopper gets from the home page by a list to a vehicle and its phone number', async ({ page }) => {
	await page.goto(originOf('harbourline'));
	await page
		.getByRole('main')
		.getByRole('link', { name: /^All \d+ in stock$/ })
		.click();
	await expect(page).toHaveURL(/\/search\//);
	const title = await openFirstVehicle(page);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
	const call = page.getByRole('main').getByRole('link', { name: /^Call \(03\)/ });
	await expect(call.first()).toHaveAttribute('href', /^tel:\+?\d+$/);
});

test('the links under a list lead through its pages and back', async ({ page }) => {
	await page.goto(`${originOf('merriwether')}/search/new-used-and-demo-cars`);
	const pages = page.getByRole('navigation', { name: 'Pages' });
	const titles = page.getByRole('main').getByRole('heading', { level: 3 });
	const first = await titles.first().innerText();
	await pages.getByRole('link', { name: 'Next page' }).click();
	await expect(page).toHaveURL(/\/page\/2$/);
	await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
		'aria-current',
		'page',
	);
	expect(await titles.first().innerText()).not.toBe(first);
	await pages.getByRole('link', { name: 'Previous page' }).click();
	await expect(titles.first()).toHaveText(first, { useInnerText: true });
});

test('the arrows of a gallery show the next picture and announce it', async ({ page }) => {
	await page.goto(`${originOf('righto')}/search/new-used-and-demo-cars`);
	await openFirstVehicle(page);
	const gallery = page.getByRole('region', { name: 'Pictures' });
	await expect(gallery.getByText(/^1 of \d+$/)).toBeVisible();
	await gallery.getByRole('button', { name: 'Next picture' }).click();
	await expect(gallery.getByText(/^2 of \d+$/)).toBeVisible();
	await expect(gallery.getByRole('listitem').nth(1)).toBeInViewport();
	await gallery.getByRole('button', { name: 'Previous picture' }).click();
	await expect(gallery.getByText(/^1 of \d+$/)).toBeVisible();
});
