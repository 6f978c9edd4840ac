import { PATIENCE } from '../../../scripts/test/patience.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { CHECKOUT, toDeposit } from '../../fixtures/browser-sites/checkout.ts';
import { serveWithStripe } from '../../fixtures/stripe/serve-with-stripe.ts';

// One lead API serves all tests of this file.
test.describe.configure({ mode: 'default' });

/** The longest until other visitors see that a vehicle is reserved, milliseconds, on an idle machine. */
const SEEN_WITHIN = 5000;

let sites: Awaited<ReturnType<typeof serveWithStripe>>;
test.beforeAll(async () => {
	sites = await serveWithStripe(CHECKOUT);
});
test.afterAll(() => sites?.[Symbol.asyncDispose]());

const car = (index: number) => `${sites.origin}/cars/car-${index}`;

test('a shopper pays the deposit at Stripe’s own page, comes back to a reserved vehicle, and gets it back (RESERVE-007)', async ({
	page,
}) => {
	await toDeposit(page, `${car(0)}/checkout`);
	await page.getByRole('link', { name: 'Pay $200 and reserve' }).click();
	await expect(page).toHaveTitle('Stripe Checkout');
	await page.getByRole('link', { name: 'Back' }).click();
	await expect(page.getByText('Nothing has been paid yet.')).toBeVisible();
	await page.getByRole('link', { name: 'Pay $200 and reserve' }).click();
	const id = new URL(page.url()).pathname.slice('/pay/'.length);
	await page.getByRole('button', { name: 'Pay' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This car is reserved for you');
	// Stripe’s notice of the same payment comes after its shopper, and once more.
	const paid = sites.stripe.books.sessions.get(id);
	for (const event of ['evt_back', 'evt_back', 'evt_again'])
		expect(
			(await sites.notify({ id: event, type: 'checkout.session.completed', object: paid ?? {} })).status,
		).toBe(204);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This car is reserved for you');
	await page.getByRole('link', { name: 'See or cancel it' }).click();
	await page.getByText('Cancel and get $200 back').click();
	await page.getByRole('button', { name: 'Yes, cancel and refund $200' }).click();
	await expect(page.getByText('Your $200 was returned in full.')).toBeVisible();
	expect(sites.stripe.books.refunds).toMatchObject([{ amount: 20_000, status: 'succeeded' }]);
});

test(`a payment whose shopper never comes back reserves by Stripe’s notice, and another visitor’s open page shows it within ${SEEN_WITHIN / 1000} seconds`, async ({
	page,
	browser,
}, info) => {
	const other = await browser.newPage();
	await other.goto(car(1));
	const reserve = other.getByRole('main').getByRole('link', { name: /^Reserve/ });
	await reserve.first().focus();
	await expect(reserve.first()).toBeFocused();
	await expect(other.locator('.bar [data-action=reserve]')).toHaveJSProperty('hidden', false);
	await toDeposit(page, `${car(1)}/checkout`);
	await page.getByRole('link', { name: 'Pay $200 and reserve' }).click();
	await expect(page).toHaveTitle('Stripe Checkout');
	const id = new URL(page.url()).pathname.slice('/pay/'.length);
	await page.close();
	const paid = sites.stripe.pay(id);
	expect(paid).not.toBeNull();
	const started = performance.now();
	const response = await sites.notify({
		id: 'evt_1',
		type: 'checkout.session.completed',
		object: paid ?? {},
	});
	expect(response.status).toBe(204);
	const opened = await other.evaluate(() => performance.timeOrigin);
	await expect(other.locator('.gal .tag')).toHaveText('RESERVED', { timeout: SEEN_WITHIN * PATIENCE });
	info.annotations.push({
		type: 'milliseconds',
		description: String(Math.round(performance.now() - started)),
	});
	await expect(reserve).toHaveCount(0);
	// Inert until the shopper scrolls down.
	await expect(other.locator('.bar [data-action=reserve]')).toHaveJSProperty('hidden', true);
	const announced = other.locator('.buy').getByRole('status');
	await expect(announced.getByText(/^Reserved until .+ left$/)).toBeVisible();
	await expect(other.locator('[data-offer]'), 'the keyboard goes on where the button was').toBeFocused();
	expect(await other.evaluate(() => performance.timeOrigin), 'the page was not loaded again').toBe(opened);
	await other.close();
});
