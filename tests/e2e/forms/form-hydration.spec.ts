import type { Page } from 'playwright/test';
import { answerLeads } from '../../fixtures/browser/lead-answers.ts';
import { expect, originOf, test } from '../../fixtures/browser/site-test.ts';
import { answerTradeIns } from '../../fixtures/browser/trade-in-answers.ts';
import { fillIn, LEAD_SLUG, leadSite } from '../../fixtures/browser-sites/forms.ts';

const site = leadSite();

/** Holds the scripts of forms back until it is let through. */
async function holdForm(page: Page): Promise<() => void> {
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/(Lead|TradeIn|Application)Form\.[\w-]+\.js/, async (route) => {
		await held;
		await route.continue();
	});
	return release;
}

const live = (page: Page) => expect(page.getByText('Spam check done')).toBeAttached();

test('input from before hydration stays, and is sent', async ({ page }) => {
	const api = await answerLeads(page);
	const release = await holdForm(page);
	await site.open(page, '/contact-us');
	await page.getByLabel('Category').selectOption('Parts Enquiry');
	await fillIn(page);
	await page.getByLabel('Send me offers').check();
	await page.getByLabel('Contact me about').uncheck();
	release();
	await live(page);
	await expect(page.getByLabel('Category')).toHaveValue('Parts Enquiry');
	await expect(page.getByLabel('Part name or number')).toBeVisible();
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads[0]?.body).toMatchObject({
		category: 'Parts Enquiry',
		name: 'Sam Lee',
		message: 'Is it still there?',
		opt_in: false,
		opt_in_marketing: true,
	});
});

for (const width of [375, 1280]) {
	test(`no field and no button moves while a form is hydrated at ${width} pixels`, async ({ page }) => {
		await answerLeads(page);
		await page.setViewportSize({ width, height: 800 });
		for (const { path, first, least } of [
			{ path: '/contact-us', first: 'Name', least: 5 },
			{ path: '/fleet', first: 'Name', least: 5 },
			{ path: '/trade-in', first: 'Number plate', least: 4 },
			{ path: '/apply-for-finance', first: 'Name', least: 5 },
		]) {
			const release = await holdForm(page);
			await site.open(page, path);
			const controls = page.locator('form[data-lead]:visible').locator('input, select, textarea, button');
			const places = () =>
				controls.evaluateAll((all) =>
					all
						.filter((control) => control.checkVisibility())
						.map((control) => control.getBoundingClientRect().top + scrollY),
				);
			const rendered = await places();
			expect(rendered.length, path).toBeGreaterThanOrEqual(least);
			await page.getByLabel(first, { exact: true }).focus();
			release();
			await live(page);
			// A form with steps adds what is only there once it is live below its button.
			expect((await places()).slice(0, rendered.length), path).toEqual(rendered);
		}
	});
}

test('a press that is made while a form is hydrated is not lost', async ({ page }) => {
	await answerLeads(page);
	await answerTradeIns(page);
	const release = await holdForm(page);
	await site.open(page, '/trade-in');
	await page.getByLabel('Number plate').fill('1abc 123');
	const button = await page.getByRole('button', { name: 'Find my car' }).boundingBox();
	if (!button) throw new Error('The button is not shown.');
	await page.mouse.move(button.x + button.width / 2, button.y + button.height - 4);
	await page.mouse.down();
	release();
	await live(page);
	await page.mouse.up();
	await expect(page.getByRole('heading', { name: 'Is this your car?' })).toBeFocused();
});

test('no letter is lost while the form is hydrated, and the cursor stays', async ({ page }) => {
	await answerLeads(page);
	const release = await holdForm(page);
	await site.open(page, '/fleet');
	const name = page.getByLabel('Name', { exact: true });
	await name.focus();
	await page.keyboard.type('Sam ');
	release();
	// Letters before, during and after hydration; the loop ends well after it.
	const isLive = live(page);
	let typed = 'Sam ';
	for (const letter of 'abcdefghijklmnopqrstuvwxyz'.repeat(6)) {
		await page.keyboard.type(letter);
		typed += letter;
	}
	await isLive;
	await page.keyboard.type('!');
	await expect(name).toHaveValue(`${typed}!`);
	await expect(name).toBeFocused();
});

