import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { BUY_ONLINE, CHECKOUT, chooseAtSandbox } from '../../fixtures/browser-sites/checkout.ts';
import {
	answerPurchase,
	beginPurchase,
	chooseHandover,
	goOn,
	heading,
	step,
} from '../../fixtures/browser-sites/purchase.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([CHECKOUT, BUY_ONLINE]);

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
			// Tall, so that the bar at the top and the button at the foot cover nothing.
			await page.setViewportSize({ ...viewport, height: 2400 });
			expect(await faults(page)).toEqual([]);
			await page.setViewportSize(viewport);
			expect(await scrollWidth(page)).toBeLessThanOrEqual(viewport.width);
		};
		const left = (text: string) =>
			expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
		await page.goto(car(`car-${index}`));
		await page.getByRole('link', { name: 'Buy Online' }).filter({ visible: true }).first().click();
		await expect(page).toHaveURL(journey(`car-${index}`));
		await expect(heading(page)).toHaveText('Buy this car online');
		await expect(page.getByText('Nothing is signed or paid until the last step.')).toBeVisible();
		await left('$24,800');
		await isGood();
		await page.getByRole('button', { name: 'Continue to your details' }).click();
		await expect(step(page)).toHaveText('Step 1 of 7: Your details');
		await goOn(page);
		await expect(page.getByRole('link', { name: /name/ }).first()).toBeVisible();
		await isGood();
		await beginPurchase(page, `dani${index}`);
		await expect(step(page)).toHaveText('Step 2 of 7: Your trade-in');
		await goOn(page);
		await expect(page.getByRole('link', { name: /^Please say whether/ })).toBeVisible();
		await isGood();
		await page.getByLabel('No', { exact: true }).check();
		await goOn(page);
		await page.getByLabel('By bank transfer').check();
		await isGood();
		await goOn(page);
		await expect(step(page)).toHaveText('Step 4 of 7: Delivery or pick-up');
		await page.getByLabel('Bring it to me').check();
		await left('$24,890');
		await goOn(page);
		await expect(page.getByRole('link', { name: /^Please enter the address/ })).toBeVisible();
		await page.getByRole('textbox', { name: /^Address/ }).fill('18 Kintail Road, Applecross 6153');
		await chooseHandover(page);
		await isGood();
		await goOn(page);
		await page.getByLabel('Floor mats, $160').check();
		await left('$25,050');
		await isGood();
		await goOn(page);
		await expect(page.getByRole('row', { name: 'In total $25,250' })).toBeVisible();
		await expect(step(page)).toHaveText('Step 6 of 7: Review');
		for (const words of [`dani${index}@example.com`, 'None, bank transfer', 'Floor mats, $160'])
			await expect(page.getByText(words, { exact: true }).filter({ visible: true })).toBeVisible();
		await expect(page.getByText('One clear business day to change your mind.')).toBeVisible();
		await isGood();
		// The vehicle comes after the answers that the device kept, and the free times after the review.
		const [answers, review] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		await page.route(/\/cars\//, (route) => answers.promise.then(() => route.continue()));
		await page.route(/times|appointments/, (route) => review.promise.then(() => route.continue()));
		await page.reload();
		await expect(page.locator('[name=email]')).toHaveValue(`dani${index}@example.com`);
		answers.resolve();
		await expect(page.getByRole('definition').getByText('Floor mats, $160')).toBeVisible();
		review.resolve();
		await expect(page.getByText(/[1-9]:[03]0[ap]m, 18 Kintail Road/)).toBeVisible();
		await page.unrouteAll({ behavior: 'wait' });
		for (const words of ['Floor mats, $160', /Kintail Road/])
			await expect(page.getByRole('definition').getByText(words)).toBeVisible();
		await left('$25,050');
		await page.getByRole('button', { name: 'Change Extras' }).click();
		await page.getByLabel('Floor mats, $160').uncheck();
		await left('$24,890');
		await goOn(page);
		await expect(step(page)).toHaveText('Step 6 of 7: Review');
		await page.getByRole('button', { name: 'All steps' }).click();
		await expect(page.getByText('Five steps done, two to go.')).toBeVisible();
		await expect(heading(page)).toBeVisible();
		await isGood();
		await page.goBack();
		await expect(step(page)).toHaveText('Step 6 of 7: Review');
	});

test('the deposit is paid, and the dealer reads what was chosen', async ({ page }) => {
	await page.goto(journey('car-2'));
	await answerPurchase(page, 'sam-journey');
	await page.getByRole('checkbox', { name: /^I agree/ }).check();
	await page.getByRole('button', { name: 'Continue to the $200 deposit' }).click();
	await expect(heading(page)).toHaveText('Pay the deposit');
	await page.getByRole('link', { name: 'Pay $200 and reserve' }).click();
	await chooseAtSandbox(page, 'Go through');
	await expect(heading(page)).toHaveText('This car is reserved for you');
	// Mails come a moment later.
	await expect(async () => {
		await page.goto(`${sites.origin()}/mail`);
		await expect(page.getByText('sam-journey@example.com').first()).toBeVisible({ timeout: 1000 });
	}).toPass();
	// Its own buyer is led to the reservation, another one to other vehicles.
	await page.goto(journey('car-2'));
	await expect(heading(page)).toHaveText('You have reserved this car');
	expect(await faults(page)).toEqual([]);
	await page.getByRole('link', { name: 'See your reservation' }).click();
	await expect(heading(page)).toHaveText('This car is reserved for you');
});

test('a buyer who stops finds every answer again, and can erase them', async ({ page, context }) => {
	await page.goto(journey('car-5'));
	await answerPurchase(page, 'stops');
	const later = await context.newPage();
	await page.close();
	await later.goto(journey('car-5'));
	await expect(later.getByText('Five steps done, two to go.')).toBeVisible();
	await expect(later.getByText('Kim stops, 0412 345 678')).toBeVisible();
	await later.getByRole('button', { name: 'Extras', exact: true }).click();
	await expect(later.getByLabel('Floor mats, $160')).toBeChecked();
	await later.goto(journey('car-6'));
	await expect(later.getByText('Seven steps, about eight minutes.')).toBeVisible();
	await later.goto(journey('car-5'));
	await later.getByRole('button', { name: /^Forget what I entered/ }).click();
	await later.goto(journey('car-5'));
	await expect(later.getByText('Seven steps, about eight minutes.')).toBeVisible();
});

test('on a variant site Buy Online leads to the checkout of that name (RESERVE-002)', async ({ page }) => {
	await page.goto(`${sites.origin(BUY_ONLINE)}/cars/car-0`);
	await page.getByRole('link', { name: 'Buy Online' }).filter({ visible: true }).first().click();
	await expect(page).toHaveURL(/\/cars\/car-0\/buy-online$/);
	await expect(heading(page)).toHaveText(/^Buy this .+ online$/);
});
