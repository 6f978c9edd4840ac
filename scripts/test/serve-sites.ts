import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewSites } from '../../src/site/open/preview-sites.ts';
import { browserDealersDir, buildBrowserFleet } from '../../tests/fixtures/browser-sites/browser-fleet.ts';
import { TEST_DEALERS, testSites } from '../../tests/fixtures/sites/test-sites.ts';
import { serveWithLeads } from '../serve-with-leads.ts';

/** Builds the sites the browser tests visit, and serves them until it is stopped. */
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
const { outDir, remove } = await testSites();
const leadsDir = mkdtempSync(join(tmpdir(), 'forecourt-leads-'));
process.once('exit', () => {
	remove();
	rmSync(leadsDir, { recursive: true, force: true });
});

const dealers = [
	...TEST_DEALERS,
	{ slugs: await buildBrowserFleet(outDir), dealersDir: browserDealersDir(outDir) },
];
const sites = await Promise.all(dealers.map(({ dealersDir, slugs }) => previewSites(dealersDir, slugs)));
const { url } = await serveWithLeads(
	{ outDir, sites: sites.flat(), port: 0, database: join(leadsDir, 'leads.sqlite') },
	({ level, message, reason }) => level === 'error' && console.error(message, reason),
);
console.log(`Sites at ${url} from ${outDir}`);

// A test run that was killed sends no signal: this process then has another parent.
const parent = process.ppid;
setInterval(() => {
	if (process.ppid !== parent) process.exit(0);
}, 1000);
