import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import type { Dealer } from '../../src/config/complete-dealer.ts';
import type { RenderedPage } from '../../src/law/page.ts';
import { type PagesRead, readPages } from '../../src/law/page-findings.ts';
import { pageOf } from '../../src/paths/page-files.ts';

/** Pages of a built site that are read together for the legal rules. */
export interface BuiltPages {
	dealersDir: string;
	outDir: string;
	slug: string;
	/** The files of the pages, as paths within the site. */
	files: readonly string[];
	now: Date;
}

/** Reads pages of a built site for the legal rules, in this thread. */
export function readBuiltPages(dealer: Dealer, { outDir, slug, files, now }: BuiltPages): Promise<PagesRead> {
	return readPages(dealer, renderedPages(join(outDir, slug), files), now);
}

/** Reads pages one by one, and lets the process answer others meanwhile: hundreds of pages take seconds. */
async function* renderedPages(siteDir: string, files: Iterable<string>): AsyncGenerator<RenderedPage> {
	for (const file of files) {
		await others();
		yield { path: pageOf(file), html: readFileSync(join(siteDir, file), 'utf8') };
	}
}
