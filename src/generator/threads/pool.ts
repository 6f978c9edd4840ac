import type { Outcome } from '../outcome.ts';
import { Dispatch, type Progress } from './dispatch.ts';
import type { BuilderUse, DealerJob } from './job.ts';
import type { FromWorker } from './messages.ts';
import { Thread } from './thread.ts';
import { growSlowlyIfLarge } from './thread-memory.ts';

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

/** Threads that build dealers. A failed dealer or a crashed thread does not affect the others. */
export class Pool {
	readonly #module: string;
	readonly #env: NodeJS.ProcessEnv;
	readonly #staysOpen: boolean;
	readonly #threads = new Set<Thread>();
	#isCompiled = false;
	/** The run, and its work. */
	#run: PoolRun | null = null;
	#dispatch = new Dispatch([], () => {});

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
	 * Runs jobs, one run at a time; the outcomes are in no particular order. A thread takes longer to start than a small change to build:
	 * there are as many as there are dealers, and more where a dealer has many pages to render.
	 *
	 * @throws what `compiled` is rejected with; all threads have ended by then
	 */
	async run(run: PoolRun): Promise<Outcome[]> {
		const { jobs, compiled, progress, signal } = run;
		if (jobs.length === 0) return [];
		const dispatch = new Dispatch(jobs, progress);
		this.#run = run;
		this.#dispatch = dispatch;
		let closing: Promise<void> | undefined;
		const stop = (reason: unknown) => {
			dispatch.failAll(String(reason));
			closing = this.close();
		};
		const onAbort = () => stop(signal.reason);
		if (signal.aborted) onAbort();
		signal.addEventListener('abort', onAbort);
		// Dealers go to the threads that know them, then to the others.
		for (const thread of this.#threads) if (dispatch.hasKnownTo(thread)) dispatch.assign(thread);
		this.#balance(run);
		compiled.then(() => {
			this.#sayCompiled();
			this.#balance(run);
		}, stop);
		const outcomes = await dispatch.settled;
		signal.removeEventListener('abort', onAbort);
		await closing;
		await compiled;
		return outcomes;
	}

	/** Ends all threads. */
	async close(): Promise<void> {
		const threads = [...this.#threads];
		this.#threads.clear();
		await Promise.all(threads.map((thread) => thread.end()));
	}

	/** Gives idle threads work, starts further ones for the rest of it, and ends those that are not needed any more. */
	#balance({ maxThreads, isWhole }: PoolRun): void {
		const dispatch = this.#dispatch;
		for (const thread of this.#threads) if (thread.slug === null) dispatch.assign(thread);
		const most = this.#isCompiled ? maxThreads : threadsBesideCompiler(maxThreads, dispatch.openSites);
		while (dispatch.hasWork && this.#threads.size < most) dispatch.assign(this.#start(isWhole));
		if (this.#staysOpen || dispatch.mayHaveWork) return;
		for (const thread of this.#threads) {
			if (thread.slug !== null) continue;
			this.#threads.delete(thread);
			void thread.end();
		}
	}

	#start(isWhole: boolean): Thread {
		const thread = new Thread({
			module: this.#module,
			env: this.#env,
			isLimited: isWhole && !this.#staysOpen,
			onMessage: (message) => this.#onMessage(thread, message),
			onExit: (reason) => this.#onExit(thread, reason),
		});
		this.#threads.add(thread);
		if (this.#isCompiled) thread.sayCompiled();
		return thread;
	}

	#sayCompiled(): void {
		if (this.#isCompiled) return;
		this.#isCompiled = true;
		for (const thread of this.#threads) thread.sayCompiled();
	}

	#onMessage(thread: Thread, message: FromWorker): void {
		if (!this.#run || !this.#threads.has(thread)) return;
		if (message.type === 'opened' && message.isRenderedWhole && !this.#staysOpen)
			growSlowlyIfLarge(message.pages);
		this.#dispatch.handle(thread, message);
		this.#balance(this.#run);
	}

	/** Handles the exit of a thread, which is replaced while there is work. */
	#onExit(thread: Thread, reason: string): void {
		if (!this.#run || !this.#threads.delete(thread)) return;
		this.#dispatch.lose(thread, reason);
		this.#balance(this.#run);
	}
}

/**
 * How many threads run while the pages are compiled. One core is left to the compiler, which all pages wait for; a thread whose site is
 * open waits with its first page.
 */
function threadsBesideCompiler(maxThreads: number, openSites: number): number {
	return Math.min(maxThreads, Math.max(1, maxThreads - 1) + openSites);
}
