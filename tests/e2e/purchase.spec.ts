import type { Page } from 'playwright/test';
import { faults } from '../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../fixtures/browser/enlarge.ts';
import { expect, test } from '../fixtures/browser/site-test.ts';
import {
	BUY_ONLINE,
	CHECKOUT,
	CHECKOUT_CARS,
	chooseAtSandbox,
	toDeposit,
} from '../fixtures/browser-sites/checkout.ts';
import { type ServedSites, serveSites } from '../fixtures/browser-sites/serve-sites.ts';

// One lead API serves all tests of this file.
test.describe.configure({ mode: 'default' });

let sites: ServedSites;
test.beforeAll(async () => {
	sites = await serveSites([CHECKOUT, BUY_ONLINE]);
});
test.afterAll(() => sites?.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const step = (page: Page) => page.locator('.lead__count');
const goOn = (page: Page) => page.getByRole('button', { name: /^Continue/ }).click();
const car = (slug: string) => `${sites.origin(CHECKOUT)}/cars/${slug}`;
const journey = (slug: string) => `${sites.origin(CHECKOUT)}/checkout-journey?car_id=${slug}`;

for (const [index, [name, viewport]] of Object.entries({
	phone: { width: 375, height: 812 },
	desktop: { width: 1280, height: 800 },
}).entries())
	test(`a vehicle is bought online on a ${name}: every step, review, deposit (RESERVE-003, RESERVE-010, RESERVE-012)`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		const isGood = async () => {
			expect(await faults(page)).toEqual([]);
			expect(await scrollWidth(page)).toBeLessThanOrEqual(viewport.width);
		};
		const left = (text: string) =>
			expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
		await page.goto(car(`car-${index}`));
		await page.getByRole('link', { name: 'Buy Online' }).filter({ visible: true }).first().click();
		await expect(page).toHaveURL(journey(`car-${index}`));
		await expect(step(page)).toHaveText('Step 1 of 6: Your details');
		await left('$24,800');
		await isGood();
		await page.getByLabel('Name', { exact: true }).fill('Danielle Okafor');
		await page.getByLabel('Email').fill(`dani${index}@example.com`);
		await page.getByLabel('Phone').fill(`0412 555 01${index}`);
		await goOn(page);
		await expect(step(page)).toHaveText('Step 2 of 6: Your trade-in');
		await goOn(page);
		await expect(page.getByRole('link', { name: /^Please say whether/ })).toBeVisible();
		await isGood();
		await page.getByLabel('No', { exact: true }).check();
		await goOn(page);
		await page.getByLabel('By bank transfer').check();
		await goOn(page);
		await expect(step(page)).toHaveText('Step 4 of 6: Delivery or pick-up');
		await page.getByLabel('Bring it to me').check();
		await left('$24,890');
		await goOn(page);
		await expect(page.getByRole('link', { name: /^Please enter the address/ })).toBeVisible();
		await page.getByLabel('Address').fill('18 Kintail Road, Applecross 6153');
		await page.locator('[name=handover_date_day]').first().check({ force: true });
		await page.locator('[name=handover_date_time]:not([disabled])').first().check({ force: true });
		await isGood();
		await goOn(page);
		await page.getByLabel('Floor mats, $160').check();
		await left('$25,050');
		await goOn(page);
		await expect(step(page)).toHaveText('Step 6 of 6: Review');
		for (const words of ['Danielle Okafor', 'None, bank transfer', 'Floor mats, $160'])
			await expect(page.getByText(words, { exact: true }).filter({ visible: true })).toBeVisible();
		await expect(page.getByText('One clear business day to change your mind.')).toBeVisible();
		await isGood();
		await page.reload();
		await expect(step(page)).toHaveText('Step 6 of 6: Review');
		await page.getByRole('button', { name: /^Back/ }).first().click();
		await expect(step(page)).toHaveText('Step 5 of 6: Extras');
	});

test('the deposit is paid, and the dealer reads what was chosen', async ({ page }) => {
	await page.goto(journey('car-2'));
	await page.getByLabel('Name', { exact: true }).fill('Sam Lee');
	await page.getByLabel('Email').fill('sam-journey@example.com');
	await page.getByLabel('Phone').fill('0412 555 019');
	await goOn(page);
	await page.getByLabel('Yes, I trade one in').check();
	await goOn(page);
	await page.getByLabel('With finance').check();
	await goOn(page);
	await page.getByLabel('I’ll pick it up').check();
	await page.locator('[name=handover_date_day]').first().check({ force: true });
	await page.locator('[name=handover_date_time]:not([disabled])').first().check({ force: true });
	await goOn(page);
	await goOn(page);
	await page.getByRole('checkbox', { name: /^I agree/ }).check();
	await goOn(page);
	await expect(heading(page)).toHaveText('Pay the deposit');
	await page.getByRole('link', { name: 'Pay $200 and reserve' }).click();
	await chooseAtSandbox(page, 'Go through');
	await expect(heading(page)).toHaveText('This vehicle is reserved for you');
	await page.goto(journey('car-2'));
	await expect(page.getByText('Another buyer has reserved')).toBeVisible();
	expect(await faults(page)).toEqual([]);
});

test('a vehicle that another buyer has taken, a sold and an unknown one are named before anything is typed', async ({
	page,
	complaints,
}) => {
	await toDeposit(page, `${car('car-3')}/checkout`);
	await page.getByRole('link', { name: 'Pay $200 and reserve' }).click();
	await chooseAtSandbox(page, 'Go through');
	await page.goto(journey('car-3'));
	await expect(page.getByText('You have not paid anything.')).toBeVisible();
	for (const slug of [CHECKOUT_CARS.sold, 'no-such-car', '..%2F']) {
		await page.goto(journey(slug));
		await expect(page.getByText('cannot be bought online now')).toBeVisible();
		await expect(page.getByRole('link', { name: /^See other/ })).toBeVisible();
	}
	complaints.length = 0;
});

test('on a variant site Buy Online leads to the checkout of that name (RESERVE-002)', async ({ page }) => {
	await page.goto(`${sites.origin(BUY_ONLINE)}/cars/car-0`);
	await page.getByRole('link', { name: 'Buy Online' }).filter({ visible: true }).first().click();
	await expect(page).toHaveURL(/\/cars\/car-0\/buy-online$/);
	await expect(heading(page)).toHaveText(/^Buy this .+ online$/);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the page says how to call', async ({ page }) => {
		await page.goto(journey('car-4'));
		// Found by text are only words outside <noscript>.
		const words = page.getByRole('main').locator('noscript');
		await expect(words).toBeVisible();
		expect(await words.innerText()).toContain('Buying online needs JavaScript. Call us on');
	});
});
