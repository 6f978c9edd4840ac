import type { Page } from 'playwright/test';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: /^Search \d+\+? cars$/ });
const offers = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const offer = (page: Page, name: RegExp) => offers(page).getByRole('option', { name });

/** The paths of what a page asks for from now on. */
function listen(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	return asked;
}

test('the search box loads nothing until it is focused, then suggests what the stock has (DIRECTORY-001, DIRECTORY-003)', async ({
	page,
}) => {
	const asked = listen(page);
	await page.goto(originOf('merriwether'), { waitUntil: 'networkidle' });
	expect(asked.filter((path) => /SearchBox.*\.js$|directory/.test(path))).toEqual([]);
	await box(page).focus();
	await expect(offer(page, /^Toyota \d+$/)).toBeVisible();
	await expect(box(page)).toHaveAttribute('aria-expanded', 'true');

	await box(page).pressSequentially('corola');
	await expect(offer(page, /^Toyota Corolla \d+$/)).toBeVisible();
	await offer(page, /^Toyota Corolla \d+$/).click();
	await expect(page).toHaveURL(/\/search\/toyota\/corolla$/);
});

test('the page looks as before once suggestions are shown', async ({ page }) => {
	await page.goto(originOf('merriwether'), { waitUntil: 'networkidle' });
	// A text of each part of the page, as a stylesheet that comes too early would put the order of all layers upside down.
	const look = () =>
		page.locator(':is(h1, h2, h3, p, a, li):not([role=listbox] *)').evaluateAll((elements) =>
			elements.map((element) => {
				const { fontSize, textDecorationLine, listStyleType, display } = getComputedStyle(element);
				return [fontSize, textDecorationLine, listStyleType, display].join(' ');
			}),
		);
	const before = await look();
	await box(page).focus();
	await expect(offer(page, /^Toyota \d+$/)).toBeVisible();
	expect(await look()).toEqual(before);
});

test('the search box works with the keyboard alone', async ({ page }) => {
	await page.goto(originOf('merriwether'));
	await box(page).focus();
	await box(page).pressSequentially('kia');
	const first = offer(page, /^Kia \d+$/);
	await expect(first).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await expect(first).toHaveAttribute('aria-selected', 'true');
	await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '-');
	await page.keyboard.press('Escape');
	await expect(offers(page)).toBeHidden();
	await expect(box(page)).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await expect(offer(page, /^Search for “kia”/)).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/search\/kia$/);
});

test('typed text is counted once typing pauses, with one request (DIRECTORY-006)', async ({ page }) => {
	await page.goto(originOf('merriwether'));
	await box(page).focus();
	await expect(offers(page)).toBeVisible();
	const asked = listen(page);
	await box(page).pressSequentially('toyota', { delay: 20 });
	await expect(offer(page, /^Search for “toyota” \d+$/)).toBeVisible();
	expect(asked.filter((path) => path === '/runtime.json')).toHaveLength(1);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/search\/toyota\?said=toyota$/);
});

test('a recent search is suggested again, in the same browser only (RESULTS-014, resolution 37)', async ({
	page,
}) => {
	const entry = { path: '/search/kia?price=:30000', query: '', refinements: { make: ['Kia'] }, ranges: {} };
	await page.goto(originOf('merriwether'));
	await page.evaluate(
		(text) => localStorage.setItem('forecourt.merriwether.searches', text),
		JSON.stringify([entry, { path: 'https://elsewhere.example/', query: 'x', refinements: {}, ranges: {} }]),
	);
	await page.reload();
	await box(page).focus();
	const recent = offers(page).getByRole('group', { name: 'Recent searches' });
	await expect(recent.getByRole('option')).toHaveText(['Kia']);
	await recent.getByRole('option').click();
	await expect(page).toHaveURL(/\/search\/kia\?price=:30000$/);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

	test('the search opens as a sheet, ready to type, and closes again', async ({ page }) => {
		await page.goto(originOf('righto'));
		await expect(box(page)).toBeHidden();
		const open = page.getByRole('banner').getByRole('button', { name: /^Search/ });
		await open.tap();
		await expect(box(page)).toBeFocused();
		await expect(offers(page)).toBeVisible();
		await page.getByRole('button', { name: 'Close search' }).tap();
		await expect(box(page)).toBeHidden();
		await open.tap();
		await box(page).fill('ute');
		await offer(page, /^Ute \d+$/).tap();
		await expect(page).toHaveURL(/\/search\/ute$/);
	});
});

test('where its script cannot be loaded the list reads what was typed in the search box', async ({
	page,
}) => {
	await page.route(/\/_astro\/SearchBox.*\.js/, (route) => route.abort('aborted'));
	await page.goto(originOf('merriwether'));
	await box(page).focus();
	await box(page).pressSequentially('diesel not a haval');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(
		/\/search\/new-used-and-demo-cars\?query=-haval&fuel=Diesel&said=diesel\+not\+a\+haval$/,
	);
});

test('a click made while an island loads is repeated after hydration', async ({ page }) => {
	let deliver = () => {};
	const delivery = new Promise<void>((resolve) => {
		deliver = resolve;
	});
	await page.route(/\/_astro\/PriceRange.*\.js/, async (route) => {
		await delivery;
		await route.continue();
	});
	await page.goto(`${originOf('merriwether')}/price-range`);
	await page.getByRole('link', { name: /^Show Me/ }).click({ noWaitAfter: true });
	await expect(page).toHaveURL(/\/price-range$/);
	deliver();
	await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars$/);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the search box is a form that leads to the list', async ({ page }) => {
		await page.goto(originOf('merriwether'));
		await box(page).fill('red ute');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\?words=red\+ute$/);
		await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
	});

	test('the list of a make without stock shows a message and links to stock (resolution 15)', async ({
		page,
	}) => {
		await page.goto(`${originOf('merriwether')}/search/ferrari`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('None in stock at the moment');
		await page.getByRole('link', { name: /^See all \d+ cars$/ }).click();
		await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars$/);
	});
});
