import type { Page } from 'playwright/test';
import { SIGN_IN_TYPES } from '../../../src/domain/account/sign-in-types.ts';
import { signInWords } from '../../../src/domain/account/sign-in-words.ts';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import {
	askForCode,
	CODE_STEP,
	codeFor,
	expectRefusals,
	newNumber,
	step,
} from '../../fixtures/browser/sign-in-page.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS]);

const site = () => sites.origin(ACCOUNTS);
const open = (page: Page, query = 'type=garage&redirect=/locations&back=/contact-us') =>
	page.goto(`${site()}/sign-in?${query}`);
const PENDING = {
	id: 'v0',
	slug: 'car-0',
	name: '2020 Toyota Corolla',
	model: 'Corolla',
	primary_image_url: '/images/car.svg',
	page: '/cars/car-0',
	until: Date.now() + 60_000,
};
const keepPending = (page: Page) =>
	page.addInitScript((car) => localStorage.setItem('pending_save', JSON.stringify(car)), PENDING);

for (const type of SIGN_IN_TYPES) {
	test(`the page says why it asks: ${type} (resolution 89)`, async ({ page }) => {
		const { heading, text, back } = signInWords(type, 'car', null);
		await open(page, `type=${type}&redirect=/finance&back=/locations`);
		await expect(step(page, heading)).toBeVisible();
		await expect(page.getByText(text)).toBeVisible();
		await page.getByLabel('Mobile number').click();
		await expect(step(page, heading)).toBeVisible();
		await page.getByRole('link', { name: back, exact: true }).click();
		await expect(page).toHaveURL(`${site()}/locations`);
	});
}

test('a shopper signs in with a code and gets where they were going; then the page goes on by itself', async ({
	page,
}) => {
	const phone = newNumber();
	await open(page);
	expect(await faults(page)).toEqual([]);
	await askForCode(page, phone);
	await expect(page).toHaveTitle(`${CODE_STEP} | Garage Motors`);
	await expect(page.getByText(`We sent it to ${phone}.`)).toBeVisible();
	const field = page.getByLabel('6-digit code');
	await expect(field).toBeFocused();
	await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
	await expect(field).toHaveAttribute('inputmode', 'numeric');
	expect(await faults(page)).toEqual([]);
	const code = await codeFor(page, sites.origin(), phone);
	await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
	await page.getByRole('button', { name: 'Sign in' }).click();
	await expect(page).toHaveURL(`${site()}/locations`);
	await open(page, 'type=garage&redirect=/about-us');
	await expect(page).toHaveURL(`${site()}/about-us`);
});

test('the car to be saved is shown, and the button says that it is saved (WATCHLIST-005)', async ({
	page,
}) => {
	await keepPending(page);
	const phone = newNumber();
	await open(page, 'type=watchlist&redirect=/cars/car-0&back=/cars/car-0');
	await expect(step(page, 'Save this Corolla')).toBeVisible();
	const car = page.getByRole('complementary', { name: 'The car to be saved' });
	await expect(car).toContainText('2020 Toyota Corolla');
	await expect(car).toContainText('$25,000 drive away, stock S0');
	await expect(car.locator('img')).toHaveAttribute('src', '/images/car.svg');
	expect(await faults(page)).toEqual([]);
	await askForCode(page, phone);
	await page.getByLabel('6-digit code').fill(await codeFor(page, sites.origin(), phone));
	await page.getByRole('button', { name: 'Save the Corolla' }).click();
	await expect(page).toHaveURL(`${site()}/cars/car-0`);
	expect(await page.evaluate(() => localStorage.getItem('pending_save'))).toContain('car-0');
});

test('without the script that shows the car to be saved there is no empty place for it', async ({
	page,
	complaints,
}) => {
	await keepPending(page);
	await page.route(/\/show-vehicle\.[^/]+\.js$/, (route) => route.abort());
	await open(page, 'type=watchlist&redirect=/cars/car-0&back=/cars/car-0');
	await expect(step(page, 'Save this Corolla')).toBeVisible();
	await expect(page.locator('[data-vehicle-place]')).toBeHidden();
	expect(complaints.splice(0)).toEqual([expect.stringContaining('/show-vehicle.')]);
});

test('a number that gets no text messages is refused by its field, which keeps it', async ({
	page,
	complaints,
}) => {
	await open(page);
	await page.getByLabel('Mobile number').fill('5221 8840');
	await page.getByRole('button', { name: 'Text me a code' }).click();
	const message = 'Please enter all ten digits of your mobile number, such as 0412 345 678.';
	const link = page.getByRole('link', { name: message });
	await expect(link).toBeVisible();
	await expect(page).toHaveTitle(/^Error: Sign in to your garage/);
	expect(await faults(page)).toEqual([]);
	await link.click();
	await expect(page.getByLabel('Mobile number')).toBeFocused();
	await expect(page.getByLabel('Mobile number')).toHaveValue('5221 8840');
	await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(message);
	expectRefusals(complaints);
});

