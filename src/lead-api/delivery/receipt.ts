import type { Deliver } from './delivery.ts';
import { mailFailure } from './mail-failure.ts';
import type { MailSettings } from './mail-settings.ts';
import { mailTransport } from './mail-transport.ts';
import { oneLine } from './plain-text.ts';
import { receiptMail } from './receipt-text.ts';

/**
 * Delivers receipts to shoppers. An answer goes to the dealer; machines that answer by themselves are asked not to. The Message-ID is the
 * same for every attempt, so that a receipt that is delivered twice is shown once.
 */
export function receiptDelivery({ url, from, timeoutMs }: MailSettings): Deliver {
	const transport = mailTransport({ url, timeoutMs });
	return async (lead, entry, site) => {
		try {
			await transport.sendMail({
				from: { name: oneLine(site.name), address: from },
				to: { name: '', address: entry.target },
				replyTo: { name: oneLine(site.name), address: site.email },
				messageId: `<${entry.message_id}>`,
				headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
				...receiptMail(lead, site),
				// The limits of the transport begin anew with every sign of life; this one does not.
				signal: AbortSignal.timeout(timeoutMs),
			});
			return { ok: true };
		} catch (error) {
			return mailFailure(error);
		}
	};
}
