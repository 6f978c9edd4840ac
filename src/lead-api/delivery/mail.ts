import { adfDocument } from './adf.ts';
import type { Deliver } from './delivery.ts';
import { shopperAddress, shopperName } from './lead-subject.ts';
import { leadMail } from './lead-text.ts';
import { mailFailure } from './mail-failure.ts';
import type { MailSettings } from './mail-settings.ts';
import { mailTransport } from './mail-transport.ts';
import { oneLine } from './plain-text.ts';
import type { FindPrivatePart } from './private-part.ts';

/** Time limit of a mail, milliseconds: servers that check for spam first are slow. */
export const MAIL_TIMEOUT_MS = 30_000;

interface LeadMailSettings extends MailSettings {
	/** Loads the private part of a mail; without it none is included. */
	privatePart?: FindPrivatePart;
}

/** Delivers leads by email: text for people, ADF for their systems. Replies go to the shopper; the headers suppress automatic replies. */
export function mailDelivery({ url, from, timeoutMs, privatePart }: LeadMailSettings): Deliver {
	const transport = mailTransport({ url, timeoutMs });
	return async (lead, entry, site) => {
		const address = shopperAddress(lead);
		const part = (await privatePart?.(lead, entry, site)) ?? null;
		try {
			await transport.sendMail({
				from: { name: oneLine(`${site.name} website`), address: from },
				to: { name: '', address: entry.target },
				...(address ? { replyTo: { name: shopperName(lead), address } } : {}),
				messageId: `<${entry.message_id}>`,
				headers: {
					'X-Lead-ID': lead.id,
					'Auto-Submitted': 'auto-generated',
					'X-Auto-Response-Suppress': 'All',
				},
				...leadMail(lead, site, part),
				attachments: [
					{
						filename: `${lead.id}.adf.xml`,
						content: adfDocument(lead, site, part),
						contentType: 'application/xml; charset=utf-8',
					},
				],
				// The transport's timeouts restart with every byte received; this one limits the whole delivery.
				signal: AbortSignal.timeout(timeoutMs),
			});
			return { ok: true };
		} catch (error) {
			return mailFailure(error);
		}
	};
}
