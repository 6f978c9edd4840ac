import type { OutboxWorker } from '../delivery/delivery.ts';
import type { Due } from '../store/store.ts';
import { createBell } from './bell.ts';
import { deliverDue, type OutboxParts } from './deliver-due.ts';

/** What is due already when it was looked for, and was not to be had, is looked for again after so many milliseconds. */
const LEAST_SLEEP_MS = 50;

/**
 * Delivers what is due, a few at a time, until it is stopped: takes entries with a lease, tries them, keeps how each ended, and sleeps
 * until the next is due or something was written. Several may run on one store. A store that fails is asked again later; what had been
 * taken by a process that died is due again when its lease ends. So everything is delivered at least once.
 */
export function runOutbox(parts: OutboxParts): OutboxWorker {
	const { pace, store, now, log } = parts;
	const underWay = new Set<Promise<void>>();
	const bell = createBell();
	const stopping = new AbortController();

	function begin(due: Due): void {
		const delivery = deliverDue(due, parts, stopping.signal).finally(() => {
			underWay.delete(delivery);
			bell.ring();
		});
		underWay.add(delivery);
	}

	/** Takes what there is room for. How long to sleep then, milliseconds. */
	async function look(): Promise<number> {
		const room = pace.atOnce - underWay.size;
		// A delivery that ends rings.
		if (room === 0) return pace.lookMs;
		const taken = await store.claimDue(now(), room, pace.leaseMs);
		taken.forEach(begin);
		if (taken.length === room) return 0;
		const next = await store.nextDue();
		const untilNext = next === null ? pace.lookMs : Date.parse(next) - now().getTime();
		return Math.min(Math.max(untilNext, LEAST_SLEEP_MS), pace.lookMs);
	}

	async function run(): Promise<void> {
		let pauseMs = pace.storePauseMs;
		while (!stopping.signal.aborted) {
			try {
				const sleepMs = await look();
				pauseMs = pace.storePauseMs;
				if (sleepMs > 0) await bell.wait(sleepMs);
			} catch (error) {
				log({ event: 'outbox-store-failed', doing: 'claim', error });
				await bell.wait(pauseMs);
				pauseMs = Math.min(pauseMs * 2, pace.lookMs);
			}
		}
		await Promise.all(underWay);
	}

	const ended = run();
	return {
		wake: bell.ring,
		async stop() {
			stopping.abort();
			bell.ring();
			await ended;
		},
	};
}
