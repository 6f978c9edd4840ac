import { Worker } from 'node:worker_threads';
import { chunksLeft, type DealerJob, stopHandingOut } from './job.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { Outcome, PageRecord } from './outcome.ts';

/** Told while the pool works: pages drawn, and dealers ended. */
export type Progress = (
	event: { slug: string; rendered: number } | { slug: string; outcome: Outcome },
) => void;

/** A thread and the dealer it is at. */
interface Thread {
	worker: Worker;
	slug: string | null;
}

/** A dealer that is being built. */
interface Running {
	job: DealerJob;
	builder: Thread;
	/** Known once the site is open; stays unknown for one that no other thread may help with. */
	pages: number | null;
	isRendered: boolean;
	assistants: Set<Thread>;
	assisted: PageRecord[];
	/** What went wrong in a helper: the pages it took are missing, so the dealer cannot be finished. */
	problems: string[];
}

/** It pays to help another thread only when this many chunks are left: the helper must open the site itself first. */
const WORTH_ASSISTING = 4;

/** Builds dealers in threads. A dealer that fails, and even a thread that dies, leaves the others untouched. */
export class Pool {
	readonly #queue: DealerJob[];
	readonly #running = new Map<string, Running>();
	readonly #outcomes: Outcome[] = [];
	readonly #threads = new Set<Thread>();
	readonly #progress: Progress;
	readonly #env: NodeJS.ProcessEnv;
	readonly #settled = Promise.withResolvers<void>();

	/** @param env the environment of the threads */
	constructor(jobs: readonly DealerJob[], progress: Progress, env: NodeJS.ProcessEnv) {
		this.#queue = [...jobs];
		this.#progress = progress;
		this.#env = env;
	}

	/** Runs all jobs on some threads; what became of each comes back in no particular order. */
	async run(threads: number): Promise<Outcome[]> {
		if (this.#queue.length === 0) return [];
		for (let index = 0; index < threads; index++) this.#start();
		await this.#settled.promise;
		const workers = [...this.#threads].map(({ worker }) => worker);
		this.#threads.clear();
		await Promise.all(workers.map((worker) => worker.terminate()));
		return this.#outcomes;
	}

	/** Ends all threads at once; dealers that are not done keep the sites they had, and fail for this reason. */
	stop(reason: string): void {
		for (const slug of [...this.#queue.splice(0).map((job) => job.slug), ...this.#running.keys()]) {
			this.#end({ status: 'failed', slug, problems: [reason] });
		}
	}

	#start(): void {
		const worker = new Worker(new URL('./worker.ts', import.meta.url), { env: this.#env });
		const thread: Thread = { worker, slug: null };
		this.#threads.add(thread);
		thread.worker.on('message', (message: FromWorker) => this.#hear(thread, message));
		thread.worker.on('error', (error) => this.#lose(thread, error.message));
		thread.worker.on('exit', (code) => this.#lose(thread, `its thread ended with code ${code}`));
		this.#employ(thread);
	}

	/** Gives a thread the next dealer, or the pages of the dealer that has most left. */
	#employ(thread: Thread): void {
		thread.slug = null;
		const job = this.#queue.shift();
		if (job) {
			this.#running.set(job.slug, {
				job,
				builder: thread,
				pages: null,
				isRendered: false,
				assistants: new Set(),
				assisted: [],
				problems: [],
			});
			return this.#tell(thread, { type: 'build', slug: job.slug, job });
		}
		const most = [...this.#running.values()]
			.filter(({ isRendered }) => !isRendered)
			.toSorted((a, b) => chunksOf(b) - chunksOf(a))[0];
		if (most && chunksOf(most) >= WORTH_ASSISTING) {
			most.assistants.add(thread);
			this.#tell(thread, { type: 'assist', slug: most.job.slug, job: most.job });
		}
	}

	#tell(thread: Thread, message: ToWorker): void {
		thread.slug = message.slug;
		thread.worker.postMessage(message);
	}

	#hear(thread: Thread, message: FromWorker): void {
		const running = this.#running.get(message.slug);
		switch (message.type) {
			case 'opened':
				if (running && message.isShareable) running.pages = message.pages;
				for (const idle of this.#threads) if (idle.slug === null) this.#employ(idle);
				return;
			case 'progress':
				return this.#progress(message);
			case 'rendered':
				if (running) running.isRendered = true;
				return this.#finishWhenDrawn(running);
			case 'assisted':
				running?.assisted.push(...message.records);
				running?.assistants.delete(thread);
				this.#finishWhenDrawn(running);
				return this.#employ(thread);
			case 'finished':
				this.#end(message.outcome);
				return this.#employ(thread);
			case 'failed':
				this.#fail(message.slug, thread, message.problems);
				return this.#employ(thread);
		}
	}

	#finishWhenDrawn(running: Running | undefined): void {
		if (!running?.isRendered || running.assistants.size > 0) return;
		const { job, builder, assisted, problems } = running;
		if (problems.length === 0)
			return this.#tell(builder, { type: 'finish', slug: job.slug, records: assisted });
		this.#tell(builder, { type: 'abandon', slug: job.slug });
		this.#end({ status: 'failed', slug: job.slug, problems });
		this.#employ(builder);
	}

	#fail(slug: string, thread: Thread, problems: string[]): void {
		const running = this.#running.get(slug);
		if (!running) return;
		if (thread === running.builder) return this.#end({ status: 'failed', slug, problems });
		running.problems.push(...problems);
		running.assistants.delete(thread);
		stopHandingOut(running.job);
		this.#finishWhenDrawn(running);
	}

	/** A thread that died takes its dealer with it, and is replaced while there is work. */
	#lose(thread: Thread, reason: string): void {
		if (!this.#threads.delete(thread)) return;
		if (thread.slug !== null) this.#fail(thread.slug, thread, [reason]);
		if (this.#queue.length > 0) this.#start();
	}

	#end(outcome: Outcome): void {
		this.#running.delete(outcome.slug);
		this.#outcomes.push(outcome);
		this.#progress({ slug: outcome.slug, outcome });
		if (this.#queue.length === 0 && this.#running.size === 0) this.#settled.resolve();
	}
}

function chunksOf({ job, pages }: Running): number {
	return pages === null ? 0 : chunksLeft(job, pages);
}
