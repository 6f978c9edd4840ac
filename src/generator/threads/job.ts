import type { Bundle } from '../bundle/bundle.ts';

/** Whether a builder builds once, or keeps threads and what they remember of sites for its next build. */
export type BuilderUse = 'once' | 'repeatedly';

/** Everything a thread needs to build one dealer's site; plain data, so that it can be sent. */
export interface DealerJob {
	slug: string;
	dealersDir: string;
	outDir: string;
	/** A stock file that replaces the dealer's own (`--stock`); null for none. */
	stockFile: string | null;
	/** Accept stock with far fewer vehicles than before (`--accept-fewer`). */
	acceptFewer: boolean;
	/** The hash of the feed that was just fetched, and is not asked for again; null to ask. */
	fetched: string | null;
	/** Render every page again, ignoring the manifest. */
	force: boolean;
	/** The time of the whole build, ISO 8601: shared by all dealers and threads. */
	now: string;
	/** Whether the thread remembers the site for a next build. */
	isKept: boolean;
	bundle: Pick<Bundle, 'dir' | 'hash'>;
	/** One number, shared by all threads on this job: the next unassigned chunk of pages. */
	nextChunk: SharedArrayBuffer;
}

/** The number of pages in a chunk: small enough to share the work, large enough to keep coordination cheap. */
export const CHUNK_PAGES = 200;

/** Assigns the next chunk of a job's pages: the index of its first page, or null when none is left. */
export function takeChunk({ nextChunk }: DealerJob, pages: number): number | null {
	const first = Atomics.add(new Int32Array(nextChunk), 0, 1) * CHUNK_PAGES;
	return first < pages ? first : null;
}

/** The number of unassigned chunks of a job with `pages` pages. */
export function chunksLeft({ nextChunk }: DealerJob, pages: number): number {
	return Math.max(0, Math.ceil(pages / CHUNK_PAGES) - Atomics.load(new Int32Array(nextChunk), 0));
}

/** Assigns no more chunks, after a failure: the pages being rendered are discarded. */
export function stopHandingOut({ nextChunk }: DealerJob): void {
	Atomics.store(new Int32Array(nextChunk), 0, 1_000_000);
}
