import {
	expectReturn,
	noteReturns,
	WITH_BACK_FORWARD_CACHE,
} from '../../fixtures/browser/back-forward-cache.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { CHECKOUT, chooseAtSandbox, toDeposit } from '../../fixtures/browser-sites/checkout.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

test.use(WITH_BACK_FORWARD_CACHE);

const sites = sitesOfFile([CHECKOUT]);

test('a checkout that comes back from the back-forward cache says that its vehicle was taken meanwhile', async ({
	page,
	browser,
}) => {
	const checkout = `${sites.origin(CHECKOUT)}/cars/car-0/checkout`;
	const heading = page.getByRole('heading', { level: 1 });
	for (const [address, title] of [
		[checkout, /^Reserve this car/],
		[`${sites.origin(CHECKOUT)}/checkout-journey?car_id=car-0`, 'Buy this car online'],
	] as const) {
		await page.goto(address);
		await expect(heading).toHaveText(title);
		await noteReturns(page);
	}
	await page.goto(`${sites.origin(CHECKOUT)}/cars/car-0`);
	const other = await browser.newPage();
	await toDeposit(other, checkout);
	await other.getByRole('link', { name: 'Pay $200 and reserve' }).click();
	await chooseAtSandbox(other, 'Go through');
	await expect(other.getByRole('heading', { level: 1 })).toHaveText('This car is reserved for you');
	// No page loads, so there is no load to wait for.
	for (const button of ['Continue to your details', 'Continue']) {
		await page.goBack({ waitUntil: 'commit' });
		await expect(heading).toHaveText('Another buyer has reserved this car');
		await expectReturn(page);
		await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
	}
	await other.getByRole('link', { name: 'See or cancel it' }).click();
	await other.getByText('Cancel and get $200 back').click();
	await other.getByRole('button', { name: 'Yes, cancel and refund $200' }).click();
	await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your reservation is cancelled');
	await other.close();
	await page.goForward({ waitUntil: 'commit' });
	await expect(heading).toHaveText('Buy this car online');
	await expect(page.getByRole('button', { name: 'Continue to your details' })).toBeVisible();
});
