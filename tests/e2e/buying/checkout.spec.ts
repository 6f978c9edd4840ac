import type { Page } from 'playwright/test';
import { PATIENCE } from '../../../scripts/test/patience.ts';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { answerWith, NEWER, viewAnswer } from '../../fixtures/browser/live-update-answers.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import {
	atSandboxPage,
	CHECKOUT,
	CHECKOUT_CARS,
	chooseAtSandbox,
	fillInCheckout,
	toDeposit,
} from '../../fixtures/browser-sites/checkout.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';
import { vehicles } from '../../fixtures/sites/fleet.ts';

const sites = sitesOfFile([CHECKOUT]);

const car = (index: number) => `${sites.origin(CHECKOUT)}/cars/car-${index}`;
const checkout = (index: number) => `${car(index)}/checkout`;
/** Whether an element's first words are in view, with nothing over them. */
const isOnTop = (element: Element) => {
	const { x, y } = element.getBoundingClientRect();
	return document.elementFromPoint(x + 5, y + 5) === element;
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [index, [name, viewport]] of Object.entries({
	phone: { width: 375, height: 812 },
	desktop: { width: 1280, height: 800 },
}).entries())
	test(`a shopper reserves on a ${name}: details, terms, deposit, confirmation, cancelled (RESERVE-001, RESERVE-007, RESERVE-012)`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		const isGood = async () => {
			expect(await faults(page)).toEqual([]);
			expect(await scrollWidth(page)).toBeLessThanOrEqual(viewport.width);
		};
		await page.goto(checkout(index));
		await expect(page.getByText('$25,000').filter({ visible: true }).first()).toBeVisible();
		await isGood();
		await page.getByRole('button', { name: 'Continue', exact: true }).click();
		await expect
			.poll(() => page.locator('.lead__badTitle').evaluate(isOnTop), { message: 'the errors are in view' })
			.toBe(true);
		await fillInCheckout(page);
		if (name === 'phone') {
			await page.getByRole('button', { name: 'Continue to the deposit' }).scrollIntoViewIfNeeded();
			const bar = page.getByText('$25,000 drive away, $200 now');
			await expect(bar).toBeInViewport();
			await bar.click();
			await expect(page.getByText('Left if you buy').filter({ visible: true })).toBeVisible();
			await bar.click();
		}
		await expect(page.getByRole('heading', { name: '48 hours, 100% refundable' })).toBeVisible();
		await expect(page.getByText('Drive away means on the road').filter({ visible: true })).toHaveCount(
			name === 'phone' ? 0 : 1,
		);
		await isGood();
		await page.getByRole('button', { name: 'Continue to the deposit' }).click();
		await expect(page.getByRole('link', { name: /^You must agree to the terms/ })).toBeVisible();
		await page.getByLabel('I agree to the terms of reserving').check();
		await page.getByRole('button', { name: 'Continue to the deposit' }).click();
		await expect(heading(page)).toHaveText('Pay the deposit');
		await expect(page.getByText('Nothing has been paid yet.')).toBeVisible();
		await isGood();
		await page.getByRole('link', { name: 'Pay $200 and reserve' }).click();
		await expect(page.getByText('No bank is asked and no money moves.')).toBeVisible();
		await isGood();
		await chooseAtSandbox(page, 'Go through');
		await expect(page).toHaveURL(/\/success\?category=Reservation$/);
		await expect(heading(page)).toHaveText('This car is reserved for you');
		await expect(page.getByText('Your deposit of $200 is paid. It is 100% refundable.')).toBeVisible();
		await expect(page.getByText(/Your reference is [0-9A-F-]+/)).toBeVisible();
		await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
			'href',
			/calendar\.ics$/,
		);
		await isGood();
		await page.getByRole('link', { name: 'See or cancel it' }).click();
		await expect(page.getByText('What happens next')).toBeVisible();
		await isGood();
		await page.goto(car(index));
		await expect(page.getByText('RESERVED').first()).toBeVisible();
		await expect(page.getByRole('main').getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
		await page.goBack();
		await page.getByText('Cancel and get $200 back').click();
		await isGood();
		await page.getByRole('button', { name: 'Yes, cancel and refund $200' }).click();
		await expect(heading(page)).toHaveText('Your reservation is cancelled');
		await expect(page.getByText('Your $200 was returned in full.')).toBeVisible();
		await isGood();
	});

test('a declined card takes nothing, and the next try pays', async ({ page }) => {
	await toDeposit(page, checkout(2));
	await atSandboxPage(page, 'Be declined');
	await expect(page.getByRole('alert')).toContainText('Nothing was taken');
	expect(await faults(page)).toEqual([]);
	await chooseAtSandbox(page, 'Go through');
	await expect(heading(page)).toHaveText('This car is reserved for you');
});

