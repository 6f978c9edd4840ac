import type { ApiSite } from '../../api/site/site-file.ts';
import { recordRefundsAndDisputes, settlePayment } from '../online-payments/settle-payment.ts';
import type { PaymentNotice } from '../payments/stripe/stripe-notice.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';
import type { LeadStore } from '../store/store.ts';
import { settle } from './settle.ts';
import type { SettleParts } from './settle-parts.ts';

interface NoticeParts extends SettleParts {
	store: SettleParts['store'] &
		Pick<LeadStore, 'reservation' | 'reservationOfPayment' | 'onlinePayment' | 'onlinePaymentOfProvider'>;
}

/**
 * Asks Stripe about the reservation or payment that a notice names. Throws when Stripe does not answer: it then sends the notice again.
 */
export async function takeNotice(parts: NoticeParts, site: ApiSite, notice: PaymentNotice): Promise<void> {
	const { store } = parts;
	const found =
		(notice.order_id !== null && (await store.reservation(site.slug, notice.order_id))) ||
		(notice.payment_id !== null && (await store.reservationOfPayment(site.slug, notice.payment_id))) ||
		null;
	if (!found) return takePaymentNotice(parts, site, notice);
	const before = await withRefundsAndDisputes(parts, site, found);
	await settle(parts, site, before, 'now');
}

/** The same for an online payment. */
async function takePaymentNotice(parts: NoticeParts, site: ApiSite, notice: PaymentNotice): Promise<void> {
	const { store } = parts;
	const found =
		(notice.order_id !== null && (await store.onlinePayment(site.slug, notice.order_id))) ||
		(notice.payment_id !== null && (await store.onlinePaymentOfProvider(site.slug, notice.payment_id))) ||
		null;
	if (!found) return returnUnknown(parts, site, notice);
	await recordRefundsAndDisputes(parts, site, await settlePayment(parts, site, found, 'now'));
}

/** Records what happened to a deposit outside this service: a dispute, a refund that the dealer made, a refund that failed. */
async function withRefundsAndDisputes(
	{ store, providerOf, now, deliverNow }: NoticeParts,
	site: ApiSite,
	reservation: StoredReservation,
): Promise<StoredReservation> {
	const { id, payment, payment_id, paid_cents, provider } = reservation;
	if (payment_id === null) return reservation;
	const account = providerOf(site, provider);
	if (!account) throw new Error(`${site.slug} no longer has an account with ${provider}`);
	const { is_disputed, refund } = await account.refundsAndDisputes({
		order_id: id,
		payment_id,
		cents: paid_cents,
	});
	let current = reservation;
	for (const type of [
		...(is_disputed ? (['disputed'] as const) : []),
		...(refund === 'failed' && payment === 'refunded' ? (['refund_failed'] as const) : []),
		...(refund === 'made' && payment === 'paid' ? (['refunded_there'] as const) : []),
	])
		current = (await store.changeReservation(id, { type }, now())) ?? current;
	deliverNow();
	return current;
}

/** Refunds money that was paid on this site for a reservation it does not have, as after a database was restored. */
async function returnUnknown(
	{ providerOf, log }: NoticeParts,
	site: ApiSite,
	{ order_id, payment_id, paid_cents, site: paidAt }: PaymentNotice,
): Promise<void> {
	if (order_id === null || payment_id === null || paid_cents === null) return;
	if (paidAt !== new URL(site.url).origin) return;
	const refund = await providerOf(site, 'stripe')?.refund({ order_id, payment_id, cents: paid_cents });
	log({
		level: 'error',
		message: 'money was paid for an unknown order, and refunded',
		dealer: site.slug,
		reservation: order_id,
		payment: payment_id,
		refund: refund ?? 'refused',
	});
}
