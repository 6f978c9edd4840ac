/** Worker thread of the SQLite store: runs calls and posts their results. Ends when the store is closed. */

import { parentPort, workerData } from 'node:worker_threads';
import { createStore } from '../create-store.ts';
import type { LeadStore } from '../store.ts';
import { batchPerTick } from './batch-per-tick.ts';
import { openSqlite } from './sqlite.ts';
import type { StoreAnswer, StoreCall, ThreadMessage } from './thread-messages.ts';

const port = parentPort;
if (!port) throw new Error('This file must be run as a worker thread of the lead API');
const store = await createStore(openSqlite(workerData as string));
const say = (message: ThreadMessage) => port.postMessage(message);
let isClosed = false;
const answer = batchPerTick((answers: readonly StoreAnswer[]) => {
	say({ answers });
	if (isClosed) port.close();
});

port.on('message', (calls: readonly StoreCall[]) => {
	for (const { number, method, args } of calls) {
		const work = store[method] as (...args: readonly unknown[]) => Promise<unknown>;
		work(...args).then(
			(value) => {
				isClosed ||= method === 'close';
				answer({ number, value });
			},
			(error: unknown) => answer({ number, error }),
		);
	}
});
say({ methods: Object.keys(store) as (keyof LeadStore)[] });
