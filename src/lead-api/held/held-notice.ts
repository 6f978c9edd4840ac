import type { Transporter } from 'nodemailer';
import type { ApiSite } from '../../api/site/site-file.ts';
import { readableMoment } from '../../domain/time/readable-moment.ts';
import type { Deliver } from '../delivery/delivery.ts';
import { localMoment } from '../delivery/local-moment.ts';
import { mailFailure } from '../delivery/mail/mail-failure.ts';
import { oneLine } from '../delivery/plain-text.ts';
import type { LeadStore } from '../store/store.ts';
import { heldLink } from './held-link.ts';
import { heldTitle } from './held-page.ts';

/** What the notice about quarantined leads needs. */
export interface NoticeSettings {
	transport: Transporter;
	/** The sender's address. */
	from: string;
	/** Time limit of a mail, milliseconds. */
	timeoutMs: number;
	store: Pick<LeadStore, 'listQuarantined'>;
	/** Signs the link. */
	secret: string;
	now: () => Date;
}

/**
 * Mails a dealer how many enquiries are held, with a link to them but no personal data. Sends nothing when they have been released
 * meanwhile.
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

${they} came in unusual numbers, or ${count === 1 ? 'its' : 'their'} spam check failed. Some may be from real customers;
the website has not promised them a reply by any set time.

See ${count === 1 ? 'it' : 'them'} and have ${count === 1 ? 'it' : 'them'} sent to you:
${url}

Opening the link changes nothing; a button on the page does. It works until ${readableMoment(localMoment(ends, site.time_zone))}.
You receive at most one of these notices an hour.
`,
	};
}
