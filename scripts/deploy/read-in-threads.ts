import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import type { Dealer } from '../../src/config/complete-dealer.ts';
import type { PagesRead } from '../../src/law/page-findings.ts';
import { type BuiltPages, readBuiltPages } from './read-built-pages.ts';

/** From how many pages on threads are quicker: each loads modules for a second before its first page, and reads 200 pages in the next. */
const WORTH_THREADS = 1000;

/** Pages that a thread reads in one go: few enough for all threads to end at about the same time. */
const PART = 200;

/** Threads that all dealers share, as several are published at once. They end when they have had nothing to do for a while. */
let threads: Tinypool | undefined;
const IDLE_MS = 5000;

/**
 * Reads pages of a built site for the legal rules, in several threads where they are many: a changed template or a first publication
 * changes thousands, which takes one thread most of a minute.
 */
export async function readInThreads(dealer: Dealer, pages: BuiltPages): Promise<PagesRead> {
	const { files } = pages;
	if (files.length < WORTH_THREADS) return readBuiltPages(dealer, pages);
	threads ??= new Tinypool({
		filename: new URL('./read-pages-thread.ts', import.meta.url).href,
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
