import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { indexStock } from '../../../src/search/indexer/index-stock.ts';
import { expect, originOf, outDir, searchIsLive, test } from '../../fixtures/browser/site-test.ts';
import { bareRepayments } from '../../fixtures/finance/bare-repayments.ts';
import { exceptions } from '../../fixtures/reporting/exceptions.ts';
import { leaveOut } from '../../fixtures/reporting/leave-out.ts';
import { stockDocuments } from '../../fixtures/search/stock-documents.ts';
import type { TestServer } from '../../fixtures/servers/meilisearch.ts';
import { meilisearchIfAny } from '../../fixtures/servers/meilisearch-if-any.ts';
import { promptFetch } from '../../fixtures/servers/prompt-fetch.ts';

const DEALER = 'merriwether';
const ALL = '/search/new-used-and-demo-cars';

/** Below the site's own address, so that its policy holds as it is: a server elsewhere is named in a policy of its own. */
const SERVER_PATH = '/search-server';

let server: TestServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
	test.setTimeout(600_000);
	const found = await meilisearchIfAny();
	leaveOut(test.info(), found === null, 'needs a real Meilisearch server');
	if (found === null) return;
	server = found;
	const documents = await stockDocuments(DEALER, { now: new Date().toISOString() });
	await indexStock(server, { dealers: [DEALER], documents, isWhole: true });
});

test.afterAll(() => server?.stop());

/** Lets a page search on the server, with the index in the page to fall back on or without. */
async function searchOnServer(page: Page, { hasIndex = false } = {}): Promise<void> {
	await page.route('**/runtime.json', async (route) => {
		const { search } = JSON.parse(readFileSync(join(outDir(), DEALER, 'runtime.json'), 'utf8'));
		const own = { host: originOf(DEALER) + SERVER_PATH, key: server.key };
		await route.fulfill({
			json: { search: { ...search, server: own, index: hasIndex ? search.index : null } },
		});
	});
	await page.route(`**${SERVER_PATH}/**`, forward);
}

