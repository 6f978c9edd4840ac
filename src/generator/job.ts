/** Everything a thread needs to build one dealer's site; plain data, so that it can be sent. */
export interface DealerJob {
	slug: string;
	dealersDir: string;
	outDir: string;
	/** Read instead of the file the dealer names (`--stock`); null for the dealer's own. */
	stockFile: string | null;
	/** Take a stock that shows far fewer vehicles than the last one (`--accept-fewer`). */
	acceptFewer: boolean;
	/** Make every page again, whatever the manifest says. */
	force: boolean;
	/** The moment the whole build is made for, ISO 8601: all dealers and threads share it. */
	now: string;
	bundle: { dir: string; hash: string };
	/** One number, shared by all threads on this job: the next chunk of pages nobody has taken. */
	nextChunk: SharedArrayBuffer;
}

/** Pages are handed out in chunks: small enough to share the work, large enough not to talk about it. */
export const CHUNK_PAGES = 200;

/** Takes the next chunk of a job's pages: the index of its first page, or null when none is left. */
export function takeChunk({ nextChunk }: DealerJob, pages: number): number | null {
	const first = Atomics.add(new Int32Array(nextChunk), 0, 1) * CHUNK_PAGES;
	return first < pages ? first : null;
}

/** How many chunks of a job are still to be taken, of so many pages. */
export function chunksLeft({ nextChunk }: DealerJob, pages: number): number {
	return Math.max(0, Math.ceil(pages / CHUNK_PAGES) - Atomics.load(new Int32Array(nextChunk), 0));
}

/** Leaves no chunk to take: whatever the threads on a job are drawing comes to nothing. */
export function stopHandingOut({ nextChunk }: DealerJob): void {
	Atomics.store(new Int32Array(nextChunk), 0, 1_000_000);
}
