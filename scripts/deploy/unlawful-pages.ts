import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDealer } from '../../src/config/load-dealer.ts';
import { checkPages } from '../../src/law/check-pages.ts';
import type { Judgement } from '../../src/law/judge.ts';
import type { PrintedPage } from '../../src/law/page.ts';
import { pageOf } from '../../src/paths/paths.ts';

/**
 * What legal rules find on the pages of a built site that are new or changed since the release that is live: the others were checked when
 * they were published. Nothing for a dealer whose options cannot be read, which other checks report.
 *
 * @param changed paths of files of the site
 */
export async function unlawfulPages(
	{ dealersDir, outDir, slug }: { dealersDir: string; outDir: string; slug: string },
	changed: readonly string[],
	now: Date,
): Promise<Judgement> {
	const { dealer } = await loadDealer(dealersDir, slug);
	const files = changed.filter((file) => file.endsWith('.html'));
	return dealer
		? checkPages(dealer, readPages(join(outDir, slug), files), now)
		: { problems: [], warnings: [] };
}

function* readPages(siteDir: string, files: readonly string[]): Generator<PrintedPage> {
	for (const file of files) yield { path: pageOf(file), html: readFileSync(join(siteDir, file), 'utf8') };
}
