import { Worker } from 'node:worker_threads';
import type { PageFrame, Rendering } from '../../pages/render-page.ts';
import type { RenderedPages, RenderOrder } from './sent-pages.ts';
import { SentParts } from './sent-parts.ts';

/**
 * How many pages wait for the thread at most, which it renders in about as long as another thread takes to load the compiled pages and to
 * become fast.
 */
const MOST_WAITING = 200;

/** Few, so that the first of them are rendered soon. */
const PAGES_AT_ONCE = 16;

/**
 * A thread that renders the pages that another thread computes, one site at a time. After a small change both jobs take about as long, and
 * a core is idle where one site is built. It loads neither the site nor the modules that build one.
 */
export class RenderingThread {
	/** Whether it has ended because of an error. */
	isEnded = false;
	readonly #worker: Worker;
	readonly #sent = new SentParts();
	/** How many pages it has left, which it counts down itself: no message arrives while this thread is busy. */
	readonly #left = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
	/** The messages that are not answered. */
	#unanswered = 0;
	#problem: string | null = null;
	#idle = Promise.withResolvers<void>();

	/**
	 * @param module the file that it runs
	 * @param bundleDir the folder of the compiled pages
	 */
	constructor(module: string, bundleDir: string) {
		const workerData: RenderOrder = { bundleDir, left: this.#left };
		this.#worker = new Worker(module, { workerData });
		this.#worker.on('message', ({ problem }: RenderedPages) => this.#answered(this.#unanswered - 1, problem));
		this.#worker.on('error', ({ message }) => {
			this.isEnded = true;
			this.#answered(0, message);
		});
	}

	/**
	 * The rendering of one site's pages.
	 *
	 * @param here renders pages while many wait for the thread
	 */
	of(frame: PageFrame, here: Rendering): Rendering {
		return {
			pagesAtOnce: PAGES_AT_ONCE,
			render: async (pages) => {
				if (pages.length === 0) return;
				if (this.isEnded || Atomics.load(this.#left, 0) > MOST_WAITING) return here.render(pages);
				if (this.#unanswered === 0) this.#idle = Promise.withResolvers();
				this.#unanswered += 1;
				Atomics.add(this.#left, 0, pages.length);
				this.#worker.postMessage(this.#sent.pack(pages, frame));
			},
			rendered: () => this.#rendered(),
		};
	}

	#answered(unanswered: number, problem: string | null): void {
		this.#problem ??= problem;
		this.#unanswered = unanswered;
		if (unanswered === 0) this.#idle.resolve();
	}

	async #rendered(): Promise<void> {
		if (this.#unanswered > 0) await this.#idle.promise;
		const problem = this.#problem;
		this.#problem = null;
		if (problem !== null) throw new Error(problem);
	}
}
