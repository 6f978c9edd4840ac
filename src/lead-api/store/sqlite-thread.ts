import { Worker } from 'node:worker_threads';
import type { LeadStore } from './store.ts';
import type { StoreAnswer, StoreCall, ThreadMessage } from './thread-messages.ts';
import { together } from './together.ts';

interface Open {
	settle: (value: unknown) => void;
	refuse: (reason: unknown) => void;
}

/**
 * A store on SQLite in a thread of its own. SQLite stands still while the disk makes something durable; here only the thread does, and
 * what comes in meanwhile shares its next transaction. Throws when the file cannot be opened.
 */
export function openSqliteThread(file: string): Promise<LeadStore> {
	const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
		workerData: file,
		execArgv: [],
	});
	const open = new Map<number, Open>();
	let calls = 0;
	let failure: Error | null = null;
	const send = together((sent: readonly StoreCall[]) => worker.postMessage(sent));

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
			// The thread has a store, and says what it can do.
			settle(Object.fromEntries(methods) as LeadStore);
		});
		worker.once('error', (error: Error) => {
			failure = error;
			refuse(error);
			for (const waiting of open.values()) waiting.refuse(error);
			open.clear();
		});
	});
}
