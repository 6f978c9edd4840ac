import type { ApiSite } from '../../../api/site/site-file.ts';
import { leadReference } from '../../../domain/lead/lead-reference.ts';
import { inDollars } from '../../../domain/reservation/reservation-words.ts';
import { paymentLink } from '../../online-payments/links.ts';
import { receiptFacts } from '../../online-payments/payment-page.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import type { StoredOnlinePayment } from '../../store/payments/online-payment-store.ts';
import type { LeadMail } from '../mail/lead-mail.ts';
import { oneLine } from '../plain-text.ts';

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
