import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../../src/whole-file.ts';
import { faults } from '../../fixtures/browser/axe-faults.ts';
import { scrollWidth } from '../../fixtures/browser/enlarge.ts';
import { expect, outDir, test } from '../../fixtures/browser/site-test.ts';
import { PHRASING_CHAT } from '../../fixtures/browser-sites/accounts.ts';
import { ask, openPanel, turns } from '../../fixtures/browser-sites/chat-panel.ts';
import { type ServedSites, serveSites } from '../../fixtures/browser-sites/serve-sites.ts';
import { languageModel } from '../../fixtures/leads/language-model.ts';

// One lead API serves all tests of this file.
test.describe.configure({ mode: 'default' });

let sites: ServedSites;
let model: Awaited<ReturnType<typeof languageModel>>;
const started = new AsyncDisposableStack();
test.beforeAll(async () => {
	model = started.use(
		await languageModel(() => ({
			says: 'Yes, it has an automatic transmission. [1] It has 7 gears. [1] You can have it for $1. [1]',
		})),
	);
	// The service reads the file when it starts, and again when it changes.
	const file = join(outDir(), '.api', `${PHRASING_CHAT}.json`);
	const built = readFileSync(file, 'utf8');
	started.defer(() => writeWhole(file, built));
	const site = JSON.parse(built) as { phrasing: { url: string } };
	site.phrasing.url = model.url;
	writeWhole(file, JSON.stringify(site));
	sites = await serveSites([PHRASING_CHAT]);
	started.defer(() => sites.close());
});
test.afterAll(() => started.disposeAsync());

/** The address of a vehicle's page. */
const vehicle = () => `${sites.origin(PHRASING_CHAT)}/cars/car-0`;

for (const width of [375, 1280])
	test(`sentences of a language model are shown as such above their quotations at ${width} px, and not where the page says otherwise by now`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		const sent: unknown[] = [];
		await page.route('**/api/phrased-answers', (route) => {
			sent.push(route.request().postDataJSON());
			const lines = [
				{ text: 'It is <b>automatic</b>.', passages: [{ label: 'Transmission', text: 'Automatic' }] },
				{ text: 'It is manual.', passages: [{ label: 'Transmission', text: 'Manual' }] },
			];
			const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
			return route.fulfill({ contentType: 'application/jsonl', body });
		});
		const panel = await openPanel(page, vehicle());
		const answer = await ask(panel, 'Is it automatic?');
		await expect(answer).toContainText('It is <b>automatic</b>.');
		await expect(answer).toContainText('Written by a computer from what our site says:');
		await expect(answer).toContainText('Transmission: Automatic');
		await expect(answer).not.toContainText('It is manual.');
		expect(sent).toEqual([{ question: 'Is it automatic?', vehicle: 'car-0' }]);
		expect(await faults(page)).toEqual([]);
		expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
		await panel.locator('summary', { hasText: 'How it works' }).press('Enter');
		await expect(panel.getByText('sent to Example AI')).toBeVisible();
		await page.reload();
		await page.getByRole('main').getByRole('button', { name: 'Ask your own' }).click();
		await expect(turns(panel).last()).toContainText('Written by a computer');
	});

test('where no model answers, the quotations do', async ({ page, complaints }) => {
	await page.route('**/api/phrased-answers', (route) => route.abort());
	const panel = await openPanel(page, vehicle());
	const answer = await ask(panel, 'how many kms?');
	await expect(answer).toContainText('Odometer: 48,210 km');
	await expect(answer).not.toContainText('Written by a computer');
	complaints.length = 0;
});

test('a real answer of the language model is checked, and not begun with a yes that the page has said', async ({
	page,
}) => {
	const panel = await openPanel(page, vehicle());
	const answer = await ask(panel, 'Is it automatic?');
	await expect(answer).toContainText(/Answer: Yes\.\s*It has an automatic transmission\./);
	await expect(answer).toContainText('Transmission: Automatic');
	for (const withheld of ['7 gears', '$1', 'Yes, it']) await expect(answer).not.toContainText(withheld);
	expect(model.asked.length).toBeGreaterThan(0);
	expect(await faults(page)).toEqual([]);
	await page.goto(`${sites.origin(PHRASING_CHAT)}/privacy-policy`);
	await expect(page.getByRole('main').getByText('Example AI, whose language model')).toBeVisible();
});
