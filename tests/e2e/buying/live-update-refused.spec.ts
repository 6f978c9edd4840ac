import type { Page, Route } from 'playwright/test';
import {
	answerWith,
	changesAnswer,
	MADE_AT,
	NEWER,
	OLDER,
	viewAnswer,
	watchChanges,
} from '../../fixtures/browser/live-update-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { CHANGING, CHANGING_STOCK } from '../../fixtures/browser-sites/changing-stock.ts';
import { exceptions } from '../../fixtures/reporting/exceptions.ts';

const LIST = '/search/new-used-and-demo-cars';
const [first = { id: '' }, second = { id: '' }] = CHANGING_STOCK;
const open = (page: Page, path: string) => page.goto(`${originOf(CHANGING)}${path}`);
const openVehicle = (page: Page) => open(page, '/cars/car-0');

/** Waits for all answers, and so for the changes they make. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

/**
 * Not those of a card's place, of the bar, which is inert until the visitor scrolls, or of the column beside the pictures, whose height
 * changes unseen.
 */
const isOfFacts = (change: string) => !/^attributes (vdp|card |bar$)/.test(change);

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
		await expect(page.locator('li[data-stock="car-1"] .price')).toHaveText('$20,010Drive away');
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

test('a slow API delays nothing', async ({ page }) => {
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	const slow = async (route: Route) => {
		await held;
		await route.fulfill({ body: 'null' }).catch(() => {});
	};
	await answerWith(page, { view: slow, changes: slow });
	await openVehicle(page);
	await expect(page.locator('.buy .price')).toHaveText('$20,000Drive away');
	await page.getByRole('button', { name: 'Next picture' }).click();
	await expect(page.getByText('2 of 3').first()).toBeVisible();
	release();
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
