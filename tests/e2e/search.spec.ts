import type { Page } from 'playwright/test';
import { expect, originOf, searchIsLive, test } from '../fixtures/browser/site-test.ts';
import { exceptions } from '../fixtures/reporting/exceptions.ts';

const ALL = '/search/new-used-and-demo-cars';

/** Opens a list of the group, whose search this file is about. */
async function openList(page: Page, address: string): Promise<void> {
	await page.goto(originOf('merriwether') + address);
	await searchIsLive(page);
}

const count = (page: Page) => page.getByRole('main').getByRole('status');

const titles = (page: Page) =>
	page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });

const tick = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).click();

async function prices(page: Page): Promise<number[]> {
	const texts = await page
		.getByRole('main')
		.getByText(/^\$[\d,]+$/)
		.filter({ visible: true })
		.allInnerTexts();
	// A subscription's figure is by the week; its price stands below it in words.
	return texts.map((text) => Number(text.replace(/\D/g, ''))).filter((price) => price > 1000);
}

test('changes made before hydration are searched for after it', async ({ page }) => {
	const renderer = Promise.withResolvers<void>();
	await page.route(/\/_astro\/client\.[^/]+\.js$/, async (route) => {
		await renderer.promise;
		await route.continue();
	});
	await page.goto(originOf('merriwether') + ALL, { waitUntil: 'commit' });
	await tick(page, /^Toyota/);
	await page.getByLabel('Sort').selectOption({ label: 'Lowest price' });
	await page.getByRole('searchbox', { name: 'Keyword' }).fill('corolla');
	renderer.resolve();
	await expect(page).toHaveURL(/\/search\/toyota\?query=corolla&sortBy=price_asc$/);
	await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
	await expect(page.getByLabel('Sort')).toHaveValue('price_asc');
	await expect(page.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('corolla');
	await expect(count(page)).toHaveText('6 cars');
});

test('where no single removal helps, each filter is suggested alone', async ({ page }) => {
	await openList(page, `${ALL}?make=Toyota&colour=Purple&price=:9000`);
	await page.getByRole('button', { name: /^Only Toyota: \d+ cars$/ }).click();
	await expect(page).toHaveURL(/\/search\/toyota$/);
	await openList(page, `${ALL}?make=Call+me&body=Spaceship`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('New, demo and used cars');
});

test('ticking narrows the list at once, and each step has its address, forward and back (SEARCHURL-012, SEARCHURL-021)', async ({
	page,
}) => {
	await openList(page, '/search/used-cars');
	await tick(page, /^Toyota/);
	await expect(page).toHaveURL(/\/search\/toyota\?car_type=used$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota');
	await expect(page).toHaveTitle(/^Toyota for sale/);
	await tick(page, /^Corolla \d/);
	await expect(page).toHaveURL(/\/search\/toyota\/corolla\?car_type=used$/);
	await expect(async () => {
		const shown = await titles(page).allInnerTexts();
		expect(exceptions(shown, (title) => title.includes('Toyota Corolla'))).toEqual([]);
	}).toPass();
	const found = await count(page).innerText();

	await tick(page, /^Kia/);
	await expect(page).toHaveURL(/\/search\/used-cars\?make=Toyota,Kia&make_model=Toyota\+Corolla$/);
	await expect.poll(async () => (await titles(page).allInnerTexts()).join()).toMatch(/Kia/);
	expect((await titles(page).allInnerTexts()).join()).toMatch(/Corolla/);

	await page.goBack();
	await expect(count(page)).toHaveText(found);
	await page.goBack();
	await page.goBack();
	await expect(page).toHaveURL(/\/search\/used-cars$/);
	await page.goForward();
	await expect(page).toHaveURL(/\/search\/toyota\?car_type=used$/);
	await page.reload();
	await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
	await expect(page.getByRole('checkbox', { name: /^Used/ })).toBeChecked();
});

test('a list is shown as printed, without requests before the first input', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.addInitScript(() => {
		addEventListener('DOMContentLoaded', () => {
			const card = document.querySelector('.static-list .card');
			if (card) card.setAttribute('data-witness', '');
		});
	});
	await openList(page, ALL);
	await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
	await expect(page.locator('[data-witness]')).toBeVisible();
	expect(asked.filter((path) => /runtime\.json|search-index/.test(path))).toEqual([]);

	let at = 300;
	await expect
		.poll(async () => {
			at += 20;
			await page.mouse.move(at, 400);
			return asked.filter((path) => /runtime\.json/.test(path));
		})
		.toHaveLength(1);
	await expect(page.locator('[data-witness]')).toBeVisible();
});

test('a narrowing address shows skeletons and then its own list, never the printed one', async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/runtime.json', async (route) => {
		await held;
		await route.continue();
	});
	await page.addInitScript(() => {
		const seen = new Set<string>();
		Object.assign(window, { seen });
		const look = () => {
			for (const title of document.querySelectorAll<HTMLElement>('.card__title'))
				if (title.checkVisibility()) seen.add(title.innerText);
			requestAnimationFrame(look);
		};
		look();
	});
	await openList(page, `${ALL}?make=Kia&colour=Aurora+Black+Pearl`);
	await expect(page.locator('.skeleton').first()).toBeVisible();
	await expect(titles(page)).toHaveCount(0);
	release();
	await expect(titles(page).first()).toContainText('Kia');
	const shown = await titles(page).allInnerTexts();
	expect(exceptions(shown, (title) => title.includes('Black'))).toEqual([]);
	await expect(page.locator('.skeleton').first()).toBeHidden();
	const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
	expect(seen.filter((title) => !title.includes('Black'))).toEqual([]);
	expect(seen.length).toBeGreaterThan(0);
});

