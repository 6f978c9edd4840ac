import type { Outcome } from '../outcome.ts';
import type { DealerJob } from './job.ts';
import type { FromWorker } from './messages.ts';
import { RunningBuild } from './running-build.ts';
import type { Thread } from './thread.ts';

/** The progress callback of a run: pages rendered and dealers finished. */
export type Progress = (
	event: { slug: string; rendered: number } | { slug: string; outcome: Outcome },
) => void;

/** The work of one run of the pool: assigns dealers and pages to threads, and collects outcomes. */
export class Dispatch {
	readonly #queue: DealerJob[];
	readonly #running = new Map<string, RunningBuild>();
	readonly #outcomes: Outcome[] = [];
	readonly #progress: Progress;
	readonly #settled = Promise.withResolvers<Outcome[]>();

	constructor(jobs: readonly DealerJob[], progress: Progress) {
		this.#queue = [...jobs];
		this.#progress = progress;
	}

	/** The outcomes of all dealers, in no particular order. */
	get settled(): Promise<Outcome[]> {
		return this.#settled.promise;
	}

	/** Whether there is work for a further thread: dealers, or pages of one whose site is open. */
	get hasWork(): boolean {
		return this.#queue.length > 0 || [...this.#running.values()].some((running) => running.isWorthAssisting);
	}

	/** Whether a site is still being opened, which may have pages for further threads. */
	get mayHaveWork(): boolean {
		return [...this.#running.values()].some(({ isOpen }) => !isOpen);
	}

	/** The number of sites that are open and not finished. */
	get openSites(): number {
		return [...this.#running.values()].filter(({ isOpen }) => isOpen).length;
	}

	/** Whether a dealer is waiting that this thread has built before. */
	hasKnownTo({ known }: Thread): boolean {
		return this.#queue.some(({ slug }) => known.has(slug));
	}

	/** Assigns a thread the next dealer, or else pages of the dealer with the most remaining, if there is either. */
	assign(thread: Thread): void {
		const known = this.#queue.findIndex(({ slug }) => thread.known.has(slug));
		const [job] = this.#queue.splice(Math.max(known, 0), 1);
		if (job) {
			thread.known.add(job.slug);
			this.#running.set(job.slug, new RunningBuild(job, thread));
			return thread.assign({ type: 'build', slug: job.slug, job });
		}
		const most = [...this.#running.values()].toSorted((a, b) => b.chunksLeft - a.chunksLeft)[0];
		if (!most?.isWorthAssisting) return;
		most.join(thread);
		thread.assign({ type: 'assist', slug: most.job.slug, job: most.job });
	}

	/** Handles the message of a thread, which is idle where it has ended its work. */
	handle(thread: Thread, message: FromWorker): void {
		const running = this.#running.get(message.slug);
		switch (message.type) {
			case 'opened':
				return running?.open(message);
			case 'progress':
				return this.#progress(message);
			case 'rendered':
				if (running) running.isRendered = true;
				return this.#finishWhenComplete(running);
			case 'assisted':
				thread.slug = null;
				running?.leave(thread, message.records);
				return this.#finishWhenComplete(running);
			case 'finished':
				thread.slug = null;
				return this.#end(message.outcome);
			case 'failed':
				thread.slug = null;
				return this.#fail(message.slug, thread, message.problems);
		}
	}

	/** Handles the exit of a thread: its dealer fails. */
	lose(thread: Thread, reason: string): void {
		if (thread.slug !== null) this.#fail(thread.slug, thread, [reason]);
	}

	/** Fails the dealers that are not finished. */
	failAll(reason: string): void {
		const slugs = [...this.#queue.splice(0).map((job) => job.slug), ...this.#running.keys()];
		for (const slug of slugs) this.#end({ status: 'failed', slug, problems: [reason] });
	}

	#finishWhenComplete(running: RunningBuild | undefined): void {
		if (!running?.isComplete) return;
		const { job, builder, assisted, problems } = running;
		if (problems.length === 0) return builder.assign({ type: 'finish', slug: job.slug, records: assisted });
		builder.assign({ type: 'abandon', slug: job.slug });
		builder.slug = null;
		this.#end({ status: 'failed', slug: job.slug, problems });
	}

	#fail(slug: string, thread: Thread, problems: string[]): void {
		const running = this.#running.get(slug);
		if (!running) return;
		if (thread === running.builder) return this.#end({ status: 'failed', slug, problems });
		running.fail(thread, problems);
		this.#finishWhenComplete(running);
	}

	#end(outcome: Outcome): void {
		this.#running.delete(outcome.slug);
		this.#outcomes.push(outcome);
		this.#progress({ slug: outcome.slug, outcome });
		if (this.#queue.length === 0 && this.#running.size === 0) this.#settled.resolve(this.#outcomes);
	}
}
