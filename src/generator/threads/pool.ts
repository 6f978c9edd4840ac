import { Worker } from 'node:worker_threads';
import type { Outcome, PageRecord } from '../outcome.ts';
import { type BuilderUse, chunksLeft, type DealerJob, stopHandingOut } from './job.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { growSlowlyIfLarge, THREAD_LIMITS } from './thread-memory.ts';

/** The progress callback of the pool: pages rendered and dealers finished. */
export type Progress = (
	event: { slug: string; rendered: number } | { slug: string; outcome: Outcome },
) => void;

/** A thread with the dealer it is building. */
interface Thread {
	worker: Worker;
	slug: string | null;
	/** The dealers that it has built: their data may be in its memory. */
	known: Set<string>;
}

/** The builds of some dealers. */
export interface PoolRun {
	jobs: readonly DealerJob[];
	maxThreads: number;
	/** Whether they are likely to render whole sites. */
	isWhole: boolean;
	/** Resolves when the pages are compiled: threads open sites meanwhile, and wait with the first page that they render. */
	compiled: Promise<void>;
	progress: Progress;
	/** Ends the threads; unfinished dealers keep their previous sites and fail with its reason. */
	signal: AbortSignal;
}

/** A dealer that is being built. */
interface Running {
	job: DealerJob;
	builder: Thread;
	isOpen: boolean;
	/** The number of pages, once the site is open; null for a site that other threads may not assist with. */
	pages: number | null;
	isRendered: boolean;
	assistants: Set<Thread>;
	assisted: PageRecord[];
	/** The failures of assisting threads: their pages are missing, so the dealer cannot be finished. */
	problems: string[];
}

/** The number of remaining chunks from which assisting pays: the assisting thread must open the site first. */
const WORTH_ASSISTING = 4;

/** Builds dealers in threads. A failed dealer or a crashed thread does not affect the others. */
export class Pool {
	readonly #module: string;
	readonly #env: NodeJS.ProcessEnv;
	readonly #staysOpen: boolean;
	readonly #threads = new Set<Thread>();
	readonly #running = new Map<string, Running>();
	#queue: DealerJob[] = [];
	#outcomes: Outcome[] = [];
	#progress: Progress = () => {};
	#maxThreads = 1;
	#isWhole = true;
	#isCompiled = false;
	#settled = Promise.withResolvers<void>();

	/**
	 * @param module the file that threads run, which exists when the first run begins
	 * @param env the environment of the threads
	 * @param use whether threads stay for the next run, or end when they are not needed any more, and free their memory
	 */
	constructor(module: string, env: NodeJS.ProcessEnv, use: BuilderUse) {
		this.#module = module;
		this.#env = env;
		this.#staysOpen = use === 'repeatedly';
	}

