import { ALL, count, openList, prices, tick, titles } from '../../fixtures/browser/search-list.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { exceptions } from '../../fixtures/reporting/exceptions.ts';

test('where no single removal helps, each filter is suggested alone', async ({ page }) => {
	await openList(page, `${ALL}?make=Toyota&colour=Purple&price=:9000`);
	await page.getByRole('link', { name: /^Only Toyota \d+ cars$/ }).click();
	await expect(page).toHaveURL(/\/search\/toyota$/);
	await openList(page, `${ALL}?make=Call+me&body=Spaceship`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('New, demo and used cars');
});

test('ticking narrows the list at once, and each step has its address, forward and back (FACETS-032, FACETS-050, SEARCHURL-012, SEARCHURL-021)', async ({
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

test('every keystroke is searched for, a typo is tolerated, and the typed text is one history entry (FACETS-034)', async ({
	page,
}) => {
	await page.clock.install();
	await openList(page, ALL);
	const keyword = page.getByRole('searchbox', { name: 'Keyword' });
	// A pause in typing makes an entry of its own, and a busy machine makes pauses.
	await page.clock.pauseAt(Date.now() + 60_000);
	await keyword.pressSequentially('hylux');
	await page.clock.resume();
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
	await page.getByRole('link', { name: /^Without “zzzzqq” \d+ cars$/ }).click();
	await expect(titles(page).first()).toContainText('Kia');
	await expect(page).toHaveURL(/\/search\/kia$/);

	await openList(page, `${ALL}?item_type=caravan`);
	await expect(page.getByText('No caravans found')).toBeVisible();
	await expect(page.getByRole('link', { name: /^Any kind of vehicle \d+ cars$/ })).toBeVisible();
});

test('the order and the page are in the address, and Back from a vehicle restores the list', async ({
	page,
}) => {
	await openList(page, ALL);
	await page.getByLabel('Sort').selectOption('price_asc');
	await expect(page).toHaveURL(/\?sortBy=price_asc$/);
	await expect.poll(async () => (await prices(page))[0]).toBeLessThan(12_000);
	const before = await titles(page).first().innerText();
	await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
	await expect(page).toHaveURL(/\?sortBy=price_asc&page=2$/);
	// The address changes before the list, and both pages have as many cars.
	await expect(titles(page).first()).not.toHaveText(before, { useInnerText: true });
	await expect(titles(page)).toHaveCount(23);
	const first = await titles(page).first().innerText();
	await titles(page).nth(12).getByRole('link').click();
	await expect(page).toHaveURL(/\/cars\//);
	await page.goBack();
	await expect(titles(page).first()).toHaveText(first, { useInnerText: true });
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
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
		test(`${what}: a message with a retry, and the rendered list still there (RESULTS-024)`, async ({
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
