import type { Built, PageRecord } from '../outcome.ts';
import type { DealerJob } from './job.ts';

/** Messages from the pool to a thread. */
export type ToWorker =
	/** The pages are compiled: rendering may begin. */
	| { type: 'compiled' }
	| { type: 'build'; slug: string; job: DealerJob }
	/** Render pages of a dealer that another thread is building. */
	| { type: 'assist'; slug: string; job: DealerJob }
	/** All pages are rendered; `records` are those rendered by other threads. */
	| { type: 'finish'; slug: string; records: PageRecord[] }
	/** Another thread failed; discard the staged files. */
	| { type: 'abandon'; slug: string };

/** Messages from a thread to the pool. */
export type FromWorker =
	/** `isRenderedWhole`: every page is rendered. `isShareable`: other threads may assist. */
	| { type: 'opened'; slug: string; pages: number; isRenderedWhole: boolean; isShareable: boolean }
	| { type: 'progress'; slug: string; rendered: number }
	/** The thread has rendered all the chunks it was assigned, and none is left. */
	| { type: 'rendered'; slug: string }
	| { type: 'assisted'; slug: string; records: PageRecord[] }
	| { type: 'finished'; slug: string; outcome: Built }
	| { type: 'failed'; slug: string; problems: string[] };
