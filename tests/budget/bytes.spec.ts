import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { expect, originOf, outDir, searchIsLive, test } from '../fixtures/browser/site-test.ts';
import { pageSamples, vehiclePages } from '../fixtures/sites/page-samples.ts';
import { DEMO_DEALERS } from '../fixtures/sites/test-sites.ts';

/** Budgets in bytes after gzip (docs/recipes/measuring.md). Raised from 5,000: unsent drafts are sent from every page, and dialogs are modal; saving the last kilobyte would need tricks. */
const SCRIPT_OF_CONTENT = 6_000;
/** Contact and success pages: 111 bytes above the target of 6,000 since forms keep the trade-in that was valued. */
const SCRIPT_OF_THANKS = 6_200;
const SCRIPT_OF_VEHICLE = 15_000;
const SCRIPT_OF_SEARCH = 113_500;
/** A list after its first search; the target is 140,000, of which React and InstantSearch are 93,000. */
const SCRIPT_OF_LIVE_SEARCH = 146_000;
/**
 * A page once its form was touched; the targets are 90,000 and 100,000, of which React is 69,500. Raised from 99,000: the overview of a form's
 * steps, and looking for figures of the calculator;
 * to 103,500: steps that the browser's history and another device come back to, for the trade-in.
 */
const SCRIPT_OF_LIVE_FORM = 103_500;
const SCRIPT_OF_LIVE_VEHICLE = 109_500;
/** A finance application once it was touched: a form with 22 more questions, its review, and the sums of the loan beside it. */
const SCRIPT_OF_LIVE_APPLICATION = 109_500;
/** What comes with the first answer that is changed: the contract, by which the form is checked and sent. */
const SCRIPT_OF_SENDER = 15_000;
/** Raised from 20,000: an estimate's three figures in equal size, the reason why a vehicle cannot be bought, and motorhome facts. */
const HTML_AND_CSS_OF_VEHICLE = 22_000;

/** Kinds of pages that are not content. */
const SCRIPT_OF: Readonly<Record<string, number>> = {
	vehicle: SCRIPT_OF_VEHICLE,
	'sold vehicle': SCRIPT_OF_VEHICLE,
	'stock list': SCRIPT_OF_SEARCH,
	'further page of a list': SCRIPT_OF_SEARCH,
	'list of a make': SCRIPT_OF_SEARCH,
	'empty list': SCRIPT_OF_SEARCH,
	catalogue: SCRIPT_OF_SEARCH,
	'no stock': SCRIPT_OF_SEARCH,
	'print page': SCRIPT_OF_VEHICLE,
	'saved vehicles': SCRIPT_OF_SEARCH,
	comparison: SCRIPT_OF_SEARCH,
	'contact form': SCRIPT_OF_THANKS,
	thanks: SCRIPT_OF_THANKS,
};

/** Bytes of all script that a page loads without input or scrolling, inline scripts included, each file compressed by itself. */
function scriptBytes(page: Page, address: string): Promise<number> {
	return scriptBytesAfter(page, () => page.goto(address, { waitUntil: 'networkidle' }));
}

