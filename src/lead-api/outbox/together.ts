import type { OutboxWorker } from '../delivery/delivery.ts';

/** Two workers as one. */
export function together(one: OutboxWorker, other: OutboxWorker): OutboxWorker {
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
