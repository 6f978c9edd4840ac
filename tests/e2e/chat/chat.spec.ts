import type { Locator, Page } from 'playwright/test';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ACCOUNTS, PROVIDER_CHAT } from '../../fixtures/browser-sites/accounts.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ACCOUNTS, PROVIDER_CHAT]);

/** Opens the chat of a vehicle's page. */
async function openChat(page: Page, path = '/cars/car-0', slug = ACCOUNTS): Promise<Locator> {
	await page.goto(sites.origin(slug) + path);
	await page.getByRole('main').getByRole('button', { name: 'Chat' }).first().click();
	const chat = page.getByRole('dialog', { name: 'Chat about this car' });
	await expect(chat).toBeVisible();
	return chat;
}

const live = (chat: Locator) => expect(chat.locator('form')).toHaveJSProperty('noValidate', true);
/** The field of the message, whatever was sent before. */
const box = (chat: Locator) => chat.locator('textarea');
const log = (chat: Locator) => chat.getByRole('log').getByRole('listitem');

async function fillIn(chat: Locator, message: string): Promise<void> {
	await box(chat).fill(message);
	await chat.getByLabel('Name').fill('Jo Citizen');
	await chat.getByLabel('Mobile').fill('0412 345 678');
	await chat.getByLabel(/I agree to the/).check();
}

const send = (chat: Locator) => chat.getByRole('button', { name: /^(Send|Leave) message$/ }).click();

test('a shopper sends messages by chat, and it goes on across pages (CHAT-001, VDPACT-007)', async ({
	page,
}) => {
	const chat = await openChat(page);
	await live(chat);
	expect(await faults(page)).toEqual([]);
	await fillIn(chat, 'Does it have a <b>spare</b> wheel?');
	await send(chat);
	await expect(log(chat)).toHaveCount(1);
	await expect(log(chat)).toContainText('Does it have a <b>spare</b> wheel?');
	await expect(log(chat)).toContainText(/Reference [A-Z0-9]{4}-[A-Z0-9]{4}/);
	await expect(box(chat)).toBeFocused();
	await box(chat).fill('And a tow bar?');
	await send(chat);
	await expect(log(chat)).toHaveCount(2);
	expect(await faults(page)).toEqual([]);
	await box(chat).fill('One more thing');
	const next = await openChat(page, '/cars/car-1');
	await expect(log(next)).toHaveCount(2);
	await expect(box(next)).toHaveValue('One more thing');
	// Mails come a moment later.
	const mails = async () => (await page.request.get(`${sites.origin()}/mail`)).text();
	await expect.poll(mails).toContain('Chat');
});

test('what is missing or too long is named, and nothing typed is lost', async ({ page }) => {
	const chat = await openChat(page);
	await live(chat);
	await send(chat);
	await expect(chat.getByRole('link', { name: 'Please enter a message.' })).toBeVisible();
	await expect(chat.getByRole('link', { name: 'Please enter your phone number.' })).toBeVisible();
	const long = 'why? '.repeat(1001);
	await fillIn(chat, long);
	await send(chat);
	await expect(chat.getByRole('link', { name: 'Please shorten this to 5000 characters.' })).toBeVisible();
	await expect(box(chat)).toHaveValue(long);
});

test('while the service is away the message stays, and the number to call is beside it', async ({
	page,
	complaints,
}) => {
	const chat = await openChat(page);
	await live(chat);
	await page.route('**/api/leads', (route) => route.abort());
	await fillIn(chat, 'Asdf qwer zxcv');
	await send(chat);
	await expect(chat.getByRole('alert')).toContainText('Your message is still here.');
	await expect(chat.getByRole('alert')).toContainText('call us on');
	await expect(box(chat)).toHaveValue('Asdf qwer zxcv');
	await expect(log(chat)).toHaveCount(0);
	await page.unroute('**/api/leads');
	await send(chat);
	await expect(log(chat)).toHaveCount(1);
	await expect(chat.getByRole('alert'), 'the message has arrived').toHaveCount(0);
	complaints.length = 0;
});

test('the chat fits a phone, says when the dealer is open, and closes with Escape', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.clock.setFixedTime(new Date('2026-11-24T02:00:00Z'));
	const chat = await openChat(page);
	await live(chat);
	await expect(chat.getByText(/^(Open until|Closed, opens) /)).toBeVisible();
	expect(await scrollWidth(page)).toBeLessThanOrEqual(320);
	await page.keyboard.press('Escape');
	await expect(chat).toBeHidden();
	await expect(page.getByRole('main').getByRole('button', { name: 'Chat' }).first()).toBeFocused();
});

test('a chat that stays open says so when the dealer closes', async ({ page }) => {
	await page.clock.install({ time: new Date('2026-11-24T02:00:00Z') });
	const chat = await openChat(page);
	await live(chat);
	await expect(chat.getByText(/^Open until /)).toBeVisible();
	await expect(chat.getByRole('button', { name: 'Send message' })).toBeVisible();
	await page.clock.fastForward('10:00:00');
	await expect(chat.getByText(/^Closed, opens /)).toBeVisible();
	await expect(chat.getByRole('button', { name: 'Leave message' })).toBeVisible();
});

test('a provider’s program is loaded once the visitor has agreed, and where it fails the phone number is shown', async ({
	page,
	complaints,
}) => {
	const loaded: string[] = [];
	await page.route('https://chat.example/**', (route) => {
		loaded.push(route.request().url());
		return loaded.length === 1
			? route.abort()
			: route.fulfill({ contentType: 'text/javascript', body: 'document.body.dataset.yarn = "open";' });
	});
	const chat = await openChat(page, '/cars/car-0', PROVIDER_CHAT);
	const start = chat.getByRole('button', { name: 'Start chat with Yarn Chat' });
	await expect(start).toBeVisible();
	await page.waitForLoadState('networkidle');
	expect(loaded).toEqual([]);
	expect(await faults(page)).toEqual([]);
	await start.click();
	await expect(chat.getByRole('status')).toContainText('could not be started');
	await expect(chat.getByRole('link', { name: /\d/ })).toBeVisible();
	await start.click();
	await expect(chat.getByRole('status')).toContainText('The chat is open');
	await expect(page.locator('body')).toHaveAttribute('data-yarn', 'open');
	complaints.length = 0;
});

test('a provider’s chat whose program fails, or never arrives, is not called open', async ({
	page,
	complaints,
}) => {
	await page.clock.install();
	let loaded = 0;
	await page.route('https://chat.example/**', (route) => {
		loaded += 1;
		if (loaded > 1) return;
		return route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no chat");' });
	});
	const chat = await openChat(page, '/cars/car-0', PROVIDER_CHAT);
	const start = chat.getByRole('button', { name: 'Start chat with Yarn Chat' });
	await start.click();
	await expect(chat.getByRole('status')).toContainText('could not be started');
	await start.click();
	await expect(chat.getByRole('button', { name: 'Starting…' })).toBeVisible();
	await page.clock.fastForward('00:20');
	await expect(start).toBeVisible();
	await expect(chat.getByRole('status')).toContainText('could not be started');
	await expect(chat.getByRole('link', { name: /\d/ })).toBeVisible();
	complaints.length = 0;
});
