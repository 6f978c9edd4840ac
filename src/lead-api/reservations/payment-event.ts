import type { ApiSite } from '../../api/site/site-file.ts';
import { type CallTime, isDue } from '../payments/next-check.ts';
import type { PaymentStatus } from '../payments/provider.ts';
import type { StoredEvent, StoredReservation } from '../store/reservations/reservation-store.ts';
import { paymentOrder } from './payment-order.ts';
import type { SettleParts } from './settle-parts.ts';

/**
 * Asks the payment provider for what it still has to do or to report of a reservation. Null for nothing. Throws when it does not answer.
 */
export async function paymentEvent(
	{ store, providerOf, secret, now }: SettleParts,
	site: ApiSite,
	reservation: StoredReservation,
	call: CallTime,
): Promise<StoredEvent | null> {
	const provider = providerOf(site, reservation.provider);
	const { payment, session_id, payment_id, paid_cents } = reservation;
	const isUnsettled = payment === 'starting' || payment === 'open' || payment === 'refund_due';
	if (call === 'when due' && !(isUnsettled && isDue(reservation, now()))) return null;
	if (provider === null)
		throw new Error(`${site.slug} no longer has an account with ${reservation.provider}`);
	switch (payment) {
		case 'starting': {
			const lead = reservation.lead_id === null ? null : await store.find(site.slug, reservation.lead_id);
			const session = await provider.open(paymentOrder(reservation, site, { secret, lead }));
			return session ? { type: 'session_opened', ...session } : { type: 'session_closed' };
		}
		case 'open':
		case 'closed': {
			if (session_id === null) return null;
			// The vehicle is free for others only after its session cannot be paid any more.
			const isOver = reservation.state !== 'held' || reservation.hold_ends_at <= now().toISOString();
			const status =
				payment === 'open' && isOver ? await provider.close(session_id) : await provider.status(session_id);
			return eventOf(status);
		}
		case 'refund_due': {
			if (payment_id === null) throw new Error('the payment to be refunded is unknown');
			const refunded = await provider.refund({ order_id: reservation.id, payment_id, cents: paid_cents });
			if (refunded === 'refunded') return { type: 'refunded' };
			// Reported already: it is tried again later, as when the provider does not answer.
			if (reservation.refund_failed) throw new Error('the provider refuses the refund');
			return { type: 'refund_failed' };
		}
		default:
			return null;
	}
}

function eventOf(status: PaymentStatus): StoredEvent | null {
	switch (status.state) {
		case 'paid':
			return { type: 'paid', cents: status.cents, payment_id: status.payment_id };
		case 'expired':
			return { type: 'session_closed' };
		case 'open':
			return null;
	}
}
