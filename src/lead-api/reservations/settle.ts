import type { ApiSite } from '../../api/site/site-file.ts';
import { describeError } from '../log.ts';
import { type CallTime, isDue, nextCheck } from '../payments/next-check.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';
import { paymentEvent } from './payment-event.ts';
import type { SettleParts } from './settle-parts.ts';
import { stockEvent } from './stock-event.ts';

/** No reservation has more events in a row: held, opened, paid, sold, refunded. */
const MOST_EVENTS = 8;

/**
 * Brings a reservation up to date with the stock, the clock and the payment provider, whatever was lost, late or repeated before. May run
 * any number of times, also at once: each event is applied once, and the provider's calls may be repeated. Never rejects because of the
 * provider, which is called again later.
 */
export async function settle(
	parts: SettleParts,
	site: ApiSite,
	reservation: StoredReservation,
	call: CallTime,
): Promise<StoredReservation> {
	const { store, now, deliverNow, log } = parts;
	let current = reservation;
	let next = call;
	try {
		for (let events = 0; events < MOST_EVENTS; events++) {
			const event =
				stockEvent(site, current) ??
				timeEvent(current, now()) ??
				(await paymentEvent(parts, site, current, next));
			if (event === null) break;
			const changed = await store.changeReservation(current.id, event, now());
			// Another call was faster, or the event says nothing new.
			if (changed === null) break;
			current = changed;
			// A session that was just opened is paid later.
			if (event.type === 'session_opened') next = 'when due';
			deliverNow();
		}
		if (current.payment === 'open' && isDue(current, now()))
			await store.postponeReservation(current.id, 0, nextCheck(0, now()));
	} catch (error) {
		log({
			level: 'error',
			message: 'a payment provider did not answer',
			dealer: site.slug,
			reservation: current.id,
			reason: describeError(error),
		});
		const attempts = current.attempts + 1;
		await store.postponeReservation(current.id, attempts, nextCheck(attempts, now()));
	}
	return current;
}

function timeEvent({ state, reserved_until }: StoredReservation, now: Date): { type: 'time_over' } | null {
	return state === 'reserved' && reserved_until !== null && reserved_until <= now.toISOString()
		? { type: 'time_over' }
		: null;
}
