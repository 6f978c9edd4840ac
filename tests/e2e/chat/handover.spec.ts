import type { Locator, Request } from 'playwright/test';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { ANSWERING_CHAT } from '../../fixtures/browser-sites/accounts.ts';
import { ask, field, openPanel, turns } from '../../fixtures/browser-sites/chat-panel.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const sites = sitesOfFile([ANSWERING_CHAT]);

/** The address of a vehicle's page. */
const vehicle = (slug = 'car-0') => `${sites.origin(ANSWERING_CHAT)}/cars/${slug}`;

const message = (panel: Locator) => panel.locator('textarea');

async function send(panel: Locator): Promise<void> {
	await panel.getByLabel('Name').fill('Jo Citizen');
	await panel.getByLabel('Mobile').fill('0412 345 678');
	await panel.getByLabel(/I agree to the/).check();
	await panel.getByRole('button', { name: /^(Send|Leave) message$/ }).click();
}

const isLead = (request: Request) => request.url().endsWith('/api/leads') && request.method() === 'POST';

test('a message that was begun takes the conversation along from another page', async ({ page }) => {
	const panel = await openPanel(page, vehicle());
	await ask(panel, 'how many kms?');
	await panel.getByRole('button', { name: 'Ask a person' }).click();
	await message(panel).fill('Is the timing belt done?');
	await page.goto(vehicle('car-1'));
	await page.getByRole('main').getByRole('button', { name: 'Ask your own' }).click();
	await expect(message(panel)).toHaveValue('Is the timing belt done?');
	await panel.getByText('See what is sent').click();
	await expect(panel.getByText('Asked: how many kms?')).toBeVisible();
	const lead = page.waitForRequest(isLead);
	await send(panel);
	expect((await lead).postDataJSON().message).toMatch(/^Is the timing belt done\?\n\nAsked: how many kms\?/);
	await expect(panel.getByRole('log', { name: 'Messages you sent' })).toContainText(
		'Is the timing belt done?',
	);
	await expect(panel.getByText('See what is sent'), 'the next message is on its own').toHaveCount(0);
});

test('the recipient of the message is in view below the vehicle when a person is asked on a phone', async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 553 });
	const panel = await openPanel(page, vehicle());
	for (const question of ['how many kms?', 'is it automatic?', 'what colour is it?', 'how many seats?'])
		await ask(panel, question);
	await panel.getByRole('button', { name: 'Ask a person' }).click();
	await expect(message(panel)).toBeFocused();
	const subject = await panel.locator('.chat__subject').boundingBox();
	const first = await panel.getByText('gets your question and what was said so far').boundingBox();
	expect(first?.y).toBeGreaterThanOrEqual((subject?.y ?? 0) + (subject?.height ?? 0));
});

test('what was typed for a person stays when another question is put to them, and when another is pressed', async ({
	page,
}) => {
	const panel = await openPanel(page, vehicle());
	const person = panel.getByRole('button', { name: 'Ask a person' });
	await field(panel).fill('Could you hold it until Friday?');
	await panel.getByRole('button', { name: 'Any damage?' }).click();
	await expect(turns(panel)).toHaveCount(1);
	await expect(field(panel)).toHaveValue('Could you hold it until Friday?');
	await person.click();
	await expect(message(panel)).toHaveValue('Could you hold it until Friday?');
	await panel.getByRole('button', { name: 'Back to the answers' }).click();
	await ask(panel, 'has the battery been tested?');
	await person.click();
	await expect(message(panel)).toHaveValue('Could you hold it until Friday?\nhas the battery been tested?');
});

test('a question that is too long is named as such, stays in its field, and goes to a person whole', async ({
	page,
}) => {
	const panel = await openPanel(page, vehicle());
	await ask(panel, 'how many kms?');
	const long = 'why? '.repeat(980);
	await field(panel).fill(long);
	await field(panel).press('Enter');
	await expect(panel.getByRole('alert')).toContainText('up to 500 characters, and yours has 4,899');
	await expect(field(panel)).toHaveValue(long);
	await expect(turns(panel)).toHaveCount(1);
	await panel.getByRole('button', { name: 'Ask a person' }).click();
	await expect(message(panel)).toHaveValue(long.trim());
	// The longest message and the conversation are more than a lead may have.
	await send(panel);
	await expect(panel.getByRole('log', { name: 'Messages you sent' })).toContainText(/Reference [A-Z0-9]{4}/);
});

test('over another page too, the number to call is named while the service is away', async ({
	page,
	complaints,
}) => {
	await page.goto(sites.origin(ANSWERING_CHAT));
	await page.route('**/api/leads', (route) => route.abort());
	await page.getByRole('contentinfo').getByRole('link', { name: 'Ask us' }).click();
	const panel = page.getByRole('dialog', { name: 'Ask us' });
	await panel.getByRole('button', { name: 'Ask a person' }).click();
	await message(panel).fill('Do you buy caravans?');
	await send(panel);
	await expect(panel.getByRole('alert').getByRole('link', { name: /\d{4}/ })).toHaveAttribute(
		'href',
		/^tel:/,
	);
	complaints.length = 0;
});

test('a message that another page sent later is among those sent, and pressed meanwhile it makes one lead', async ({
	page,
	complaints,
}) => {
	const panel = await openPanel(page, vehicle());
	await ask(panel, 'how many kms?');
	await panel.getByRole('button', { name: 'Ask a person' }).click();
	await message(panel).fill('Can I see it on Saturday?');
	await page.route('**/api/leads', (route) => route.abort());
	const [first] = await Promise.all([page.waitForRequest(isLead), send(panel)]);
	await expect(panel.getByRole('alert')).toContainText('Your message is still here.');
	await page.goto(vehicle('car-1'));
	await page.getByRole('main').getByRole('button', { name: 'Ask your own' }).click();
	await expect(message(panel)).toHaveValue('Can I see it on Saturday?');
	const [second] = await Promise.all([page.waitForRequest(isLead), send(panel)]);
	expect(second.postDataJSON().submission_id).toBe(first.postDataJSON().submission_id);
	await expect(panel.getByRole('alert')).toContainText('Your message is still here.');
	await page.unroute('**/api/leads');
	// As if the minute were over after which it is tried again.
	await page.evaluate((key) => {
		localStorage[key] = localStorage[key].replace(/"retryAt":\d+/, '"retryAt":0');
	}, `forecourt.${ANSWERING_CHAT}.lead-draft`);
	const sent = page.waitForResponse((response) => isLead(response.request()));
	await page.goto(`${sites.origin(ANSWERING_CHAT)}/contact-us`);
	expect((await sent).ok()).toBe(true);
	await expect(page.getByText('Now sent: Ask about this')).toBeVisible();
	await page.goto(vehicle('car-1'));
	await page.getByRole('main').getByRole('button', { name: 'Ask your own' }).click();
	await expect(field(panel), 'nothing is waiting').toBeVisible();
	await panel.getByRole('button', { name: 'Ask a person' }).click();
	await expect(panel.getByRole('log', { name: 'Messages you sent' })).toContainText(
		/Can I see it on Saturday\?\s*Sent\.[^.]*\. Reference [A-Z0-9]{4}-[A-Z0-9]{4}/,
	);
	await expect(message(panel)).toHaveValue('how many kms?');
	complaints.length = 0;
});
