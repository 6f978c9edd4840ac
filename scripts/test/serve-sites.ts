import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewSites } from '../../src/site/preview-sites.ts';
import { buildTestSites, TEST_DEALERS } from '../../tests/fixtures/sites/test-sites.ts';
import { serveWithLeads } from '../serve-with-leads.ts';

/** Builds the sites that the browser tests visit into a temporary folder, and serves them until it is stopped. */
const outDir = mkdtempSync(join(tmpdir(), 'forecourt-browser-'));
process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));

await buildTestSites(outDir, new Date());
const sites = await Promise.all(TEST_DEALERS.map(({ dealersDir, slugs }) => previewSites(dealersDir, slugs)));
const { url } = await serveWithLeads(
	{ outDir, sites: sites.flat(), port: 0, database: join(outDir, 'leads.sqlite') },
	({ level, message, reason }) => level === 'error' && console.error(message, reason),
);
console.log(`Sites at ${url} from ${outDir}`);

// A test run that was killed sends no signal: this process then has another parent.
const parent = process.ppid;
setInterval(() => {
	if (process.ppid !== parent) process.exit(0);
}, 1000);