async function forward(route: Route): Promise<void> {
	const request = route.request();
	const path = new URL(request.url()).pathname.slice(SERVER_PATH.length);
	const response = await promptFetch(server.url + path, {
		method: request.method(),
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${server.key}` },
		body: request.postData(),
	});
	await route.fulfill({
		status: response.status,
		contentType: 'application/json',
		body: await response.text(),
	});
}

/** Types a sentence in the field of the one before. */
async function say(page: Page, sentence: string): Promise<void> {
	await page.getByLabel('Say what you’re looking for').fill(sentence);
	await page.keyboard.press('Enter');
}

/** What the search shows, as text: sentence, count, chips, filters with their counts, cards. */
async function shown(page: Page): Promise<string> {
	await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
	return page.getByRole('main').innerText();
}

const STEPS: readonly { name: string; act: (page: Page) => Promise<unknown> }[] = [
	{ name: 'a make', act: (page) => page.getByRole('checkbox', { name: /^Toyota/ }).click() },
	{ name: 'a model of it', act: (page) => page.getByRole('checkbox', { name: /^HiLux \d/ }).click() },
	{ name: 'a second make', act: (page) => page.getByRole('checkbox', { name: /^Kia/ }).click() },
	{ name: 'the fewest kilometres first', act: (page) => page.getByLabel('Sort').selectOption('km_asc') },
	{
		name: 'a highest price',
		act: async (page) => {
			await page.getByLabel('Highest price, typed').fill('40000');
			await page.keyboard.press('Enter');
		},
	},
	{ name: 'all cleared', act: (page) => page.getByRole('button', { name: 'Clear all' }).first().click() },
	{ name: 'a word', act: (page) => page.getByRole('searchbox', { name: 'Keyword' }).fill('corola') },
	{
		name: 'a sentence in plain words',
		act: async (page) => {
			await page
				.getByRole('searchbox', { name: 'Keyword' })
				.fill('white crossover under 60k, not a haval, cheapest');
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/query=-haval&colour=White&price=:60000&sortBy=price_asc&said=/);
		},
	},
	{
		name: 'another sentence, with a word that is no filter',
		act: (page) => say(page, 'seven seats for kids under 90k'),
	},
	{
		name: 'a sentence without results',
		act: (page) => say(page, 'white 7 seat hybrid suv under 20k, not a haval'),
	},
];

test('the same taps give the same results on the server of the site’s options and in the page (CONFIG-029)', async ({
	browser,
	page,
}) => {
	const inPage = await browser.newPage();
	await searchOnServer(page);
	for (const each of [page, inPage])
		await each.goto(`${originOf(DEALER)}${ALL}?car_type=used&sortBy=price_asc`);
	for (const each of [page, inPage]) await searchIsLive(each);
	for (const { name, act } of STEPS) {
		for (const each of [page, inPage]) {
			const before = each.url();
			await act(each);
			await expect.poll(() => each.url(), { message: name }).not.toBe(before);
		}
		// Either may show its results later than the other.
		await expect(async () => expect(await shown(page), name).toBe(await shown(inPage))).toPass();
	}
	await inPage.close();
});

test('a search by repayment has the same results, rates and warning on the server and in the page (FACETS-025, resolution 220)', async ({
	browser,
	page,
}) => {
	const inPage = await browser.newPage();
	await searchOnServer(page);
	for (const each of [page, inPage]) {
		await each.goto(`${originOf(DEALER)}${ALL}?sortBy=weekly_asc`);
		await searchIsLive(each);
	}
	const unfiltered = await shown(inPage);
	for (const each of [page, inPage]) {
		await each.locator('summary').filter({ hasText: 'Weekly estimate' }).click();
		await each.getByLabel('Highest weekly estimate, typed').fill('150');
		await each.keyboard.press('Enter');
		await expect(each).toHaveURL(/weekly_price_range=:150/);
	}
	// Either may show its results later than its address.
	await expect.poll(() => shown(inPage)).not.toBe(unfiltered);
	await expect(async () => expect(await shown(page)).toBe(await shown(inPage))).toPass();
	const expected = await shown(inPage);
	expect(expected).toMatch(/Est\. \$\d+ a week, \d+\.\d\d% p\.a\., comparison rate \d+\.\d\d% p\.a\./);
	expect(bareRepayments(expected.replace(/\s+/g, ' '))).toEqual([]);
	await inPage.close();
});

test('an unavailable server leaves the results, with a message and a retry that works (RESULTS-024)', async ({
	page,
	complaints,
}) => {
	await searchOnServer(page);
	await page.goto(originOf(DEALER) + ALL);
	await searchIsLive(page);
	await page.unroute(`**${SERVER_PATH}/**`);
	await page.route(`**${SERVER_PATH}/**`, (route) => route.abort('connectionrefused'));
	await page.getByRole('checkbox', { name: /^Kia/ }).click();
	await expect(page.getByRole('alert')).toContainText('can’t reach the search');
	await expect(
		page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true }),
	).toHaveCount(23);
	await page.unroute(`**${SERVER_PATH}/**`);
	await page.route(`**${SERVER_PATH}/**`, forward);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toContainText('Kia');
	complaints.splice(0);
});

test('an unavailable server is replaced by the embedded index where the dealer has one', async ({
	page,
	complaints,
}) => {
	await searchOnServer(page, { hasIndex: true });
	await page.unroute(`**${SERVER_PATH}/**`);
	await page.route(`**${SERVER_PATH}/**`, (route) => route.abort('connectionrefused'));
	await page.goto(`${originOf(DEALER)}${ALL}?make=Kia&car_type=new`);
	await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toContainText('Kia');
	await expect(page.getByRole('alert')).toHaveCount(0);
	complaints.splice(0);
});

test('only the newest of several answers is shown, in whatever order they arrive', async ({ page }) => {
	await searchOnServer(page);
	let asked = 0;
	await page.route(`**${SERVER_PATH}/**`, async (route) => {
		asked += 1;
		// The first answers come last.
		await new Promise((resolve) => setTimeout(resolve, Math.max(0, 900 - 150 * asked)));
		await forward(route).catch(() => {});
	});
	await page.goto(originOf(DEALER) + ALL);
	await searchIsLive(page);
	await page.getByRole('searchbox', { name: 'Keyword' }).pressSequentially('hilux', { delay: 60 });
	const cards = page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });
	const others = async () => exceptions(await cards.allInnerTexts(), (title) => title.includes('HiLux'));
	await expect(async () => expect(await others()).toEqual([])).toPass();
	await page.waitForLoadState('networkidle');
	expect(await others()).toEqual([]);
});
