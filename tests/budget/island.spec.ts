import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, outDir, test } from '../fixtures/browser/site-test.ts';
import { OVER_BUDGET } from './over-budget.ts';

/** The calculator's own script beside React, bytes after gzip. */
const CALCULATOR = 12_000;

const SITE = 'harbourline';

/** A script of the site with all that it imports at once, by address. */
function withImports(address: string, found = new Set<string>()): Set<string> {
	if (found.has(address)) return found;
	found.add(address);
	const text = readFileSync(join(outDir(), SITE, address), 'utf8');
	for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
		withImports(`/_astro/${name}`, found);
	return found;
}

test(`the finance calculator has at most ${CALCULATOR} bytes of script beside React`, ({ page: _ }, info) => {
	const html = readFileSync(join(outDir(), SITE, 'finance.html'), 'utf8');
	const islands = [...html.matchAll(/component-url="([^"]+)"/g)].map(([, address = '']) => address);
	const ofIsland = (name: string) =>
		withImports(islands.find((address) => address.includes(`/${name}.`)) ?? '');
	const ofEveryPage = ofIsland('SearchBox');
	const own = [...ofIsland('Calculator')].filter((address) => !ofEveryPage.has(address));
	const bytes = own
		.map((address) => gzipSync(readFileSync(join(outDir(), SITE, address))).length)
		.reduce((sum, size) => sum + size, 0);
	info.annotations.push({ type: 'bytes', description: `${bytes} ${own.join(' ')}` });
	// A measurement that sees nothing would pass any budget.
	expect(bytes).toBeGreaterThan(5000);
	expect(bytes, OVER_BUDGET).toBeLessThanOrEqual(CALCULATOR);
	// Vite's helper for dynamic imports, which `?address` avoids.
	expect(own.filter((address) => address.includes('preload-helper'))).toEqual([]);
});
