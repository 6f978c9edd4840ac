import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { VehicleFacts } from '../../../src/domain/vehicle/vehicle-facts.ts';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { expect, originOf, outDir, test } from '../../fixtures/browser/site-test.ts';

const SITE = 'asks-first';

/** Counts what would open the print dialog, which no test can close. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
	await page.context().addInitScript(() => {
		const counted = window as unknown as { prints: number };
		counted.prints = 0;
		window.print = () => {
			counted.prints += 1;
		};
	});
	return () => page.evaluate(() => (window as unknown as { prints: number }).prints);
}

/** A vehicle of the demo with all there is to print. */
async function fullVehicle(page: Page): Promise<string> {
	await page.goto(`${originOf('righto')}/search/used-cars`);
	const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
	return (await link.getAttribute('href')) ?? '';
}

test('Print opens the print page in a new tab, and the print dialog once (VDPACT-020, VDPACT-025)', async ({
	page,
}) => {
	await countPrints(page);
	const path = await fullVehicle(page);
	await page.goto(`${originOf('righto')}${path}`);
	const title = await page.getByRole('heading', { level: 1 }).innerText();
	const opened = page.context().waitForEvent('page');
	await page
		.getByRole('main')
		.getByRole('link', { name: /^Print/ })
		.click();
	const printPage = await opened;

	await expect(printPage).toHaveURL(`${originOf('righto')}/print?car_id=${path.replace('/cars/', '')}`);
	await expect(printPage.getByRole('heading', { level: 1 })).toHaveText(title);
	await expect(printPage).toHaveTitle(title);
	const prints = () => printPage.evaluate(() => (window as unknown as { prints: number }).prints);
	await expect.poll(prints).toBe(1);
	expect(await printPage.evaluate(() => window.opener)).toBeNull();
	await printPage.getByRole('button', { name: 'Print' }).click();
	expect(await prints()).toBe(2);
});

test('a vehicle whose page offers no print has no print page at its address either (VDPACT-021)', async ({
	page,
}) => {
	const prints = await countPrints(page);
	const path = await fullVehicle(page);
	await page.route(`**${path}.json`, (route) =>
		route.fulfill({ json: { ...factsIn('righto', path), print: false } }),
	);
	await page.goto(`${originOf('righto')}/print?car_id=${path.replace('/cars/', '')}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This vehicle has no print page');
	await expect(page.getByRole('link', { name: 'Back to the vehicle' })).toHaveAttribute('href', path);
	expect(await prints()).toBe(0);
});

test('the print page has the data of the vehicle’s page, on one A4 page', async ({ page }) => {
	const prints = await countPrints(page);
	const path = await fullVehicle(page);
	await page.goto(`${originOf('righto')}${path}`);
	const price = await page.locator('.buy .price').innerText();
	const heading = page.getByRole('heading', { name: 'All Specifications' });
	const rows = await page.locator('section', { has: heading }).locator('tr').count();
	expect(rows).toBeGreaterThan(4);
	await page.goto(`${originOf('righto')}/print?car_id=${path.replace('/cars/', '')}`);
	await expect.poll(prints).toBe(1);

	const main = page.getByRole('main');
	for (const name of ['Key facts', 'Our comments', 'Specifications'])
		await expect(main.getByRole('heading', { name })).toBeVisible();
	expect(await main.locator('[data-part=price]').innerText()).toBe(price);
	expect(await main.getByRole('row').count()).toBe(rows);
	await expect(main.getByRole('img').first()).toHaveJSProperty('complete', true);
	await expect(main.getByText(/^\(\d\d\)|^1[38]00/).first()).toBeVisible();
	expect(await main.locator('script, [onclick], [popover]').count()).toBe(0);
	expect(await faults(page)).toEqual([]);

	const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
	expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('an id leads to the print page as a slug does (resolution 72)', async ({ page, complaints }) => {
	const prints = await countPrints(page);
	await page.goto(`${originOf(SITE)}/print?car_id=A-1`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('2021 Toyota Corolla');
	await expect.poll(prints).toBe(1);
	// Asking for a page by what may be its slug is how one learns that it is none.
	forgive(complaints, '/cars/a-1');
});

for (const { name, query, asked } of [
	{ name: 'no vehicle', query: '', asked: null },
	{ name: 'an unknown vehicle', query: '?car_id=no-such', asked: '/cars/no-such' },
	{ name: 'a way out of the folder', query: '?car_id=../index', asked: null },
	{ name: 'another site', query: '?car_id=https://elsewhere.example/x', asked: null },
	{ name: 'HTML', query: '?car_id=<img src=x onerror="document.title=1">', asked: null },
]) {
	test(`an address with ${name} shows a message and a link back`, async ({ page, complaints }) => {
		const prints = await countPrints(page);
		const requests: string[] = [];
		page.on('request', (request) => requests.push(request.url()));
		await page.goto(`${originOf(SITE)}/print${query}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			query ? 'We don’t have this vehicle' : 'Which vehicle?',
		);
		await expect(page.getByRole('status')).not.toBeEmpty();
		await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
		expect(await page.locator('main img').count()).toBe(0);
		expect(requests.filter((url) => !url.startsWith(originOf(SITE)) && !url.startsWith('data:'))).toEqual([]);
		expect(await prints()).toBe(0);
		if (asked) forgive(complaints, asked);
		await page.getByRole('link', { name: /^See all/ }).click();
		await expect(page).toHaveURL(/\/search\//);
	});
}