test('a prefilled message keeps text typed before hydration', async ({ page }) => {
	await answerLeads(page);
	const release = await holdForm(page);
	await site.open(page, '/cars/car-3');
	await page.getByRole('main').getByRole('button', { name: 'Find Me Something Similar' }).first().click();
	const message = page.getByRole('dialog').getByLabel('Message');
	await message.focus();
	await page.keyboard.press('Control+End');
	await page.keyboard.type(' In red.');
	release();
	await live(page);
	await expect(message).toHaveValue('Can you please find me something similar? In red.');
});

test('text that is being composed (IME) is composed to its end', async ({ page }) => {
	await answerLeads(page);
	const release = await holdForm(page);
	await site.open(page, '/fleet');
	const name = page.getByLabel('Name', { exact: true });
	await name.focus();
	const keyboard = await page.context().newCDPSession(page);
	await keyboard.send('Input.imeSetComposition', { text: 'すし', selectionStart: 2, selectionEnd: 2 });
	release();
	await live(page);
	await keyboard.send('Input.imeSetComposition', { text: 'すしや', selectionStart: 3, selectionEnd: 3 });
	await keyboard.send('Input.insertText', { text: '寿司屋' });
	await expect(name).toHaveValue('寿司屋');
});

test('autofilled values from before hydration are sent', async ({ page }) => {
	const api = await answerLeads(page);
	const release = await holdForm(page);
	await site.open(page, '/fleet');
	// As autofill does it: values and their events, with no key and no press.
	await page.evaluate(() => {
		const form = document.querySelector<HTMLFormElement>('form[data-lead]');
		const values = { name: 'Ann Auto', email: 'ann@example.com', phone: '0412 345 678' };
		for (const [field, value] of Object.entries(values)) {
			const input = form?.elements.namedItem(field) as HTMLInputElement;
			input.value = value;
			for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
		}
	});
	release();
	await live(page);
	await page.getByLabel('Message').fill('Two utes.');
	await page.getByLabel('I agree to').check();
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/success/);
	expect(api.leads[0]?.body).toMatchObject({ name: 'Ann Auto', email: 'ann@example.com' });
});

test('a press of Send during hydration sends the form once, with its own validation', async ({ page }) => {
	const api = await answerLeads(page);
	const release = await holdForm(page);
	await site.open(page, '/fleet');
	await fillIn(page);
	await page.getByLabel('Name', { exact: true }).fill('');
	const send = page.getByRole('button', { name: 'Send enquiry' });
	await send.click();
	release();
	await expect(page.getByRole('link', { name: 'Please enter your name.' })).toBeVisible();
	expect(api.posted).toEqual([]);
	await page.getByLabel('Name', { exact: true }).fill('Sam Lee');
	await page.getByLabel('Name', { exact: true }).press('Enter');
	await expect(page).toHaveURL(/success/);
	expect(api.leads).toHaveLength(1);
});

test('the files of a form are requested on pointer down', async ({ page }) => {
	await answerLeads(page);
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await site.open(page, '/cars/car-0');
	await page.waitForLoadState('networkidle');
	const button = page.getByRole('main').getByRole('button', { name: 'Enquire Now' }).first();
	await button.hover();
	await page.mouse.down();
	for (const file of [/LeadForm\.[\w-]+\.js/, /client\.[^/]*\.js/])
		await expect.poll(() => scripts.some((url) => file.test(url))).toBe(true);
	await expect(page.getByRole('dialog')).toBeHidden();
	await page.mouse.up();
	await expect(page.getByRole('dialog').getByText('Spam check done')).toBeVisible();
});

test('a field that is focused before the page’s script runs is enough: nothing is lost, and the form goes live', async ({
	page,
}) => {
	const api = await answerLeads(page);
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\/_astro\/.*\.js$/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(`${originOf(LEAD_SLUG)}/contact-us`, { waitUntil: 'commit' });
	await page.getByLabel('Name', { exact: true }).focus();
	await page.keyboard.type('Sam');
	release();
	await live(page);
	await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
	await page.keyboard.type(' Lee');
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sam Lee');
	await page.getByLabel('Category').selectOption('Parts Enquiry');
	await expect(page.getByLabel('Part name or number')).toBeVisible();
	expect(api.leads).toEqual([]);
});