test('every keystroke is searched for, a typo is tolerated, and the typed text is one history entry', async ({
	page,
}) => {
	await openList(page, ALL);
	const keyword = page.getByRole('searchbox', { name: 'Keyword' });
	await keyword.pressSequentially('hylux', { delay: 40 });
	await expect(titles(page).first()).toContainText('HiLux');
	await expect(page).toHaveURL(/\?query=hylux$/);
	await page.goBack();
	await expect(keyword).toHaveValue('');
	await expect(page).toHaveURL(new RegExp(`${ALL}$`));
});

test('a text without results shows those of the nearest one, and names it', async ({ page }) => {
	await openList(page, `${ALL}?query=hulix+1899`);
	await expect(page.getByText('Nothing for all of “hulix 1899”; showing results for “hilux”.')).toBeVisible();
	await expect(titles(page).first()).toContainText('HiLux');
	await expect(page).toHaveURL(/query=hulix\+1899$/);
});

test('a page beyond the last one is the last one, under its own address', async ({ page }) => {
	await openList(page, `${ALL}?page=99`);
	await expect(titles(page).first()).toBeVisible();
	await expect(page).toHaveURL(/\?page=\d$/);
});

test('an empty search suggests what to remove, with the counts', async ({ page }) => {
	await openList(page, `${ALL}?make=Kia&query=zzzzqq`);
	await expect(page.getByText('No cars found')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Similar cars' })).toBeVisible();
	await page.getByRole('button', { name: /^Without “zzzzqq”: \d+ cars$/ }).click();
	await expect(titles(page).first()).toContainText('Kia');
	await expect(page).toHaveURL(/\/search\/kia$/);
});

test('the order and the page are in the address, and Back from a vehicle restores the list', async ({
	page,
}) => {
	await openList(page, ALL);
	await page.getByLabel('Sort').selectOption('price_asc');
	await expect(page).toHaveURL(/\?sortBy=price_asc$/);
	await expect.poll(async () => (await prices(page))[0]).toBeLessThan(12_000);
	await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
	await expect(page).toHaveURL(/\?sortBy=price_asc&page=2$/);
	await expect(titles(page)).toHaveCount(23);
	const first = await titles(page).first().innerText();
	await titles(page).nth(12).getByRole('link').click();
	await expect(page).toHaveURL(/\/cars\//);
	await page.goBack();
	await expect(titles(page).first()).toHaveText(first, { useInnerText: true });
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('sections keep their open state, and a folded one loads its values when it opens (FACETS-030, FACETS-048)', async ({
	page,
}) => {
	await openList(page, ALL);
	const section = (title: string) =>
		page.locator('details').filter({ has: page.locator('summary', { hasText: title }) });
	await section('Fuel').locator('summary').click();
	await expect(section('Fuel').getByRole('checkbox').first()).toBeVisible();
	await section('Make and model').locator('summary').click();
	await tick(page, /^Diesel/);
	await expect(page).toHaveURL(/\?fuel=Diesel$/);
	await expect(section('Make and model').getByRole('checkbox').first()).toBeHidden();
	await expect(section('Fuel').getByRole('checkbox', { name: /^Diesel/ })).toBeChecked();

	await section('Make and model').locator('summary').click();
	const makes = section('Make and model').getByRole('checkbox');
	const few = await makes.count();
	await section('Make and model')
		.getByRole('button', { name: /^Show All \d+$/ })
		.click();
	await expect.poll(() => makes.count()).toBeGreaterThan(few);
	await section('Make and model').getByRole('button', { name: 'Hide' }).click();
	await expect(makes).toHaveCount(few);
});

test('the slider moves by keyboard and by typed numbers (FACETS-038 to FACETS-043)', async ({ page }) => {
	await openList(page, ALL);
	await page.getByLabel('Lowest price, typed').fill('30,000');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\?price=30000:$/);
	const cheaper = async () => exceptions(await prices(page), (price) => price >= 30_000);
	await expect(async () => expect(await cheaper()).toEqual([])).toPass();
	const highest = page.getByRole('slider', { name: 'Highest price' });
	await highest.focus();
	await page.keyboard.press('Home');
	await expect(page).toHaveURL(/\?price=30000:30000$/);
	await expect(page.getByLabel('Highest price, typed')).toHaveValue('$30,000');
	await page.getByLabel('Highest price, typed').fill('20000');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\?price=20000:30000$/);
	await page.getByLabel('Lowest price, typed').fill('');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\?price=:30000$/);
});

test('the weekly estimate has rate, comparison rate and warning in plain text (resolution 220)', async ({
	page,
}) => {
	await openList(page, ALL);
	const section = page.getByRole('complementary', { name: 'Filters' });
	await section.locator('summary').filter({ hasText: 'Weekly estimate' }).click();
	await expect(
		section.getByText(/Interest rate .* p\.a\. Comparison rate .* p\.a\..*WARNING: /),
	).toBeVisible();
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

	test('the filters are a sheet that keeps the focus, updates its count and closes to the results (FACETS-036)', async ({
		page,
	}) => {
		await openList(page, ALL);
		const open = page.getByRole('button', { name: /^Filters/ });
		await open.focus();
		await page.keyboard.press('Enter');
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
		await sheet.getByRole('checkbox', { name: /^Kia/ }).press('Space');
		const show = sheet.getByRole('button', { name: /^Show Me \d+ cars$/ });
		await expect(show).not.toHaveText(/154/);
		await page.keyboard.press('Escape');
		await expect(sheet).toBeHidden();
		await expect(open).toBeFocused();
		await page.keyboard.press('Enter');
		await show.click();
		await expect(sheet).toBeHidden();
		await expect(titles(page).first()).toContainText('Kia');
	});
});

test.describe('any address', () => {
	const QUERIES = [
		'colour=%ZZ&page=999&nothing=1&sortBy=zz&price=90000:1000',
		`query=${'x'.repeat(10_000)}`,
		'query=%22%5C%27%F0%9F%9A%97%3Cimg+src%3Dx+onerror%3Dalert(1)%3E',
		'make=Toyota%22+OR+dealer+%3D+%22righto&make=Toyota',
		'km=NaN:Infinity&year=-5:99999&seats=&badge=,,,&page=-3',
	];
	for (const query of QUERIES) {
		test(`shows a list or further links: ${query.slice(0, 40)}`, async ({ page }) => {
			await openList(page, `${ALL}?${query}`);
			await expect(page.locator('html')).not.toHaveAttribute('data-refined');
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(titles(page).first().or(page.getByText('No cars found')).first()).toBeVisible();
			await expect(page.locator('main img[src="x"]')).toHaveCount(0);
			const links = titles(page).getByRole('link');
			const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
			expect(hrefs.filter((href) => !href.startsWith('/cars/'))).toEqual([]);
		});
	}
});

test.describe('when the index cannot be loaded', () => {
	for (const [what, answer] of [
		['missing', { status: 404, body: '' }],
		['corrupt', { status: 200, body: 'not an index' }],
	] as const) {
		test(`${what}: a message with a retry, and the printed list still there (ERRORS-007)`, async ({
			page,
			complaints,
		}) => {
			await page.route('**/search-index/*', (route) => route.fulfill(answer));
			await openList(page, ALL);
			await tick(page, /^Kia/);
			await expect(page.getByRole('alert')).toContainText('try again', { ignoreCase: true });
			await expect(titles(page)).toHaveCount(23);
			await page.unroute('**/search-index/*');
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(titles(page).first()).toContainText('Kia');
			await expect(page.getByRole('alert')).toHaveCount(0);
			complaints.splice(0);
		});
	}
});

test('viewing a page of results is event 49 (ANALYTICS-008)', async ({ page }) => {
	await page.addInitScript(() => {
		const heard: unknown[] = [];
		Object.assign(window, { heard });
		addEventListener('forecourt:event', (event) => heard.push((event as CustomEvent).detail.event_id));
	});
	await openList(page, ALL);
	await expect
		.poll(() => page.evaluate(() => (window as unknown as { heard: number[] }).heard))
		.toEqual([49]);
});
