import type { PageRecord } from '../outcome.ts';
import { chunksLeft, type DealerJob, stopHandingOut } from './job.ts';
import type { Thread } from './thread.ts';

/** The number of remaining chunks from which assisting pays: the assisting thread must open the site first. */
const WORTH_ASSISTING = 4;

/** A dealer that is being built by one thread, and others that assist it with its pages. */
export class RunningBuild {
	readonly job: DealerJob;
	readonly builder: Thread;
	isOpen = false;
	/** The number of pages, once the site is open; null for a site that other threads may not assist with. */
	#pages: number | null = null;
	/** Whether the builder has rendered its part of the pages. */
	isRendered = false;
	/** The pages that assisting threads have rendered. */
	readonly assisted: PageRecord[] = [];
	/** The failures of assisting threads: their pages are missing, so the dealer cannot be finished. */
	readonly problems: string[] = [];
	readonly #assistants = new Set<Thread>();

	constructor(job: DealerJob, builder: Thread) {
		this.job = job;
		this.builder = builder;
	}

	/** The unassigned chunks of pages that other threads may render. */
	get chunksLeft(): number {
		return this.isRendered || this.#pages === null ? 0 : chunksLeft(this.job, this.#pages);
	}

	/** Whether enough pages are left for another thread. */
	get isWorthAssisting(): boolean {
		return this.chunksLeft >= WORTH_ASSISTING;
	}

	/** Whether every page is rendered, or has failed. */
	get isComplete(): boolean {
		return this.isRendered && this.#assistants.size === 0;
	}

	/** The site is open. */
	open({ pages, isShareable }: { pages: number; isShareable: boolean }): void {
		this.isOpen = true;
		if (isShareable) this.#pages = pages;
	}

	/** A thread begins to assist. */
	join(thread: Thread): void {
		this.#assistants.add(thread);
	}

	/** An assisting thread has rendered its pages. */
	leave(thread: Thread, records: readonly PageRecord[]): void {
		this.assisted.push(...records);
		this.#assistants.delete(thread);
	}

	/** An assisting thread has failed: what the others render is discarded. */
	fail(thread: Thread, problems: readonly string[]): void {
		this.problems.push(...problems);
		this.#assistants.delete(thread);
		stopHandingOut(this.job);
	}
}
