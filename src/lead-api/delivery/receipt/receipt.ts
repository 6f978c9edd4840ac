import type { LeadStore } from '../../store/store.ts';
import { resumeLink } from '../../trade-in/resume-link.ts';
import type { Deliver } from '../delivery.ts';
import { mailFailure } from '../mail/mail-failure.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { mailTransport } from '../mail/mail-transport.ts';
import { isOnlinePayment } from '../parts/payment-part.ts';
import { isFromCheckout } from '../parts/reservation-part.ts';
import { oneLine } from '../plain-text.ts';
import { paymentReceipt } from './payment-receipt.ts';
import { receiptMail } from './receipt-text.ts';
import { receiptAttachments, reservationReceipt } from './reservation-receipt.ts';

interface ReceiptSettings extends MailSettings {
	store: Pick<LeadStore, 'reservationOfLead' | 'onlinePaymentOfLead'>;
	/** Signs the links that continue a trade-in and cancel a reservation. */
	secret: string;
	now: () => Date;
}

/**
 * Delivers receipts to shoppers. Replies go to the dealer; the headers suppress automatic replies. The Message-ID is the same for every
 * attempt, so that mail programs show a receipt that was delivered twice only once.
 */
export function receiptDelivery({ url, from, timeoutMs, store, secret, now }: ReceiptSettings): Deliver {
	const transport = mailTransport({ url, timeoutMs });
	return async (lead, entry, site) => {
		const reservation = isFromCheckout(lead) ? await store.reservationOfLead(lead.id) : null;
		const payment = isOnlinePayment(lead) ? await store.onlinePaymentOfLead(lead.id) : null;
		try {
			await transport.sendMail({
				from: { name: oneLine(site.name), address: from },
				to: { name: '', address: entry.target },
				replyTo: { name: oneLine(site.name), address: site.email },
				messageId: `<${entry.message_id}>`,
				headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
				...(reservation
					? {
							...reservationReceipt(lead, reservation, { site, secret }),
							attachments: receiptAttachments(reservation, site),
						}
					: payment
						? paymentReceipt(lead, payment, { site, secret })
						: receiptMail(lead, site, resumeLink(lead, site, { secret, now }))),
				// The transport's timeouts restart with every byte received; this one limits the whole delivery.
				signal: AbortSignal.timeout(timeoutMs),
			});
			return { ok: true };
		} catch (error) {
			return mailFailure(error);
		}
	};
}