	/**
	 * Runs jobs, one run at a time; the outcomes are in no particular order. A thread takes longer to start than a small change to build: there are
	 * as many as there are dealers, and more where a dealer has many pages to render.
	 */
	async run({ jobs, maxThreads, isWhole, compiled, progress, signal }: PoolRun): Promise<Outcome[]> {
		if (jobs.length === 0) return [];
		this.#isWhole = isWhole;
		this.#queue = [...jobs];
		this.#outcomes = [];
		this.#progress = progress;
		this.#maxThreads = maxThreads;
		this.#settled = Promise.withResolvers();
		let closing: Promise<void> | undefined;
		const stop = (reason: unknown) => {
			this.#failAll(String(reason));
			closing = this.close();
		};
		const onAbort = () => stop(signal.reason);
		if (signal.aborted) onAbort();
		signal.addEventListener('abort', onAbort);
		// Dealers go to the threads that know them, then to the others.
		for (const thread of this.#threads) if (this.#knowsNext(thread)) this.#assign(thread);
		for (const thread of this.#threads) if (thread.slug === null) this.#assign(thread);
		while (this.#queue.length > 0 && this.#threads.size < maxThreads) this.#assign(this.#start());
		compiled.then(() => this.#sayCompiled(), stop);
		await this.#settled.promise;
		signal.removeEventListener('abort', onAbort);
		await closing;
		await compiled;
		return this.#outcomes;
	}

	/** Ends all threads. */
	async close(): Promise<void> {
		const workers = [...this.#threads].map(({ worker }) => worker);
		this.#threads.clear();
		await Promise.all(workers.map((worker) => worker.terminate()));
	}

	#sayCompiled(): void {
		if (this.#isCompiled) return;
		this.#isCompiled = true;
		for (const { worker } of this.#threads) worker.postMessage({ type: 'compiled' } satisfies ToWorker);
	}

	#failAll(reason: string): void {
		for (const slug of [...this.#queue.splice(0).map((job) => job.slug), ...this.#running.keys()]) {
			this.#end({ status: 'failed', slug, problems: [reason] });
		}
	}

	#start(): Thread {
		const worker = new Worker(this.#module, {
			env: this.#env,
			...(!this.#staysOpen && this.#isWhole && { resourceLimits: THREAD_LIMITS }),
		});
		const thread: Thread = { worker, slug: null, known: new Set() };
		this.#threads.add(thread);
		if (this.#isCompiled) worker.postMessage({ type: 'compiled' } satisfies ToWorker);
		thread.worker.on('message', (message: FromWorker) => this.#onMessage(thread, message));
		thread.worker.on('error', (error) => this.#onExit(thread, error.message));
		thread.worker.on('exit', (code) => this.#onExit(thread, `its thread ended with code ${code}`));
		return thread;
	}

	#knowsNext({ known }: Thread): boolean {
		return this.#queue.some(({ slug }) => known.has(slug));
	}

	/** Assigns a thread the next dealer, or else pages of the dealer with the most remaining. */
	#assign(thread: Thread): void {
		thread.slug = null;
		const known = this.#queue.findIndex(({ slug }) => thread.known.has(slug));
		const [job] = this.#queue.splice(Math.max(known, 0), 1);
		if (job) {
			thread.known.add(job.slug);
			this.#running.set(job.slug, {
				job,
				builder: thread,
				isOpen: false,
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
			return this.#tell(thread, { type: 'assist', slug: most.job.slug, job: most.job });
		}
		if (!this.#staysOpen && [...this.#running.values()].every(({ isOpen }) => isOpen)) {
			this.#threads.delete(thread);
			void thread.worker.terminate();
		}
	}

	#tell(thread: Thread, message: Exclude<ToWorker, { type: 'compiled' }>): void {
		thread.slug = message.slug;
		thread.worker.postMessage(message);
	}

	#onMessage(thread: Thread, message: FromWorker): void {
		const running = this.#running.get(message.slug);
		switch (message.type) {
			case 'opened':
				if (running) running.isOpen = true;
				if (message.isRenderedWhole && !this.#staysOpen) growSlowlyIfLarge(message.pages);
				if (running && message.isShareable) running.pages = message.pages;
				for (const idle of this.#threads) if (idle.slug === null) this.#assign(idle);
				if (running && chunksOf(running) >= WORTH_ASSISTING && this.#threads.size < this.#maxThreads)
					this.#assign(this.#start());
				return;
			case 'progress':
				return this.#progress(message);
			case 'rendered':
				if (running) running.isRendered = true;
				return this.#finishWhenRendered(running);
			case 'assisted':
				running?.assisted.push(...message.records);
				running?.assistants.delete(thread);
				this.#finishWhenRendered(running);
				return this.#assign(thread);
			case 'finished':
				this.#end(message.outcome);
				return this.#assign(thread);
			case 'failed':
				this.#fail(message.slug, thread, message.problems);
				return this.#assign(thread);
		}
	}

	#finishWhenRendered(running: Running | undefined): void {
		if (!running?.isRendered || running.assistants.size > 0) return;
		const { job, builder, assisted, problems } = running;
		if (problems.length === 0)
			return this.#tell(builder, { type: 'finish', slug: job.slug, records: assisted });
		this.#tell(builder, { type: 'abandon', slug: job.slug });
		this.#end({ status: 'failed', slug: job.slug, problems });
		this.#assign(builder);
	}

	#fail(slug: string, thread: Thread, problems: string[]): void {
		const running = this.#running.get(slug);
		if (!running) return;
		if (thread === running.builder) return this.#end({ status: 'failed', slug, problems });
		running.problems.push(...problems);
		running.assistants.delete(thread);
		stopHandingOut(running.job);
		this.#finishWhenRendered(running);
	}

	/** Handles the exit of a thread: its dealer fails, and it is replaced while there is work. */
	#onExit(thread: Thread, reason: string): void {
		if (!this.#threads.delete(thread)) return;
		if (thread.slug !== null) this.#fail(thread.slug, thread, [reason]);
		if (this.#queue.length > 0) this.#assign(this.#start());
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
