import type { OutboxWorker } from '../delivery/delivery.ts';

/** One worker that starts and stops two. */
export function combinedWorkers(one: OutboxWorker, other: OutboxWorker): OutboxWorker {
	return {
		deliverNow() {
			one.deliverNow();
			other.deliverNow();
		},
		async stop() {
			await Promise.all([one.stop(), other.stop()]);
		},
	};
}
