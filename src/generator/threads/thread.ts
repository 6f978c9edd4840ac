import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';
import { collectAlone, THREAD_LIMITS } from './thread-memory.ts';

/** How a thread is started. */
export interface ThreadStart {
	/** The file that it runs. */
	module: string;
	env: NodeJS.ProcessEnv;
	/** Whether its memory is limited to what rendering whole sites needs. */
	isLimited: boolean;
	onMessage: (message: FromWorker) => void;
	/** Called with the reason, at least once. */
	onExit: (reason: string) => void;
}

/** A thread with the dealer it is building. */
export class Thread {
	/** The dealer whose site or pages it is building; null for none. */
	slug: string | null = null;
	/** The dealers that it has built: their data may be in its memory. */
	readonly known = new Set<string>();
	readonly #worker: Worker;

	constructor({ module, env, isLimited, onMessage, onExit }: ThreadStart) {
		if (isLimited) collectAlone();
		this.#worker = new Worker(module, { env, ...(isLimited && { resourceLimits: THREAD_LIMITS }) });
		this.#worker.on('message', onMessage);
		this.#worker.on('error', (error) => onExit(error.message));
		this.#worker.on('exit', (code) => onExit(`its thread ended with code ${code}`));
	}

	/** Sends a message about a dealer, which the thread works on from now. */
	assign(message: Exclude<ToWorker, { type: 'compiled' }>): void {
		this.slug = message.slug;
		this.#worker.postMessage(message);
	}

	/** Says that the pages are compiled. */
	sayCompiled(): void {
		this.#worker.postMessage({ type: 'compiled' } satisfies ToWorker);
	}

	/** Ends the thread. */
	async end(): Promise<void> {
		await this.#worker.terminate();
	}
}
