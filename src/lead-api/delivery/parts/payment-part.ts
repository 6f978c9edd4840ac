import { PAYMENT_CATEGORY } from '../../../domain/lead/lead-category.ts';
import { inDollars } from '../../../domain/reservation/reservation-words.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import type { StoredOnlinePayment } from '../../store/payments/online-payment-store.ts';
import { oneLine } from '../plain-text.ts';

/** Whether a lead comes from the page for online payments. */
export function isOnlinePayment({ category }: Pick<StoredLead, 'category'>): boolean {
	return category === PAYMENT_CATEGORY;
}

/** The section of a payment in a mail to the dealer: as it is when the message is sent. */
export function paymentLines(payment: StoredOnlinePayment | null): string[] {
	if (!payment) return [];
	const { reference, refunded, disputed, id } = payment;
	return [
		`Payment: ${paidWords(payment)}`,
		`Reference, as typed: ${oneLine(reference)}`,
		...(refunded ? ['It was refunded in your account at the payment provider.'] : []),
		...(disputed
			? ['The payer’s bank disputes it: please answer it in your account at the payment provider.']
			: []),
		`Order at the payment provider: ${id}`,
	];
}

/** The start of the subject: '$1,480 paid for MW-204817: '. */
export function paymentSubject(payment: StoredOnlinePayment | null): string {
	if (!payment) return '';
	const before = payment.disputed ? 'Disputed: ' : payment.refunded ? 'Refunded: ' : '';
	return `${before}${paidWords(payment)} for ${oneLine(payment.reference)}: `;
}

function paidWords({ state, cents, paid_cents }: StoredOnlinePayment): string {
	if (state !== 'paid') return `${inDollars(cents)} not paid`;
	const paid = `${inDollars(paid_cents)} paid`;
	return paid_cents === cents ? paid : `${paid} instead of ${inDollars(cents)}`;
}

/** The payment in webhooks: amounts are dollars. */
export function paymentJson(payment: StoredOnlinePayment | null): object | null {
	if (!payment) return null;
	const { id, state, reference, cents, paid_cents, refunded, disputed } = payment;
	return { id, state, reference, amount: cents / 100, paid: paid_cents / 100, refunded, disputed };
}