test('a sold vehicle is not printed, with a link to its page', async ({ page }) => {
	const prints = await countPrints(page);
	await page.goto(`${originOf('everything')}/stock.json`);
	const sold = await soldSlug(page);
	await page.goto(`${originOf('everything')}/print?car_id=${sold}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This vehicle has been sold');
	expect(await prints()).toBe(0);
	await page.getByRole('link', { name: 'Back to the vehicle' }).click();
	await expect(page).toHaveURL(new RegExp(`/cars/${sold}$`));
});

/** The facts the build wrote of a vehicle, by the address of its page. */
function factsIn(site: string, path: string): VehicleFacts {
	return JSON.parse(readFileSync(join(outDir(), site, `${path}.json`), 'utf8')) as VehicleFacts;
}

/** The slug of a vehicle that is sold and still listed. */
async function soldSlug(page: Page): Promise<string> {
	const { vehicles } = JSON.parse(await page.locator('body').innerText()) as {
		vehicles: { slug: string; status: string }[];
	};
	const found = vehicles.find(({ status }) => status === 'sold');
	if (!found) throw new Error('the fixture lists no sold vehicle');
	return found.slug;
}

test('a failed connection is reported, and nothing is printed', async ({ page, complaints }) => {
	const prints = await countPrints(page);
	await page.route('**/cars/**', (route) => route.abort('connectionfailed'));
	await page.goto(`${originOf(SITE)}/print?car_id=used-corolla`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this vehicle');
	expect(await prints()).toBe(0);
	forgive(complaints, '/cars/used-corolla');
});

test('HTML in facts that were tampered with is printed as text', async ({ page }) => {
	const prints = await countPrints(page);
	const html =
		'<script>document.title="run"</script><img src="/favicon.svg" onload="document.title=\'run\'">';
	await page.route('**/cars/used-corolla.json', (route) => {
		const facts = {
			...factsIn(SITE, '/cars/used-corolla'),
			comments: [html],
			specifications: [[html, html]],
		};
		return route.fulfill({ json: facts });
	});
	await page.goto(`${originOf(SITE)}/print?car_id=used-corolla`);
	await expect.poll(prints).toBe(1);
	await expect(page.getByText(html)).toHaveCount(3);
	await expect(page).toHaveTitle('2021 Toyota Corolla');
	expect(await page.locator('main [onload], main script').count()).toBe(0);
});

test('the page of a vehicle prints well by itself: all text, no controls', async ({ page }) => {
	await page.goto(`${originOf('righto')}${await fullVehicle(page)}`);
	await page.emulateMedia({ media: 'print' });
	const main = page.getByRole('main');
	await expect(main.locator('.cut__rest').first()).toBeVisible();
	for (const controls of ['button:visible', 'summary:visible', '[popover]:visible'])
		expect(
			await page.locator(controls).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)),
			controls,
		).toEqual([]);
	await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.locator('.buy .price')).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the print page states that the vehicle’s own page can be printed instead', async ({ page }) => {
		await page.goto(`${originOf(SITE)}/print?car_id=used-corolla`);
		await expect(page.getByText(/You can print the vehicle’s own page instead/)).toBeVisible();
		await expect(page.getByRole('link', { name: /^See all/ })).toBeVisible();
	});
});

/** Takes out the complaints that hold a text, which the test is about, and makes sure there were some. */
function forgive(complaints: string[], text: string): void {
	const others = complaints.filter((complaint) => !complaint.includes(text));
	expect(others.length).toBeLessThan(complaints.length);
	complaints.splice(0, complaints.length, ...others);
}
