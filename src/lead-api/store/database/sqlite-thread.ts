import { Worker } from 'node:worker_threads';
import { describeError } from '../../log.ts';
import type { LeadStore } from '../store.ts';
import { storeClosed } from '../store-closed.ts';
import { batchPerTick } from './batch-per-tick.ts';
import type { StoreAnswer, StoreCall, ThreadMessage } from './thread-messages.ts';

interface Open {
	settle: (value: unknown) => void;
	refuse: (reason: unknown) => void;
}

/**
 * A store on SQLite in a worker thread. SQLite blocks while the disk makes a commit durable; only the worker waits for it, and calls that
 * arrive meanwhile share its next transaction. Throws when the file cannot be opened.
 *
 * @param onEnd called when the worker ends by itself, as without memory: the store refuses every call from then on
 */
export function openSqliteThread(file: string, onEnd: (error: Error) => void): Promise<LeadStore> {
	const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
		workerData: file,
		execArgv: [],
	});
	const open = new Map<number, Open>();
	let calls = 0;
	let isOpen = false;
	let failure: Error | null = null;
	let closing: Promise<unknown> | null = null;
	const send = batchPerTick((sent: readonly StoreCall[]) => worker.postMessage(sent));

	const call = (method: StoreCall['method'], args: readonly unknown[]): Promise<unknown> =>
		new Promise((settle, refuse) => {
			if (failure) return refuse(failure);
			calls += 1;
			open.set(calls, { settle, refuse });
			send({ number: calls, method, args });
		});
	const answer = (ended: StoreAnswer): void => {
		const waiting = open.get(ended.number);
		open.delete(ended.number);
		if ('error' in ended) waiting?.refuse(ended.error);
		else waiting?.settle(ended.value);
	};
	return new Promise((settle, refuse) => {
		worker.on('message', (message: ThreadMessage) => {
			if ('answers' in message) return message.answers.forEach(answer);
			const methods = message.methods.map((name) => [name, (...args: unknown[]) => call(name, args)]);
			// The worker has opened the store and lists its methods.
			isOpen = true;
			const close = () => {
				closing ??= call('close', []);
				return closing;
			};
			settle({ ...Object.fromEntries(methods), close } as LeadStore);
		});
		const end = (error: Error): void => {
			failure ??= error;
			refuse(error);
			for (const waiting of open.values()) waiting.refuse(error);
			open.clear();
		};
		worker.once('error', end);
		// Calls that the worker did not answer before it ended.
		worker.once('exit', () => {
			const why = failure && `: ${describeError(failure)}`;
			end(storeClosed());
			if (isOpen && !closing) onEnd(new Error(`The lead store ${file} has stopped working${why ?? ''}`));
		});
	});
}
