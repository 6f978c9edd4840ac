import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import {
	answerWith,
	changesAnswer,
	MADE_AT,
	NEWER,
	OLDER,
	viewAnswer,
	watchChanges,
} from '../fixtures/browser/fresh-answers.ts';
import { expect, originOf, test } from '../fixtures/browser/site-test.ts';
import { CHANGING, CHANGING_STOCK } from '../fixtures/browser-sites/changing-stock.ts';
import { exceptions } from '../fixtures/reporting/exceptions.ts';

const LIST = '/search/new-used-and-demo-cars';
const [first = { id: '' }, second = { id: '' }, third = { id: '' }] = CHANGING_STOCK;
const open = (page: Page, path: string) => page.goto(`${originOf(CHANGING)}${path}`);
const openVehicle = (page: Page) => open(page, '/cars/car-0');
const buyBlock = (page: Page) => page.locator('.buy');
const cardOf = (page: Page, slug: string) => page.locator(`li[data-stock="${slug}"]`);

/** Waits until nothing is on its way any more: what was to change has changed. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

/** Versions of places, and the height of the column beside the pictures, change without anybody seeing it. */
const isOfFacts = (change: string) => !/^attributes (vdp|card )/.test(change);

test('the page of a vehicle requests its current data, with what it shows (VDPACT-034)', async ({ page }) => {
	const asked = await answerWith(page, { view: viewAnswer(first, {}, { version: MADE_AT }) });
	await openVehicle(page);
	await expect.poll(() => asked.map(({ pathname }) => pathname)).toContain('/api/cars/car-0/view.json');
	const view = asked.find(({ pathname }) => pathname.endsWith('view.json'));
	expect(Object.fromEntries(view?.searchParams ?? [])).toEqual({
		photos_count: '3',
		updated_at: '2026-01-10T00:00:00.000Z',
		website_id: '77',
	});
});

test('a newer price is shown in one change, with its label', async ({ page }) => {
	const changes = await watchChanges(page);
	await answerWith(page, { view: viewAnswer(first, { price: 18_500, before_price: 20_000 }) });
	await openVehicle(page);
	await expect(buyBlock(page).locator('.price')).toHaveText(
		/^\$18,500\s*Was \$20,000Drive away · \$1,500 less$/,
	);
	const prices = (await changes()).filter((change) => change.startsWith('prices'));
	expect(prices).toHaveLength(1);
});

/** Bytes after gzip that a change may add; React's own renderer alone has 65,000. */
const SCRIPT_OF_LIVE_UPDATE = 12_000;

test(`a price that changed comes with at most ${SCRIPT_OF_LIVE_UPDATE} bytes of script`, async ({ page }) => {
	const bodies: Promise<Buffer>[] = [];
	page.on('response', (response) => {
		if (/javascript/.test(response.headers()['content-type'] ?? '')) bodies.push(response.body());
	});
	const bytes = async () => {
		await page.waitForLoadState('networkidle');
		const files = await Promise.all(bodies.splice(0));
		return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
	};
	await answerWith(page, { view: viewAnswer(first, {}, { version: MADE_AT }) });
	await openVehicle(page);
	const withoutChange = await bytes();
	await answerWith(page, { view: viewAnswer(first, { price: 18_500 }) });
	await openVehicle(page);
	await expect(buyBlock(page).locator('.price')).toContainText('$18,500');
	const added = (await bytes()) - withoutChange;
	expect(added, 'script that a change adds').toBeGreaterThan(1_000);
	expect(added).toBeLessThanOrEqual(SCRIPT_OF_LIVE_UPDATE);
});

test('a newer tag and a reservation are shown', async ({ page }) => {
	await answerWith(page, { view: viewAnswer(first, { reserved: true }) });
	await openVehicle(page);
	await expect(page.locator('.gal .tag')).toHaveText('RESERVED');
	await expect(buyBlock(page).getByText('Reserved', { exact: true })).toBeVisible();
});

