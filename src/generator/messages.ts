import type { DealerJob } from './job.ts';
import type { Built, PageRecord } from './outcome.ts';

/** What the pool tells a thread. */
export type ToWorker =
	| { type: 'build'; slug: string; job: DealerJob }
	/** Draw pages of a dealer that another thread is building. */
	| { type: 'assist'; slug: string; job: DealerJob }
	/** All pages are drawn; here are those that others drew. */
	| { type: 'finish'; slug: string; records: PageRecord[] }
	/** Something went wrong elsewhere; throw away what is staged. */
	| { type: 'abandon'; slug: string };

/** What a thread tells the pool. */
export type FromWorker =
	/** `isShareable`: other threads would read the very same stock, so they may help. */
	| { type: 'opened'; slug: string; pages: number; isShareable: boolean }
	| { type: 'progress'; slug: string; rendered: number }
	/** The builder has drawn all it could take. */
	| { type: 'rendered'; slug: string }
	| { type: 'assisted'; slug: string; records: PageRecord[] }
	| { type: 'finished'; slug: string; outcome: Built }
	| { type: 'failed'; slug: string; problems: string[] };
