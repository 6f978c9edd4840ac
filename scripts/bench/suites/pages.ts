import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewSites } from '../../../src/site/open/preview-sites.ts';
import { pageSamples } from '../../../tests/fixtures/sites/page-samples.ts';
import { buildTestSites, DEMO_DEALERS } from '../../../tests/fixtures/sites/test-sites.ts';
import { serveWithLeads } from '../../serve-with-leads.ts';
import { obtainBrowser } from '../../test/obtain-browser.ts';
import { obtainLighthouse, type Scores } from '../pages/lighthouse.ts';
import type { Suite } from '../suite.ts';

/** Page kinds that Lighthouse measures. */
const KINDS = ['home', 'models', 'model', 'offer', 'location', 'vehicle', 'stock list'];
const RUNS = 3;

/** Lighthouse scores of the demo dealers' pages on a phone. */
export const suite: Suite = {
	run: async ({ quick, folders, say }) => {
		const judge = await obtainLighthouse(join(folders.disk, 'lighthouse'), await obtainBrowser());
		const outDir = join(folders.disk, 'sites');
		await buildTestSites(outDir, new Date());
		const slugs = DEMO_DEALERS.slugs.slice(0, quick ? 1 : undefined);
		const sites = await previewSites(DEMO_DEALERS.dealersDir, slugs);
		const { url, close } = await serveWithLeads(
			{ outDir, sites, port: 0, database: join(folders.disk, 'leads.sqlite') },
			({ message }) => say(message),
		);
		const rows = [];
		try {
			for (const slug of slugs) {
				for (const { kind, file } of pageSamples(join(outDir, slug))) {
					if (!KINDS.includes(kind)) continue;
					const address = `${url.replace('//localhost', `//${slug}.localhost`)}${ownPath(join(outDir, slug, file))}`;
					say(address);
					const runs = [];
					for (let run = 0; run < (quick ? 1 : RUNS); run++) runs.push(await judge(address));
					rows.push({ dealer: slug, page: kind, ...medianOf(runs) });
				}
			}
		} finally {
			await close();
		}
		const columns = Object.keys(rows[0] ?? {});
		return {
			tables: [{ title: 'Lighthouse, phone, simulated slow network and processor', columns, rows }],
			notes: [],
		};
	},
};

/** A page's canonical address: duplicates of it are hidden from search engines, which lowers their score. */
function ownPath(file: string): string {
	const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
	return new URL(canonical).pathname;
}

/** The median of each figure. */
function medianOf(runs: readonly Scores[]): Scores {
	const figures = Object.keys(runs[0] ?? {}) as (keyof Scores)[];
	return Object.fromEntries(
		figures.map((figure) => [
			figure,
			runs.map((run) => run[figure]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)],
		]),
	) as unknown as Scores;
}