test('a wrong code says how many tries are left and keeps what was typed; another code is offered at once, and else after a wait', async ({
	page,
	complaints,
}) => {
	await page.clock.install();
	const phone = newNumber();
	await open(page);
	await askForCode(page, phone);
	const code = await codeFor(page, sites.origin(), phone);
	const wrong = code === '123456' ? '654321' : '123456';
	const field = page.getByLabel('6-digit code');
	const another = page.getByRole('button', { name: 'Text me a new code' });
	await expect(page.getByText(/You can ask again in \d+ seconds/)).toBeVisible();
	await expect(another).toBeHidden();
	await field.fill(wrong);
	await field.press('Enter');
	await expect(page.getByRole('link', { name: /You have 4 tries left/ })).toBeVisible();
	await expect(field).toHaveValue(wrong);
	expect(await faults(page)).toEqual([]);
	await another.click();
	await expect(page.getByText('We sent a new code.')).toBeVisible();
	await expect(page.getByRole('link', { name: /tries left/ })).toBeHidden();
	await expect(another).toBeHidden();
	await page.clock.runFor(31_000);
	await expect(another).toBeVisible();
	expectRefusals(complaints);
});

test('Back, of the page or of the browser, leads from the code to the number, which is kept', async ({
	page,
}) => {
	const phone = newNumber();
	await open(page);
	await askForCode(page, phone);
	await page.getByRole('button', { name: 'Change the number' }).click();
	await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
	await expect(page.getByLabel('Mobile number')).toBeFocused();
	await page.getByRole('button', { name: 'Text me a code' }).click();
	await expect(step(page, CODE_STEP)).toBeVisible();
	await page.goBack();
	await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
	await expect(page).toHaveURL(/\/sign-in\?/);
});

test('a page that is loaded anew at the code begins with it, however the number was typed', async ({
	page,
}) => {
	const phone = newNumber();
	await open(page);
	await askForCode(page, `+61 (0) ${phone.slice(1).replaceAll(' ', '-')}`);
	await page.reload();
	await expect(step(page, CODE_STEP)).toBeVisible();
	await expect(page.getByText(phone)).toBeVisible();
	await page.getByRole('button', { name: 'Change the number' }).click();
	await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
	await page.goForward();
	await page.reload();
	await page.getByLabel('6-digit code').fill(await codeFor(page, sites.origin(), phone));
	await page.getByRole('button', { name: 'Sign in' }).click();
	await expect(page).toHaveURL(`${site()}/locations`);
});

/** Answers a request for a code with a limit that ends in half an hour. */
const answerTooOften = (page: Page) =>
	page.route('**/api/account/codes', (route) =>
		route.fulfill({
			status: 429,
			headers: { 'Retry-After': '1800' },
			json: {
				type: 'about:blank',
				title: 'Too many requests',
				status: 429,
				error: 'Too often.',
				problems: [],
			},
		}),
	);

test('above a limit the dealer’s phone number is offered, and the way back', async ({ page, complaints }) => {
	await answerTooOften(page);
	await open(page);
	await page.getByLabel('Mobile number').fill(newNumber());
	await page.getByRole('button', { name: 'Text me a code' }).click();
	await expect(step(page, 'We can’t text you a code just now')).toBeFocused();
	const main = page.getByRole('main');
	await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
	await expect(main.getByText(/try again after \d+:\d\d [ap]m/)).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await page.getByRole('link', { name: 'Back without signing in' }).click();
	await expect(page).toHaveURL(`${site()}/contact-us`);
	expectRefusals(complaints);
});

test('above a limit a shopper who saves a car reads that it can be held by phone, and until when the dealer is open', async ({
	page,
	complaints,
}) => {
	await keepPending(page);
	await answerTooOften(page);
	await open(page, 'type=watchlist&redirect=/cars/car-0&back=/cars/car-0');
	await page.getByLabel('Mobile number').fill(newNumber());
	await page.getByRole('button', { name: 'Text me a code' }).click();
	const main = page.getByRole('main');
	await expect(main.getByText(/Ask us to hold the Corolla for you, or try again after/)).toBeVisible();
	await expect(main.getByText(/(Open until|Closed|Opens)/)).toBeVisible();
	await expect(main.getByRole('complementary')).toContainText('2020 Toyota Corolla');
	await page.getByRole('link', { name: 'Back to the Corolla without saving' }).click();
	await expect(page).toHaveURL(`${site()}/cars/car-0`);
	expectRefusals(complaints);
});

test('by keyboard alone', async ({ page }) => {
	const phone = newNumber();
	await open(page);
	const focused = page.locator(':focus');
	for (let presses = 0; presses < 12; presses++) {
		await page.keyboard.press('Tab');
		if ((await focused.getAttribute('name')) === 'phone') break;
	}
	await page.keyboard.type(phone);
	await page.keyboard.press('Enter');
	await expect(page.getByLabel('6-digit code')).toBeFocused();
	await page.keyboard.type(await codeFor(page, sites.origin(), phone));
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`${site()}/locations`);
});
