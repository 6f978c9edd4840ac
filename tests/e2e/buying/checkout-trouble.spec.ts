import type { Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import {
	atSandboxPage,
	CHECKOUT,
	chooseAtSandbox,
	fillInCheckout,
	toDeposit,
} from '../../fixtures/browser-sites/checkout.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([CHECKOUT]);

const checkout = (index: number) => `${sites.origin(CHECKOUT)}/cars/car-${index}/checkout`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to the deposit' }).click();

test('when another buyer has taken the vehicle meanwhile, the page says so before any money', async ({
	page,
	browser,
	complaints,
}) => {
	await page.goto(checkout(0));
	await fillInCheckout(page);
	await page.getByLabel('I agree to the terms of reserving').check();
	const other = await browser.newPage();
	await toDeposit(other, checkout(0));
	await other.close();
	await goOn(page);
	await expect(
		page.getByText('Another buyer is reserving this car. You have not paid anything.'),
	).toBeVisible();
	await expect(page).toHaveURL(checkout(0));
	await expect(page.getByRole('alert')).toContainText(/To talk about it, call us on [\d ()]+\.$/);
	await expect(page.getByRole('alert')).not.toContainText('try again');
	expect(await faults(page)).toEqual([]);
	// The refusal, as an answer of the service.
	complaints.length = 0;
});

test('a price that has changed since the page was loaded is named, and the page is to be loaded again', async ({
	page,
	complaints,
}) => {
	await page.goto(checkout(5));
	await fillInCheckout(page);
	await page.getByLabel('I agree to the terms of reserving').check();
	await page.route('**/api/leads', (route) =>
		route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), price_shown: 24_000 }) }),
	);
	await goOn(page);
	await expect(page.getByRole('alert')).toHaveText(
		/^The price of this car is \$25,000 now\. You have not paid anything\.Please reload this page, or call us on [\d ()]+\.$/,
	);
	expect(await faults(page)).toEqual([]);
	complaints.length = 0;
});

test('two tabs of one shopper make one hold and one payment', async ({ page, context, complaints }) => {
	const second = await context.newPage();
	await page.goto(checkout(1));
	await fillInCheckout(page);
	await page.getByLabel('I agree to the terms of reserving').check();
	// What was typed in the first tab is here, too, as long as that has not reserved.
	await second.goto(checkout(1));
	await second.getByLabel('I agree to the terms of reserving').check();
	await goOn(page);
	await expect(heading(page)).toHaveText('Pay the deposit');
	await goOn(second);
	await expect(second.getByText('You are already reserving this car, perhaps in another tab')).toBeVisible();
	const begun = second.getByRole('link', { name: 'Pick up where you left off' });
	await expect(begun).toHaveAttribute('href', new URL(page.url()).pathname);
	await atSandboxPage(page, 'Be reported twice');
	await expect(heading(page)).toHaveText('This car is reserved for you');
	complaints.length = 0;
});

test('a shopper who has cancelled does not see the next buyer’s reservation as their own', async ({
	page,
	browser,
	complaints,
}) => {
	await toDeposit(page, checkout(6));
	await page.getByRole('button', { name: 'Do not reserve it' }).click();
	await expect(heading(page)).toHaveText('This car is no longer held for you');
	await page.goto(checkout(6));
	await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
	await expect(page.getByText('You are reserving this car already.')).toBeHidden();
	await toDeposit(page, checkout(6));
	await page.goto(checkout(6));
	await page.getByRole('link', { name: 'Pick up where you left off' }).click();
	await atSandboxPage(page, 'Go through');
	await expect(heading(page)).toHaveText('This car is reserved for you');
	await page.goto(checkout(6));
	await expect(heading(page)).toHaveText('You have reserved this car');
	await expect(page.locator('main')).not.toContainText('$200', { useInnerText: true });
	await page.getByRole('link', { name: 'See your reservation' }).click();
	await page.getByText('Cancel and get $200 back').click();
	await page.getByRole('button', { name: 'Yes, cancel and refund $200' }).click();
	await expect(heading(page)).toHaveText('Your reservation is cancelled');
	const other = await browser.newPage();
	await toDeposit(other, checkout(6));
	await atSandboxPage(other, 'Go through');
	await expect(heading(other)).toHaveText('This car is reserved for you');
	await other.close();
	await page.goto(checkout(6));
	await expect(heading(page)).toHaveText('Another buyer has reserved this car');
	complaints.length = 0;
});

