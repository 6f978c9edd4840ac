/** The thread that has the store on SQLite: does what it is told, and answers. It ends when the store is closed. */

import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from './sqlite.ts';
import type { LeadStore } from './store.ts';
import { storeOn } from './store-on.ts';
import type { StoreAnswer, StoreCall, ThreadMessage } from './thread-messages.ts';
import { together } from './together.ts';

const port = parentPort;
if (!port) throw new Error('This file is run as a thread of the lead API');
const store = await storeOn(openSqlite(workerData as string));
const say = (message: ThreadMessage) => port.postMessage(message);
let isClosed = false;
const answer = together((answers: readonly StoreAnswer[]) => {
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