test('a shopper who leaves the payment comes back to a vehicle that is still held, and can let it go', async ({
	page,
}) => {
	await toDeposit(page, checkout(3));
	const [address = ''] = page.url().split('?');
	await atSandboxPage(page, 'Be abandoned');
	await expect(page).toHaveURL(address);
	await expect(page.getByText('Nothing has been paid yet.')).toBeVisible();
	await page.goto('about:blank');
	await page.goto(address);
	await page.getByRole('button', { name: 'Do not reserve it' }).click();
	await expect(heading(page)).toHaveText('This car is no longer held for you');
	await expect(page.getByText('You have not paid anything.')).toBeVisible();
	expect(await faults(page)).toEqual([]);
});

test('with the keyboard alone a vehicle is reserved', async ({ page }) => {
	await page.goto(checkout(4));
	await page.getByRole('textbox', { name: /^Name/ }).focus();
	await page.keyboard.type('Sam Lee');
	await page.keyboard.press('Tab');
	await page.keyboard.type('keys@example.com');
	await page.keyboard.press('Tab');
	await page.keyboard.type('0412 345 999');
	await page.keyboard.press('Enter');
	const box = page.getByLabel('I agree to the terms of reserving');
	await box.waitFor();
	for (let presses = 0; presses < 12; presses++) {
		if (await box.evaluate((element) => element === document.activeElement)) break;
		await page.keyboard.press('Tab');
	}
	await page.keyboard.press('Space');
	await page.keyboard.press('Enter');
	await expect(heading(page)).toHaveText('Pay the deposit');
	const pay = page.getByRole('link', { name: 'Pay $200 and reserve' });
	for (let presses = 0; presses < 12; presses++) {
		if (await pay.evaluate((element) => element === document.activeElement)) break;
		await page.keyboard.press('Tab');
	}
	await page.keyboard.press('Enter');
	await page.getByRole('radio', { name: 'Go through' }).focus();
	await page.keyboard.press('Enter');
	await expect(heading(page)).toHaveText('This car is reserved for you');
});

test('a sold vehicle has no checkout, and its page no button', async ({ page, complaints }) => {
	const sold = `${sites.origin(CHECKOUT)}/cars/${CHECKOUT_CARS.sold}`;
	expect((await page.goto(`${sold}/checkout`))?.status()).toBe(404);
	await page.goto(sold);
	await expect(page.getByRole('main').getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
	complaints.length = 0;
});

test('a vehicle that is sold while its page is open loses its buttons there, and the bar', async ({
	page,
}) => {
	const [record = { id: '' }] = vehicles(1, () => ({ price: 25_000, price_type: 'drive_away' }));
	const sold = { status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000) };
	await answerWith(page, { view: viewAnswer(record, sold) });
	await page.goto(car(0));
	await expect(
		page.locator('.buy').getByRole('status').getByText('Sorry, this car has been sold.'),
		'announced',
	).toBeVisible();
	await expect(page.locator('[data-action=reserve]')).toHaveCount(0);
	await expect(page.locator('.bar')).toHaveCount(0);
});

test('the bar of a vehicle that is reserved meanwhile goes on with its next action, and the keyboard there', async ({
	page,
}) => {
	const [record = { id: '' }] = vehicles(1, () => ({ price: 25_000, price_type: 'drive_away' }));
	let reserved = false;
	await answerWith(page, {
		view: (route) => {
			const version = reserved ? NEWER + 60 : NEWER;
			return route.fulfill({ json: viewAnswer(record, { reserved }, { version }) });
		},
	});
	await page.goto(car(0));
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	const action = page.locator('.bar.is-shown .bar__act').filter({ visible: true });
	await expect(action).toHaveText('Reserve Now $200');
	await action.focus();
	await expect(action).toBeFocused();
	reserved = true;
	await expect(action).toHaveText(/Enquire/, { timeout: 10_000 * PATIENCE });
	await expect(action).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('posts lead to a page with a link to the payment, and back to the reservation', async ({ page }) => {
		await page.goto(checkout(5));
		await page.getByRole('textbox', { name: /^Name/ }).fill('Sam Lee');
		await page.getByLabel('Email').fill('plain@example.com');
		// Buttons of the steps before the last would send a form that is not complete.
		await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(1);
		await page.getByLabel('I agree to the terms of reserving').check();
		await page.getByLabel('Phone').fill('12');
		await page.getByRole('button', { name: 'Continue to the deposit' }).click();
		await expect(heading(page)).toHaveText('Almost there');
		// What is agreed to is what the checkout asked, not the terms of an enquiry.
		await expect(page.getByLabel('I agree to the terms of reserving')).toBeChecked();
		await page.getByLabel('Phone').fill('0412 345 998');
		await page.getByRole('button', { name: 'Continue to the deposit' }).click();
		await expect(heading(page)).toHaveText('Pay the deposit');
		await atSandboxPage(page, 'Go through');
		await expect(page).toHaveURL(/\/api\/reservations\//);
		await expect(heading(page)).toHaveText('This car is reserved for you');
		await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
	});
});
