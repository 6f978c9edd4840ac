import type { Transporter } from 'nodemailer';
import type { ApiSite } from '../../api/site-file.ts';
import type { Deliver } from '../delivery/delivery.ts';
import { localMoment, readableMoment } from '../delivery/local-moment.ts';
import { mailFailure } from '../delivery/mail-failure.ts';
import { oneLine } from '../delivery/plain-text.ts';
import type { LeadStore } from '../store/store.ts';
import { heldLink } from './held-link.ts';
import { heldTitle } from './held-page.ts';

export interface NoticeSettings {
	transport: Transporter;
	/** The sender's address. */
	from: string;
	/** A mail takes no longer, milliseconds. */
	timeoutMs: number;
	store: Pick<LeadStore, 'listQuarantined'>;
	/** Signs the link. */
	secret: string;
	now: () => Date;
}

/**
 * Tells a dealer by mail how many enquiries are held, with a link that shows them. It names none of the people who sent them. Nothing
 * is sent when they were released meanwhile.
 */
export function noticeDelivery({ transport, from, timeoutMs, store, secret, now }: NoticeSettings): Deliver {
	return async (_lead, entry, site) => {
		const { count } = await store.listQuarantined(site.slug, 0);
		if (count === 0) return { ok: true };
		try {
			await transport.sendMail({
				from: { name: oneLine(`${site.name} website`), address: from },
				to: { name: '', address: entry.target },
				messageId: `<${entry.message_id}>`,
				headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
				...noticeMail(count, site, secret, now()),
				signal: AbortSignal.timeout(timeoutMs),
			});
			return { ok: true };
		} catch (error) {
			return mailFailure(error);
		}
	};
}

function noticeMail(
	count: number,
	site: ApiSite,
	secret: string,
	now: Date,
): { subject: string; text: string } {
	const { url, ends } = heldLink(site, secret, now);
	const [they, were] = count === 1 ? ['It', 'was'] : ['They', 'were'];
	return {
		subject: `${heldTitle(count)} for a check: ${oneLine(site.name)}`,
		text: `${heldTitle(count)} on your website, ${oneLine(site.name)}. ${they} ${were} not sent to you.

${they} came in unusual numbers, or the check that a person sent ${count === 1 ? 'it' : 'them'} failed. Among them may be real customers,
whom the website has promised no time for a reply.

See ${count === 1 ? 'it' : 'them'} and have ${count === 1 ? 'it' : 'them'} sent to you:
${url}

Opening the link changes nothing; a button on the page does. It works until ${readableMoment(localMoment(ends, site.time_zone))}.
You get no more than one such notice an hour.
`,
	};
}
