import { faults } from '../../fixtures/browser/axe-faults.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import {
	CHECKOUT,
	CHECKOUT_CARS,
	chooseAtSandbox,
	toDeposit,
} from '../../fixtures/browser-sites/checkout.ts';
import { beginPurchase, goOn, heading, step } from '../../fixtures/browser-sites/purchase.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([CHECKOUT]);

const car = (slug: string) => `${sites.origin(CHECKOUT)}/cars/${slug}`;
const journey = (slug: string) => `${sites.origin(CHECKOUT)}/checkout-journey?car_id=${slug}`;

test('a vehicle that another buyer has taken, a sold and an unknown one are named before anything is typed', async ({
	page,
	browser,
	complaints,
}) => {
	const other = await browser.newPage();
	await toDeposit(other, `${car('car-3')}/checkout`);
	await other.getByRole('link', { name: 'Pay $200 and reserve' }).click();
	await chooseAtSandbox(other, 'Go through');
	await expect(heading(other)).toHaveText('This car is reserved for you');
	await other.close();
	for (const address of [journey('car-3'), `${car('car-3')}/checkout`]) {
		await page.goto(address);
		await expect(heading(page)).toHaveText('Another buyer has reserved this car');
		await expect(page.getByText('You have not paid anything.').filter({ visible: true })).toBeVisible();
		await expect(
			page.getByText(/It’s held for them until \w{3} \d+ \w{3} \d{4}, [\d:]+[ap]m Brisbane time\./),
		).toBeVisible();
		await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
		expect(await faults(page)).toEqual([]);
	}
	await page.goto(car('car-3'));
	await expect(
		page.getByText(
			/^Reserved until \w{3} \d+ \w{3} \d{4}, [\d:]+[ap]m Brisbane time, (2 days|1 day 23 hours) left$/,
		),
	).toBeVisible();
	await expect(
		page.getByRole('link', { name: /^(Buy Online|Reserve)/ }).filter({ visible: true }),
	).toHaveCount(0);
	expect(await faults(page)).toEqual([]);
	for (const slug of [CHECKOUT_CARS.sold, 'no-such-car', '..%2F']) {
		await page.goto(journey(slug));
		await expect(heading(page)).toHaveText('This car cannot be bought online now');
		await expect(page.getByRole('link', { name: /^See other/ })).toBeVisible();
		// There is no vehicle to show.
		await expect(page.getByText('Your choice').filter({ visible: true })).toHaveCount(0);
		expect(await faults(page)).toEqual([]);
	}
	complaints.length = 0;
});

test('a vehicle that is taken between two steps is refused at the next one, and nothing is paid', async ({
	page,
	browser,
	complaints,
}) => {
	await page.goto(journey('car-7'));
	await page.getByRole('button', { name: 'Continue to your details' }).click();
	const other = await browser.newPage();
	await toDeposit(other, `${car('car-7')}/checkout`);
	await other.close();
	await beginPurchase(page, 'too-late');
	await expect(
		page.getByText('Another buyer is reserving this car. You have not paid anything.'),
	).toBeVisible();
	complaints.length = 0;
});

test('while the site or the service is away the page says whom to call, and nothing typed is lost', async ({
	page,
	complaints,
}) => {
	await page.route('**/cars/car-8.json', (route) => route.abort());
	await page.goto(journey('car-8'));
	await expect(heading(page)).toHaveText('The car could not be loaded');
	await expect(page.getByText('Your choice').filter({ visible: true })).toHaveCount(0);
	await expect(page.getByRole('main').getByRole('link', { name: /\d{4}/ })).toBeVisible();
	await page.unroute('**/cars/car-8.json');
	await page.goto(journey('car-8'));
	await page.getByRole('button', { name: 'Continue to your details' }).click();
	await page.route('**/api/leads', (route) => route.abort());
	await beginPurchase(page, 'away');
	await expect(page.getByRole('alert').filter({ hasText: /call us on/ })).toBeVisible();
	await page.unroute('**/api/leads');
	await goOn(page);
	await expect(step(page)).toHaveText('Step 2 of 7: Your trade-in');
	complaints.length = 0;
});

test('where its script cannot be loaded the page says whom to call', async ({ page, complaints }) => {
	// Also when it is asked for again.
	await page.route(/\/_astro\/Purchase\./, (route) => route.abort());
	await page.goto(journey('car-8'));
	await page.getByRole('button', { name: 'Continue to your details' }).click();
	await expect(page.getByText('Buying online needs JavaScript. Call us on')).toBeVisible();
	complaints.length = 0;
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the page shows the steps and says how to call', async ({ page }) => {
		await page.goto(journey('car-4'));
		await expect(page.getByText('Buying online needs JavaScript. Call us on')).toBeVisible();
		await expect(page.getByText('Delivery or pick-up').filter({ visible: true })).toBeVisible();
		await expect(page.getByRole('button')).toHaveCount(0);
	});
});