test('a vehicle sold meanwhile is marked sold, without its price (SOLD)', async ({ page }) => {
	await answerWith(page, {
		view: viewAnswer(first, { status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000) }),
	});
	await openVehicle(page);
	await expect(buyBlock(page).getByText('Sorry, this car has been sold.')).toBeVisible();
	await expect(buyBlock(page).locator('.price')).toHaveCount(0);
	await expect(buyBlock(page).getByRole('link', { name: /^Call/ })).toHaveCount(0);
	await expect(page.locator('.gal .tag')).toHaveText('SOLD');
});

test('a vehicle that is no longer listed is marked as no longer available', async ({ page }) => {
	await answerWith(page, { view: { views: null, stock_version: NEWER, car_fields: null } });
	await openVehicle(page);
	await expect(buyBlock(page).getByText('Sorry, this car is no longer available.')).toBeVisible();
});

test('the cards of a list show newer prices and states; the others are not touched', async ({ page }) => {
	const changes = await watchChanges(page);
	await answerWith(page, {
		changes: changesAnswer([
			[first, { price: 15_000 }],
			[second, { status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000) }],
			[third, null],
		]),
	});
	await open(page, LIST);
	await expect(cardOf(page, 'car-0').locator('.price')).toHaveText('$15,000Drive away');
	const sold = cardOf(page, 'car-1');
	await expect(sold.locator('.tag')).toHaveText('SOLD');
	await expect(sold).toContainText('Like this and want something similar?');
	await expect(sold.getByRole('link').last()).toHaveAttribute('href', '/cars/car-1#similar');
	await expect(cardOf(page, 'car-2')).toHaveCount(0);
	await expect(cardOf(page, 'car-3').locator('.price')).toHaveText('$20,030Drive away');
	expect((await changes()).filter((change) => change.includes('card__media')).length).toBeLessThanOrEqual(1);
});

test('a vehicle sold longer ago than lists show is removed from the list', async ({ page }) => {
	await answerWith(page, {
		changes: changesAnswer([[first, { status: 'sold', sold_date_timestamp: OLDER }]]),
	});
	await open(page, LIST);
	await expect(cardOf(page, 'car-0')).toHaveCount(0);
});

test('the home page shows newer prices too', async ({ page }) => {
	await answerWith(page, {
		changes: changesAnswer(CHANGING_STOCK.map((record) => [record, { price: 12_345 }])),
	});
	await open(page, '/');
	const prices = page.locator('[data-stock] .price__now');
	await expect(prices.first()).toHaveText('$12,345');
	expect(new Set(await prices.allInnerTexts())).toEqual(new Set(['$12,345']));
});

test('search results have newer prices too', async ({ page }) => {
	await answerWith(page, { changes: changesAnswer([[first, { price: 15_000 }]]) });
	await open(page, `${LIST}?sortBy=price_asc`);
	await expect(page.locator('.static-list')).toHaveCount(0);
	const card = page.locator('li[data-stock="car-0"]');
	await expect(card.locator('.price')).toHaveText('$15,000Drive away');
});

for (const { name, view, changes } of [
	{
		name: 'an older answer',
		view: viewAnswer(first, { price: 1_234 }, { version: OLDER }),
		changes: changesAnswer([[second, { price: 1_234 }]], OLDER),
	},
	{
		name: 'an answer of the same version',
		view: viewAnswer(first, { price: 1_234 }, { version: MADE_AT }),
		changes: changesAnswer([[second, { price: 1_234 }]], MADE_AT),
	},
	{ name: 'a text that is no answer', view: '<html>', changes: 'oops' },
	{ name: 'an answer of another shape', view: '{"car_fields":7}', changes: '{"changes":{"a":1}}' },
	{
		name: 'a price in words',
		view: { ...viewAnswer(first, {}), car_fields: { ...viewAnswer(first, {}).car_fields, price: '$1' } },
		changes: {
			stock_version: NEWER,
			changes: [{ slug: 'car-1', stock_version: NEWER, car_fields: { price: '$1' } }],
		},
	},
	{
		name: 'a slug that is none',
		view: 'null',
		changes: { changes: [{ slug: '"] , main', stock_version: NEWER, car_fields: null }, null] },
	},
	{
		name: 'an answer that changes nothing one sees',
		view: viewAnswer(first, {}),
		changes: changesAnswer([[second, {}]]),
	},
] as const) {
	test(`${name} changes nothing`, async ({ page }) => {
		const seen = await watchChanges(page);
		await answerWith(page, { view, changes });
		for (const path of ['/cars/car-0', LIST]) {
			await open(page, path);
			await settled(page);
			expect((await seen()).filter(isOfFacts), path).toEqual([]);
		}
		await expect(cardOf(page, 'car-1').locator('.price')).toHaveText('$20,010Drive away');
	});
}

