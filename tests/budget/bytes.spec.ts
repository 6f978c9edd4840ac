import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { pageSamples, vehiclePages } from '../fixtures/page-samples.ts';
import { expect, originOf, outDir, test } from '../fixtures/site-test.ts';
import { DEMO_DEALERS } from '../fixtures/test-sites.ts';

/** Bytes after gzip (design: budgets). */
const SCRIPT_OF_HOME = 5_000;
const SCRIPT_OF_VEHICLE = 15_000;
const HTML_AND_CSS_OF_VEHICLE = 20_000;

/** What is above its budget today, and how far at most: debts, to be paid and taken out, not to grow. */
const DEBTS: Readonly<Record<string, number>> = {
	'home harbourline': 5_200,
	'home merriwether': 5_500,
	'home wattle-and-wander': 5_400,
	'page harbourline': 20_300,
	'page merriwether': 20_300,
};

/** Every byte of script a page gets without input or scrolling, inline ones included, each file compressed by itself. */
async function scriptBytes(page: Page, address: string): Promise<number> {
	const bodies: Promise<Buffer>[] = [];
	page.on('response', (response) => {
		if (/javascript/.test(response.headers()['content-type'] ?? '')) bodies.push(response.body());
	});
	await page.goto(address, { waitUntil: 'networkidle' });
	const inline = await page
		.locator('script:not([src])')
		.evaluateAll((scripts) =>
			scripts
				.filter((script) => !/json|speculationrules/.test(script.getAttribute('type') ?? ''))
				.map(({ textContent }) => textContent ?? ''),
		);
	const files = await Promise.all(bodies);
	expect(files.length + inline.length, 'scripts that were measured').toBeGreaterThan(0);
	return [...files, ...inline].reduce((sum, script) => sum + gzipSync(script).length, 0);
}

/** HTML of a page with the stylesheets a browser with scripts loads at first, each file compressed by itself. */
function htmlAndCssBytes(siteDir: string, file: string): number {
	const html = readFileSync(join(siteDir, file), 'utf8');
	const seen = html.replace(/<noscript>.*?<\/noscript>/gs, '');
	const sheets = [...seen.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
	expect(sheets.length, `stylesheets of ${file}`).toBeGreaterThan(0);
	const files = [file, ...sheets].map((path) => readFileSync(join(siteDir, path)));
	return files.reduce((sum, content) => sum + gzipSync(content).length, 0);
}

for (const slug of DEMO_DEALERS.slugs) {
	for (const [kind, target] of [
		['home', SCRIPT_OF_HOME],
		['vehicle', SCRIPT_OF_VEHICLE],
	] as const) {
		const budget = DEBTS[`${kind} ${slug}`] ?? target;
		test(`the ${kind} page of ${slug} loads at most ${budget} bytes of script before interaction`, async ({
			page,
		}, info) => {
			const sample = pageSamples(join(outDir(), slug)).find((sample) => sample.kind === kind);
			const bytes = await scriptBytes(page, `${originOf(slug)}${sample?.path}`);
			info.annotations.push({ type: 'bytes', description: String(bytes) });
			expect(bytes).toBeLessThanOrEqual(budget);
		});
	}

	const most = DEBTS[`page ${slug}`] ?? HTML_AND_CSS_OF_VEHICLE;
	test(`no vehicle page of ${slug} has more than ${most} bytes of HTML and CSS`, ({ page: _ }, info) => {
		const siteDir = join(outDir(), slug);
		const sizes = vehiclePages(siteDir).map((file) => ({ file, bytes: htmlAndCssBytes(siteDir, file) }));
		const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
		info.annotations.push({ type: 'bytes', description: `${largest?.bytes} (${largest?.file})` });
		expect(sizes.filter(({ bytes }) => bytes > most)).toEqual([]);
	});
}