test('the back button after paying neither pays nor reserves again', async ({ page, complaints }) => {
	await toDeposit(page, checkout(2));
	const deposit = page.url();
	await atSandboxPage(page, 'Be declined');
	await expect(page.getByRole('alert')).toContainText('Nothing was taken');
	await chooseAtSandbox(page, 'Go through');
	await expect(heading(page)).toHaveText('This car is reserved for you');
	await page.goBack();
	await expect(page.getByText('This payment is finished.')).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await page.goto(deposit);
	await expect(heading(page)).toHaveText('This car is reserved for you');
	await expect(page.getByRole('link', { name: /^Pay/ })).toHaveCount(0);
	complaints.length = 0;
});

test('a slow payment is awaited: the confirmation never says that it is not paid, and has it once it is', async ({
	page,
}) => {
	const said: string[] = [];
	await page.exposeFunction('said', (text: string) => said.push(text));
	await page.addInitScript(() => {
		const say = () => Object(window).said(document.querySelector('.thanks__said')?.textContent ?? '');
		addEventListener('DOMContentLoaded', () =>
			new MutationObserver(say).observe(document, { subtree: true, childList: true }),
		);
	});
	await toDeposit(page, checkout(3));
	await atSandboxPage(page, 'Be slow');
	await expect(page.getByRole('link', { name: 'See your reservation' })).toBeVisible();
	await expect(heading(page)).toHaveText('Thank you, your payment is being confirmed');
	await expect(heading(page)).toHaveText('This car is reserved for you', { timeout: 40_000 });
	await expect(page.getByRole('status').filter({ has: heading(page) })).toContainText('$200 is paid');
	await expect(page.getByRole('link', { name: 'See or cancel it' })).toHaveCount(1);
	await expect(page.getByRole('link', { name: 'See your reservation' })).toHaveCount(0);
	expect(said.join()).not.toMatch(/not(hing is)? paid/i);
});

test('while the service is away nothing typed is lost, and the next press goes on', async ({
	page,
	complaints,
}) => {
	await page.goto(checkout(4));
	await fillInCheckout(page);
	await page.getByLabel('I agree to the terms of reserving').check();
	await page.route('**/api/leads', (route) => route.abort());
	await goOn(page);
	const advice = page.getByRole('alert').getByText('What you typed is still here, and nothing is paid.');
	await expect(advice).toHaveText(/ Please try again, or call us on [\d ()]+\.$/);
	expect(await faults(page)).toEqual([]);
	await page.unroute('**/api/leads');
	await page.route('**/api/leads', (route) =>
		route.fulfill({
			status: 429,
			headers: { 'Retry-After': '1620' },
			contentType: 'application/problem+json',
			json: { type: 'about:blank', title: '', status: 429, error: 'Please try again in 27 minutes.' },
		}),
	);
	await goOn(page);
	await expect(page.getByRole('alert')).toContainText('Please try again in 27 minutes.');
	await expect(advice).toHaveText(/ To talk about it, call us on [\d ()]+\.$/);
	await page.unroute('**/api/leads');
	await expect(page.getByLabel('I agree to the terms of reserving')).toBeChecked();
	await goOn(page);
	await expect(heading(page)).toHaveText('Pay the deposit');
	complaints.length = 0;
});

test('without the address of what was sent, the confirmation still says what happens', async ({ page }) => {
	await page.goto(`${sites.origin(CHECKOUT)}/success?category=Reservation`);
	await expect(heading(page)).toHaveText('Thank you, your payment is being confirmed');
	await expect(page.getByText('We’ll email you a receipt')).toBeVisible();
});