test('a failing API changes nothing, and there is no counter (VDPACT-036)', async ({ page, complaints }) => {
	const seen = await watchChanges(page);
	await answerWith(page, { view: 500, changes: 500 });
	await openVehicle(page);
	await settled(page);
	expect((await seen()).filter(isOfFacts)).toEqual([]);
	await expect(page.getByText(/views?$/)).toHaveCount(0);
	expect(exceptions(complaints.splice(0), (complaint) => complaint.startsWith('500: '))).toEqual([]);
});

test('a comparison and the print page have the newer data', async ({ page }) => {
	await answerWith(page, {
		changes: changesAnswer([
			[first, { price: 18_500, reserved: true }],
			[second, { status: 'sold', sold: true }],
			[third, null],
		]),
	});
	await open(page, '/compare?cars=car-0,car-1,car-2');
	const prices = page.getByRole('row', { name: /^Price/ }).getByRole('cell');
	await expect(prices).toHaveText(['$18,500, Drive away', 'Sold', 'No longer available']);

	await page.addInitScript(() => {
		window.print = () => {};
	});
	await open(page, '/print?car_id=car-0');
	await expect(page.getByText('$18,500')).toBeVisible();
	await expect(page.getByText('Reserved', { exact: true })).toBeVisible();
	await open(page, '/print?car_id=car-1');
	await expect(page.getByRole('heading', { name: 'This vehicle has been sold' })).toBeVisible();
});

test('a slow API delays nothing', async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((settle) => {
		release = settle;
	});
	const slow = async (route: import('playwright/test').Route) => {
		await held;
		await route.fulfill({ body: 'null' }).catch(() => {});
	};
	await answerWith(page, { view: slow, changes: slow });
	await openVehicle(page);
	await expect(buyBlock(page).locator('.price')).toHaveText('$20,000Drive away');
	await page.getByRole('button', { name: 'Next picture' }).click();
	await expect(page.getByText('2 of 3').first()).toBeVisible();
	release();
});

test('42 views count up to 42 in a second, and are announced once (VDPACT-035, VDPACT-037)', async ({
	page,
}) => {
	await answerWith(page, { view: viewAnswer(first, {}, { views: 42, version: MADE_AT }) });
	await page.addInitScript(() => {
		const shown: { text: string; at: number }[] = [];
		Object.assign(window, { shown });
		const note = () => {
			const text = document.querySelector('[data-views] [data-count]')?.textContent;
			if (text && text !== shown.at(-1)?.text) shown.push({ text, at: performance.now() });
			requestAnimationFrame(note);
		};
		requestAnimationFrame(note);
	});
	await openVehicle(page);
	const counter = page.locator('[data-views]');
	await expect(counter.locator('[data-count]')).toHaveText('42 views');
	await expect(counter.locator('.vh')).toHaveText('42 views');
	const shown = await page.evaluate(
		() => (window as unknown as { shown: { text: string; at: number }[] }).shown,
	);
	const counts = shown.map(({ text }) => Number.parseInt(text, 10));
	expect(counts).toEqual(counts.toSorted((a, b) => a - b));
	expect(counts.length).toBeGreaterThan(3);
	expect((shown.at(-1)?.at ?? 0) - (shown[0]?.at ?? 0)).toBeLessThan(1500);
});

test('with reduced motion the number is shown at once', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await answerWith(page, { view: viewAnswer(first, {}, { views: 1, version: MADE_AT }) });
	const counter = page.locator('[data-views] [data-count]');
	await openVehicle(page);
	await expect(counter).toHaveText('1 view');
});

test('a site without a lead API makes no request', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (new URL(request.url()).pathname.startsWith('/api')) asked.push(request.url());
	});
	await page.goto(`${originOf('everything')}/`, { waitUntil: 'networkidle' });
	expect(asked).toEqual([]);
	await expect(page.locator('[data-stock], [data-api]')).toHaveCount(0);
});