/** The same after a first search on a list: the last script has loaded when the search index is requested. */
function liveScriptBytes(page: Page, address: string): Promise<number> {
	return scriptBytesAfter(page, async () => {
		await page.goto(address, { waitUntil: 'networkidle' });
		await searchIsLive(page);
		const index = page.waitForResponse(/\/search-index\//);
		await page.locator('#keyword').fill('a');
		await index;
	});
}

/** Waits until a form is hydrated; with `isChanged` changes an answer, too, and waits for what that loads. */
async function useForm(page: Page, { isChanged }: { isChanged: boolean }): Promise<void> {
	const form = page.locator('form[data-lead]').first();
	const name = form.locator('[name=name]');
	await expect(form).toHaveJSProperty('noValidate', true);
	if (!isChanged) return;
	const sender = page.waitForResponse(/\/sender\.[^/]+\.js/);
	await name.fill('Kim');
	await name.blur();
	await sender;
}

async function scriptBytesAfter(page: Page, visit: () => Promise<unknown>): Promise<number> {
	const addresses: URL[] = [];
	const collect = (response: Response) => {
		if (/javascript/.test(response.headers()['content-type'] ?? '')) addresses.push(new URL(response.url()));
	};
	page.on('response', collect);
	await visit();
	page.off('response', collect);
	const inline = await page
		.locator('script:not([src])')
		.evaluateAll((scripts) =>
			scripts
				.filter((script) => !/json|speculationrules/.test(script.getAttribute('type') ?? ''))
				.map(({ textContent }) => textContent ?? ''),
		);
	// The files themselves: the browser gives no body for a script of a worker that has ended.
	const files = addresses.map(({ hostname, pathname }) =>
		readFileSync(join(outDir(), hostname.replace('.localhost', ''), pathname)),
	);
	return [...files, ...inline].reduce((sum, script) => sum + gzipSync(script).length, 0);
}

/** Bytes of a page's HTML and of the stylesheets that a browser with JavaScript loads at first, each file compressed by itself. */
function htmlAndCssBytes(siteDir: string, file: string): number {
	const html = readFileSync(join(siteDir, file), 'utf8');
	const seen = html.replace(/<noscript>.*?<\/noscript>/gs, '');
	const stylesheets = [...seen.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
		([, href = '']) => href,
	);
	expect(stylesheets.length, `stylesheets of ${file}`).toBeGreaterThan(0);
	const files = [file, ...stylesheets].map((path) => readFileSync(join(siteDir, path)));
	return files.reduce((sum, content) => sum + gzipSync(content).length, 0);
}

for (const slug of DEMO_DEALERS.slugs) {
	test(`no page of ${slug} loads more script before interaction than its kind may`, async ({
		browser,
	}, info) => {
		test.slow();
		let most = 0;
		for (const { kind, path } of pageSamples(join(outDir(), slug))) {
			// A new page, so that nothing is cached.
			const page = await browser.newPage();
			const bytes = await scriptBytes(page, `${originOf(slug)}${path}`);
			await page.close();
			info.annotations.push({ type: 'bytes', description: `${bytes} ${kind} ${path}` });
			most = Math.max(most, bytes);
			expect.soft(bytes, `${kind}: ${path}`).toBeLessThanOrEqual(SCRIPT_OF[kind] ?? SCRIPT_OF_CONTENT);
		}
		// A measurement that counts nothing would pass any budget.
		expect(most, 'the most script of a page').toBeGreaterThan(SCRIPT_OF_VEHICLE);
	});

	test(`a list of ${slug} whose search answers has loaded no more than ${SCRIPT_OF_LIVE_SEARCH} bytes of script`, async ({
		page,
	}, info) => {
		const list = pageSamples(join(outDir(), slug)).find(({ kind }) => kind === 'stock list');
		const bytes = await liveScriptBytes(page, `${originOf(slug)}${list?.path}`);
		info.annotations.push({ type: 'bytes', description: `${bytes} ${list?.path}` });
		expect(bytes).toBeGreaterThan(SCRIPT_OF_SEARCH);
		expect(bytes).toBeLessThanOrEqual(SCRIPT_OF_LIVE_SEARCH);
	});

	test(`no vehicle page of ${slug} has more than ${HTML_AND_CSS_OF_VEHICLE} bytes of HTML and CSS`, ({
		page: _,
	}, info) => {
		const siteDir = join(outDir(), slug);
		const sizes = vehiclePages(siteDir).map((file) => ({ file, bytes: htmlAndCssBytes(siteDir, file) }));
		const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
		info.annotations.push({ type: 'bytes', description: `${largest?.bytes} (${largest?.file})` });
		expect(sizes.filter(({ bytes }) => bytes > HTML_AND_CSS_OF_VEHICLE)).toEqual([]);
	});
}

/** A form in the page, touched; and in a dialog, opened. All dealers have the same files. */
const FORMS = [
	{
		kind: 'form',
		path: '/contact-us',
		limit: SCRIPT_OF_LIVE_FORM,
		open: (page: Page) => page.locator('form[data-lead] [name=name]').click(),
	},
	{
		kind: 'finance application',
		path: '/apply-for-finance',
		limit: SCRIPT_OF_LIVE_APPLICATION,
		open: (page: Page) => page.locator('form[data-lead] [name=name]').click(),
	},
	{
		kind: 'vehicle',
		path: null,
		limit: SCRIPT_OF_LIVE_VEHICLE,
		open: (page: Page) =>
			page.getByRole('main').locator('button[data-action=enquire]:visible').first().click(),
	},
];

for (const { kind, path: own, limit, open } of FORMS) {
	test(`a ${kind} page has loaded no more than ${limit} bytes of script once its form was touched, and ${SCRIPT_OF_SENDER} more once it was answered`, async ({
		browser,
	}, info) => {
		const [slug = ''] = DEMO_DEALERS.slugs;
		const [vehicle = ''] = vehiclePages(join(outDir(), slug));
		const path = own ?? `/${vehicle.replace('.html', '')}`;
		const measure = async (isChanged: boolean) => {
			const page = await browser.newPage();
			const bytes = await scriptBytesAfter(page, async () => {
				await page.goto(`${originOf(slug)}${path}`, { waitUntil: 'networkidle' });
				await open(page);
				await useForm(page, { isChanged });
				await page.waitForLoadState('networkidle');
			});
			await page.close();
			info.annotations.push({ type: 'bytes', description: `${bytes} ${path}` });
			return bytes;
		};
		const touched = await measure(false);
		expect(touched).toBeGreaterThan(limit - 10_000);
		expect(touched).toBeLessThanOrEqual(limit);
		expect(await measure(true)).toBeLessThanOrEqual(limit + SCRIPT_OF_SENDER);
	});
}
