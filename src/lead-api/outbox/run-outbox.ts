import type { OutboxWorker } from '../delivery/delivery.ts';
import { createAutoResetEvent } from './auto-reset-event.ts';
import { type Claimed, deliverDue, type OutboxParts } from './deliver-due.ts';

/** Shortest wait before the next check, milliseconds, for entries that are due but could not be claimed. */
const LEAST_SLEEP_MS = 50;

/**
 * Delivers due entries, a few at a time, until it is stopped: claims entries with a lease, delivers them, stores their outcomes, and waits
 * until the next is due or a new one was written. Several may run on one store. After a failure of the store it tries again; entries
 * claimed by a process that died are due again when their lease ends. Delivery is therefore at least once.
 */
export function runOutbox<Item extends Claimed>(parts: OutboxParts<Item>): OutboxWorker {
	const { settings, store, now, log } = parts;
	const underWay = new Set<Promise<void>>();
	const wakeUp = createAutoResetEvent();
	const stopping = new AbortController();

	function begin(due: Item): void {
		const delivery = deliverDue(due, parts, stopping.signal).finally(() => {
			underWay.delete(delivery);
			wakeUp.set();
		});
		underWay.add(delivery);
	}

	/** Claims as many entries as may be delivered now. Returns the time to wait then, milliseconds. */
	async function deliverDueEntries(): Promise<number> {
		const room = settings.atOnce - underWay.size;
		// The end of a delivery signals the event.
		if (room === 0) return settings.pollMs;
		const taken = await store.claimDue(now(), room, settings.leaseMs);
		taken.forEach(begin);
		if (taken.length === room) return 0;
		const next = await store.nextDue();
		const untilNext = next === null ? settings.pollMs : Date.parse(next) - now().getTime();
		return Math.min(Math.max(untilNext, LEAST_SLEEP_MS), settings.pollMs);
	}

	async function run(): Promise<void> {
		let pauseMs = settings.storePauseMs;
		while (!stopping.signal.aborted) {
			try {
				const sleepMs = await deliverDueEntries();
				pauseMs = settings.storePauseMs;
				if (sleepMs > 0) await wakeUp.wait(sleepMs);
			} catch (error) {
				log({ event: 'outbox-store-failed', doing: 'claim', error });
				await wakeUp.wait(pauseMs);
				pauseMs = Math.min(pauseMs * 2, settings.pollMs);
			}
		}
		await Promise.all(underWay);
	}

	const ended = run();
	return {
		deliverNow: wakeUp.set,
		async stop() {
			stopping.abort();
			wakeUp.set();
			await ended;
		},
	};
}
