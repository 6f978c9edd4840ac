import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import Tinypool from 'tinypool';
import type { Dealer } from '../../src/config/complete-dealer.ts';
import type { RenderedPage } from '../../src/law/page.ts';
import { type PagesRead, readPages } from '../../src/law/page-findings.ts';
import { pageOf } from '../../src/paths/paths.ts';

/** Pages of a built site that are read together for the legal rules. */
export interface BuiltPages {
	dealersDir: string;
	outDir: string;
	slug: string;
	/** The files of the pages, as paths within the site. */
	files: readonly string[];
	now: Date;
}

/** From how many pages on threads are quicker: each loads modules for a second before its first page, and reads 200 pages in the next. */
const WORTH_THREADS = 1000;

/** Pages that a thread reads in one go: few enough for all threads to end at about the same time. */
const PART = 200;

/** Threads that all dealers share, as several are published at once. They end when they have had nothing to do for a while. */
let threads: Tinypool | undefined;
const IDLE_MS = 5000;

/**
 * Reads pages of a built site for the legal rules: a changed template or a first publication changes thousands, which takes several threads seconds
 * and one a minute.
 */
export async function readBuiltPages(dealer: Dealer, pages: BuiltPages): Promise<PagesRead> {
	const { files } = pages;
	if (files.length < WORTH_THREADS) return readHere(dealer, pages);
	threads ??= new Tinypool({
		filename: new URL('./read-built-pages-thread.ts', import.meta.url).href,
		minThreads: 0,
		maxThreads: availableParallelism(),
		idleTimeout: IDLE_MS,
	});
	const pool = threads;
	const parts = Array.from({ length: Math.ceil(files.length / PART) }, (_, at) =>
		files.slice(at * PART, (at + 1) * PART),
	);
	const read: PagesRead[] = await Promise.all(parts.map((part) => pool.run({ ...pages, files: part })));
	return {
		findings: read.flatMap(({ findings }) => findings),
		figures: new Map(read.flatMap(({ figures }) => [...figures])),
	};
}

/** Reads pages in this thread. */
export function readHere(dealer: Dealer, { outDir, slug, files, now }: BuiltPages): Promise<PagesRead> {
	return readPages(dealer, renderedPages(join(outDir, slug), files), now);
}

/** Reads pages one by one, and lets the process answer others meanwhile: hundreds of pages take seconds. */
async function* renderedPages(siteDir: string, files: Iterable<string>): AsyncGenerator<RenderedPage> {
	for (const file of files) {
		await others();
		yield { path: pageOf(file), html: readFileSync(join(siteDir, file), 'utf8') };
	}
}
