import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SearchDocument } from '../src/domain/vehicle/record/search-document.ts';
import { lastGoodStock } from '../src/generator/manifest/manifest.ts';
import type { IndexOutcome } from '../src/search/indexer/index-outcome.ts';
import { indexStock } from '../src/search/indexer/index-stock.ts';
import { IndexingFailed } from '../src/search/indexer/indexing-failed.ts';
import { INDEX_NAME } from '../src/search/settings.ts';
import { loadSite } from '../src/site/open/load-site.ts';
import type { SiteOrder } from '../src/site/open/read-site.ts';
import { searchDocuments } from '../src/site/search/documents.ts';
import { chooseDealers, DEFAULT_DEALERS } from './choose-dealers.ts';
import { command, UserError } from './command.ts';

const usage = `
Puts dealers' stock into the index ${INDEX_NAME} of a Meilisearch server: npm run index -- [slug…] [options]

  slug…            only these dealers; all of them when none is named
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})
  --out DIR        where the sites are, beside which the last good stock is kept (dist)
  --stock FILE     read this file instead of the one the dealer names; needs exactly one slug
  --now TIME       as if it were this time (ISO 8601)

  MEILI_URL        the server (http://127.0.0.1:7700)
  MEILI_KEY        a key that may change indexes; it is written to no file and no page

Only changes are sent; when there are many, a new index is built and swapped with the old one. Searches go on meanwhile.
A dealer whose stock cannot be read keeps its documents in the index; the command then exits with 1.
`;

await command(
	{
		usage,
		options: {
			dealers: { type: 'string', default: DEFAULT_DEALERS },
			out: { type: 'string', default: 'dist' },
			stock: { type: 'string' },
			now: { type: 'string' },
		},
	},
	async ({ dealers, out, stock, now = new Date().toISOString() }, names) => {
		const { MEILI_URL: url = 'http://127.0.0.1:7700', MEILI_KEY: key = '' } = process.env;
		const dealersDir = resolve(dealers);
		const slugs = chooseDealers(dealersDir, names);
		if (stock && names.length !== 1)
			throw new UserError(
				`--stock replaces one dealer's file: name that dealer, as in npm run index -- ${slugs[0]}`,
			);
		if (stock && !existsSync(stock)) throw new UserError(`There is no file ${stock} (given with --stock)`);
		if (Number.isNaN(Date.parse(now)))
			throw new UserError(`--now takes a time such as 2026-11-20T09:00:00+10:00, found ${now}`);

		const read: DealerStock[] = [];
		for (const slug of slugs) {
			const snapshotPath = lastGoodStock(resolve(out), slug);
			const stockFile = stock ? resolve(stock) : null;
			read.push(
				await readStock({
					slug,
					dealersDir,
					stockFile,
					// Accepting a fall, and keeping the stock as the last good one, is up to the build.
					acceptFewer: false,
					snapshotPath,
					now: new Date(now).toISOString(),
				}),
			);
		}
		for (const { slug, problems } of read)
			for (const problem of problems) console.error(`✗ ${slug}: ${problem}`);
		const good = read.filter(({ documents }) => documents !== null);
		if (good.length === 0) throw new UserError("No dealer's stock could be read; the index is unchanged");
		const order = {
			dealers: good.map(({ slug }) => slug),
			documents: good.flatMap(({ documents }) => documents ?? []),
			isWhole: names.length === 0 && good.length === slugs.length,
		};
		const outcome = await indexStock({ url, key }, order).catch((error: unknown) => {
			throw error instanceof IndexingFailed ? new UserError(error.message) : error;
		});
		console.log(summary(outcome, good.length, url));
		return read.every(({ problems }) => problems.length === 0) ? 0 : 1;
	},
);

/** A dealer's search documents, or null when its stock cannot be read, and its problems. */
interface DealerStock {
	slug: string;
	documents: readonly SearchDocument[] | null;
	problems: string[];
}

async function readStock(order: SiteOrder): Promise<DealerStock> {
	const { slug } = order;
	const loaded = await loadSite(order);
	if (!loaded.site) return { slug, documents: null, problems: loaded.problems };
	const { from_snapshot: earlier } = loaded.stock;
	const problems = earlier ? [`${earlier.reason}; its stock of ${earlier.taken_at} is used`] : [];
	return { slug, documents: searchDocuments(loaded.site), problems };
}

function summary({ mode, sent, removed }: IndexOutcome, dealers: number, url: string): string {
	const whose = dealers === 1 ? '1 dealer' : `${dealers} dealers`;
	switch (mode) {
		case 'rebuilt':
			return `${INDEX_NAME} at ${url} was rebuilt: ${sent} vehicles of ${whose}.`;
		case 'updated':
			return `${INDEX_NAME} at ${url}: ${sent} vehicles sent, ${removed} removed, of ${whose}.`;
		case 'unchanged':
			return `${INDEX_NAME} at ${url} is up to date for ${whose}.`;
	}
}
