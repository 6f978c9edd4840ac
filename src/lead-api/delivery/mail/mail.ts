import { adfDocument } from '../adf/adf.ts';
import type { Deliver } from '../delivery.ts';
import { shopperAddress, shopperName } from '../lead-subject.ts';
import { type FindParts, NO_PARTS } from '../parts/message-parts.ts';
import { oneLine } from '../plain-text.ts';
import { leadMail } from './lead-mail.ts';
import { mailFailure } from './mail-failure.ts';
import type { MailSettings } from './mail-settings.ts';
import { mailTransport } from './mail-transport.ts';

/** Time limit of a mail, milliseconds: servers that check for spam first are slow. */
export const MAIL_TIMEOUT_MS = 30_000;

interface LeadMailSettings extends MailSettings {
	/** Loads the parts of a mail besides the lead's own fields; without it none are included. */
	parts?: FindParts;
}

/** Delivers leads by email: text for people, ADF for their systems. Replies go to the shopper; the headers suppress automatic replies. */
export function mailDelivery({ url, from, timeoutMs, parts: findParts }: LeadMailSettings): Deliver {
	const transport = mailTransport({ url, timeoutMs });
	return async (lead, entry, site) => {
		const address = shopperAddress(lead);
		const parts = (await findParts?.(lead, entry, site)) ?? NO_PARTS;
		try {
			await transport.sendMail({
				from: { name: oneLine(`${site.name} website`), address: from },
				to: { name: '', address: entry.target },
				...(address ? { replyTo: { name: shopperName(lead), address } } : {}),
				messageId: `<${entry.message_id}>`,
				...threadOf(parts.earlier),
				headers: {
					'X-Lead-ID': lead.id,
					'Auto-Submitted': 'auto-generated',
					'X-Auto-Response-Suppress': 'All',
				},
				...leadMail(lead, site, parts),
				attachments: [
					{
						filename: `${lead.id}.adf.xml`,
						content: adfDocument(lead, site, parts),
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

/** Headers that put a message into the thread of earlier ones about the same lead. */
function threadOf(earlier: readonly string[]): { inReplyTo?: string; references?: string[] } {
	const references = earlier.map((id) => `<${id}>`);
	const inReplyTo = references.at(-1);
	return inReplyTo === undefined ? {} : { inReplyTo, references };
}
