import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ANSWERING_CHAT } from '../../fixtures/browser-sites/accounts.ts';
import { ask, openPanel, turns } from '../../fixtures/browser-sites/chat-panel.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ANSWERING_CHAT]);

/** The address of a vehicle's page. */
const vehicle = (slug = 'car-0') => `${sites.origin(ANSWERING_CHAT)}/cars/${slug}`;

test('nothing of it is loaded before the panel opens', async ({ page }) => {
	const loaded: string[] = [];
	page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
	await page.goto(`${sites.origin(ANSWERING_CHAT)}/cars/car-0`, { waitUntil: 'networkidle' });
	expect(loaded.filter((path) => /answers\.json|car-0\.json|answering/.test(path))).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('the chat’s page, linked from every page, is a form for a message', async ({ page }) => {
		await page.goto(sites.origin(ANSWERING_CHAT));
		await page.getByRole('contentinfo').getByRole('link', { name: 'Ask us' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Ask us' })).toBeVisible();
		await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Do you take caravans?');
		await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
	});
	test('the panel is a form for a message', async ({ page }) => {
		await page.goto(`${sites.origin(ANSWERING_CHAT)}/cars/car-0#chat`);
		await expect(page.locator('#chat textarea')).toBeVisible();
		await expect(page.getByLabel('Your question')).toHaveCount(0);
	});
});

for (const width of [375, 1280])
	test(`other pages open the chat as a panel at ${width} px, and its own page has it too`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		const panel = page.getByRole('dialog', { name: 'Ask us' });
		for (const path of ['/', '/search/new-used-and-demo-cars', '/contact-us']) {
			await page.goto(sites.origin(ANSWERING_CHAT) + path);
			const link = page.getByRole('contentinfo').getByRole('link', { name: 'Ask us' });
			await link.press('Enter');
			await expect(panel).toBeVisible();
			await expect(panel.getByRole('log', { name: 'Questions and answers' })).toBeVisible();
			expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
			if (path === '/') {
				await expect(await ask(panel, 'do you deliver?')).toContainText('We deliver in Queensland for $250.');
				expect(await faults(page)).toEqual([]);
			} else {
				await expect(turns(panel)).toHaveCount(1);
			}
			await page.keyboard.press('Escape');
			await expect(panel).toBeHidden();
			await expect(link).toBeFocused();
			// Closing goes back in the history, which would break off a visit of the next page.
			await expect.poll(() => page.evaluate(() => history.state?.sheet ?? null)).toBeNull();
		}
		await page.goto(`${sites.origin(ANSWERING_CHAT)}/chat`);
		await expect(turns(page.getByRole('main'))).toHaveCount(1);
		await ask(page.getByRole('main'), 'have you got a bt-50?');
		await expect(await ask(page.getByRole('main'), 'does it have a reversing camera?')).toContainText(
			'Reversing camera',
		);
		expect(await faults(page)).toEqual([]);
		expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
	});

test('the chat’s own page prints its field and questions to begin with, loads React with the first touch, and goes on at once where there is a conversation', async ({
	page,
}) => {
	const loaded: string[] = [];
	page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
	const main = page.getByRole('main');
	await page.goto(`${sites.origin(ANSWERING_CHAT)}/chat`, { waitUntil: 'networkidle' });
	await expect(main.getByLabel('Message', { exact: true })).toBeHidden();
	expect(loaded.filter((path) => /react|Chat\.|islands/.test(path))).toEqual([]);
	await main.getByRole('button', { name: 'Can you deliver?' }).click();
	await expect(turns(main)).toHaveCount(1);
	await expect(turns(main).last()).toContainText('We deliver in Queensland for $250.');
	await page.reload();
	await expect(turns(main)).toHaveCount(1);
});

test('a question in the box on the page is asked by pressing it', async ({ page }) => {
	await page.goto(`${sites.origin(ANSWERING_CHAT)}/cars/car-0`);
	await page.getByRole('main').getByRole('button', { name: 'Any damage?' }).click();
	const panel = page.getByRole('dialog', { name: 'Ask about this' });
	await expect(turns(panel)).toHaveCount(1);
	await expect(turns(panel).last()).toContainText('A 4 cm scratch is on the left rear door.');
});

test('where the panel cannot be loaded, the link leads to the chat’s page', async ({ page, complaints }) => {
	await page.goto(sites.origin(ANSWERING_CHAT));
	await page.route('**/open-chat-panel*', (route) => route.abort());
	await page.getByRole('contentinfo').getByRole('link', { name: 'Ask us' }).click();
	await expect(page).toHaveURL(/\/chat$/);
	await expect(page.getByRole('main').getByLabel('Your question')).toBeVisible();
	complaints.length = 0;
});

for (const width of [375, 1280])
	test(`a message to the yard that was begun is a whole form on the chat’s own page at ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		const panel = await openPanel(page, vehicle());
		await ask(panel, 'has the battery been tested?');
		await panel.getByRole('button', { name: 'Ask the yard' }).click();
		await page.goto(`${sites.origin(ANSWERING_CHAT)}/chat`);
		const main = page.getByRole('main');
		await expect(main.locator('textarea')).toHaveValue('has the battery been tested?');
		// The field that only robots see is 1 px wide, and the others as wide as the text.
		await expect
			.poll(() => page.locator('[name=name]').evaluate((field) => field.getBoundingClientRect().width))
			.toBeGreaterThan(300);
		expect(
			await page.locator('[name=company_website]').evaluate((field) => field.getBoundingClientRect().right),
		).toBeLessThanOrEqual(1);
		expect(await faults(page)).toEqual([]);
		expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
	});
