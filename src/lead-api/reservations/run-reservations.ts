import type { OutboxWorker } from '../delivery/delivery.ts';
import { describeError } from '../log.ts';
import { createAutoResetEvent } from '../outbox/auto-reset-event.ts';
import type { Sites } from '../sites.ts';
import type { LeadStore } from '../store/store.ts';
import { settle } from './settle.ts';
import type { SettleParts } from './settle-parts.ts';

/** Interval of checks, milliseconds: reservations end by themselves, and the stock may sell a held vehicle. */
const POLL_MS = 5000;
/** Reservations read at once. */
const PAGE = 200;

interface Parts extends SettleParts {
	store: LeadStore;
	sites: Pick<Sites, 'bySlug'>;
}

/** Settles all reservations of dealers known here, once. Returns the number of reservations. */
export async function settleAll(parts: Parts, isAsked: boolean): Promise<number> {
	const { store, sites } = parts;
	let count = 0;
	for (let after = ''; ; ) {
		const page = await store.unsettledReservations(after, PAGE);
		for (const reservation of page) {
			const site = sites.bySlug(reservation.dealer);
			if (site) await settle(parts, site, reservation, isAsked);
			count += 1;
		}
		const last = page.at(-1);
		if (page.length < PAGE || !last) return count;
		after = last.id;
	}
}

/** Settles reservations from the start of the service on, every five seconds. Several instances may run on one store. */
export function runReservations(parts: Parts): OutboxWorker {
	const wakeUp = createAutoResetEvent();
	let isStopping = false;
	const ended = (async () => {
		while (!isStopping) {
			await settleAll(parts, false).catch((error: unknown) =>
				parts.log({
					level: 'error',
					message: 'reservations were not settled',
					reason: describeError(error),
				}),
			);
			if (!isStopping) await wakeUp.wait(POLL_MS);
		}
	})();
	return {
		deliverNow: wakeUp.set,
		async stop() {
			isStopping = true;
			wakeUp.set();
			await ended;
		},
	};
}
