import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/browser/site-test.ts';
import { MAILED } from '../../fixtures/browser-sites/mailed-leads.ts';
import { sitesOfFile } from '../../fixtures/browser-sites/serve-sites.ts';

const VEHICLE = '/cars/car-0';
const sites = sitesOfFile([MAILED]);

const open = (page: Page, path: string) => page.goto(`${sites.origin(MAILED)}${path}`);

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A lead with a unique name, by which its mail is found. */
const someone = () => `Robin ${crypto.randomUUID().slice(0, 8)}`;

async function fillIn(page: Page, name: string): Promise<void> {
	const form = page.locator('form[method=post]').first();
	const places = form.locator('select[name=location]');
	if ((await places.locator('option').count()) > 2) await places.selectOption({ index: 1 });
	await form.getByLabel('Name', { exact: true }).fill(name);
	await form.getByLabel('Email').fill('robin@example.com');
	await form.getByLabel('Phone').fill('0491 570 156');
	await form.getByLabel('Message').fill('Is the coffee good?');
	await form.getByLabel('I agree to').check();
}

/** As long as people take to fill a form in, so long may the proof of work take on a busy machine. */
async function awaitProof(page: Page): Promise<void> {
	await expect(page.getByText('Spam check done')).toBeVisible({ timeout: 60_000 });
}

/** The mail the dealer would get, once it is there. */
async function expectMail(page: Page, ...texts: string[]): Promise<void> {
	await expect
		.poll(
			async () => {
				await page.goto(`${sites.origin()}/mail`);
				const body = await page.locator('body').innerText();
				return texts.filter((text) => !body.includes(text));
			},
			{ timeout: 20_000 },
		)
		.toEqual([]);
}

test('an enquiry reaches the dealer’s mail', async ({ page }) => {
	const name = someone();
	await open(page, '/contact-us');
	await fillIn(page, name);
	await awaitProof(page);
	await page.getByRole('button', { name: 'Send enquiry' }).click();
	await expect(page).toHaveURL(/\/success\?category=General\+Enquiry/);
	await expectMail(page, name);
});

test('an enquiry about a vehicle reaches it with the vehicle', async ({ page }) => {
	const name = someone();
	await open(page, VEHICLE);
	const title = await page.getByRole('heading', { level: 1 }).innerText();
	await page
		.getByRole('main')
		.getByRole('button', { name: /^Enquire/ })
		.first()
		.click();
	const form = page.getByRole('dialog');
	await form.getByLabel('Name', { exact: true }).fill(name);
	await form.getByLabel('Email').fill('robin@example.com');
	await form.getByLabel('Phone').fill('0491 570 156');
	await form.getByLabel('Message').fill('Is it still there?');
	await form.getByLabel('I agree to').check();
	await awaitProof(page);
	await form.getByRole('button', { name: /^Send/ }).click();
	await expect(page).toHaveURL(/\/success\?/);
	const request = page.getByRole('region', { name: 'Your request' });
	for (const _ of ['sent', 'loaded again']) {
		await expect(request.getByRole('link', { name: title })).toHaveAttribute('href', VEHICLE);
		await expect(request).toContainText('$25,000');
		await expect(page.getByText(/Your reference is [0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible();
		await expect(request).toContainText('1 Example Street');
		await page.reload();
	}
	await expectMail(page, name, title, 'Thank you for your enquiry – Coast Motors');
});

/** How the lead API refuses too many calls. */
const TOO_OFTEN = {
	type: 'about:blank',
	title: 'Too many requests',
	status: 429,
	error: 'Too often.',
	problems: [],
};

/** Answers the question that replaces a proof of work. */
async function answerQuestion(page: Page): Promise<void> {
	const question = page.locator('label[for=answer]');
	const words = (await question.innerText()).match(/is (\w+) plus (\w+)/)?.slice(1) ?? [];
	const sum = words.reduce((total, word) => total + NUMBERS.indexOf(word) + 1, 0);
	await page.locator('#answer').fill(String(sum));
	await page.getByRole('button').last().click();
	await expect(page).toHaveURL(/\/success\?/);
}

for (const { why, address, answer } of [
	{ why: 'workers do not start', address: /solve-challenge/, answer: null },
	{
		why: 'challenges are no longer given out',
		address: '**/api/captcha',
		answer: { status: 429, json: TOO_OFTEN },
	},
]) {
	test(`where ${why} a form is answered by the question, and no lead is lost`, async ({
		page,
		complaints,
	}) => {
		await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()));
		const name = someone();
		await open(page, '/contact-us');
		await fillIn(page, name);
		await page.getByRole('button', { name: 'Send enquiry' }).click();
		await answerQuestion(page);
		await expectMail(page, name);
		complaints.splice(0);
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a form is answered by one question, and reaches the dealer after it', async ({ page }) => {
		const name = someone();
		await open(page, '/contact-us');
		await fillIn(page, name);
		await page.getByRole('button', { name: 'Send enquiry' }).click();
		await answerQuestion(page);
		await expectMail(page, name);
	});
});

test('the sheet of a vehicle is saved under its name (VDPACT-022)', async ({ page }) => {
	await open(page, VEHICLE);
	await page.waitForLoadState('load');
	const slug = new URL(page.url()).pathname.split('/').at(-1);
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'PDF' }).click(),
	]);
	expect(file.suggestedFilename()).toBe(`${slug}.pdf`);
});

test('a PDF sheet that fails is reported (VDPACT-023, VDPACT-024)', async ({ page, complaints }) => {
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/*.pdf', async (route) => {
		await held;
		await route.abort();
	});
	await open(page, VEHICLE);
	await page.waitForLoadState('load');
	const alerted = page.waitForEvent('dialog');
	await page.getByRole('link', { name: 'PDF' }).click();
	const preparing = page.getByRole('link', { name: 'Preparing...' });
	await expect(preparing.locator('.ico')).not.toHaveCSS('animation-name', 'none');
	release();
	const alert = await alerted;
	expect(alert.message()).toContain('couldn’t make the PDF');
	await alert.accept();
	await expect(page.getByRole('link', { name: 'PDF' }).locator('.ico')).toHaveCSS('animation-name', 'none');
	complaints.length = 0;
});

test('the success page opened directly states that nothing was sent, with contact details', async ({
	page,
}) => {
	await open(page, '/success');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was sent from this page');
	await expect(page.getByRole('main')).toContainText('send a message from the contact page');
	await expect(page.getByText('What happens next')).toHaveCount(0);
	await open(page, '/success?category=Test+Drive');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your booking request');
	await expect(page.getByText('What happens next')).toBeVisible();
});
