import type { ApiSite } from '../../api/site-file.ts';
import { PAYMENT_CATEGORY } from '../../domain/lead/lead-category.ts';
import { leadReference } from '../../domain/lead/lead-reference.ts';
import { inDollars } from '../../domain/reservation/reservation-words.ts';
import { paymentLink } from '../online-payments/links.ts';
import { receiptFacts } from '../online-payments/payment-page.ts';
import type { StoredLead } from '../store/lead-record.ts';
import type { StoredOnlinePayment } from '../store/online-payment-store.ts';
import type { LeadMail } from './lead-text.ts';
import { oneLine } from './plain-text.ts';

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

/** The payer's receipt (resolution 150). Of what the payer typed it has the name and the reference only. */
export function paymentReceipt(
	lead: StoredLead,
	payment: StoredOnlinePayment,
	{ site, secret }: { site: ApiSite; secret: string },
): LeadMail {
	const sections = [
		['Hello,'],
		['Thank you for your payment. This is your receipt.'],
		receiptFacts(payment, site, lead).map(([label, value]) => `${label}: ${value}`),
		['See it online:', paymentLink(payment, { site, secret })],
		[`If something is not right, call ${site.phone} or reply to this email.`],
		[site.name, ...(site.licence ? [site.licence] : []), site.url],
	];
	const text = sections.map((lines) => lines.map((line) => oneLine(line)).join('\n')).join('\n\n');
	return {
		subject: oneLine(
			`Receipt for ${inDollars(payment.paid_cents)} – ${site.name}, ${leadReference(lead.id)}`,
		),
		text: `${text}\n`,
	};
}
