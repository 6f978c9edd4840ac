import type { Transporter } from 'nodemailer';
import type { ApiSite } from '../../api/site/site-file.ts';
import { leadReference } from '../../domain/lead/lead-reference.ts';
import { readableMoment } from '../../domain/time/readable-moment.ts';
import type { Deliver } from '../delivery/delivery.ts';
import { localMoment } from '../delivery/local-moment.ts';
import { mailFailure } from '../delivery/mail/mail-failure.ts';
import { oneLine } from '../delivery/plain-text.ts';
import { timeOfId } from '../store/database/new-id.ts';
import type { LeadStore } from '../store/store.ts';
import { type PrivateLink, privateLink } from './link.ts';

interface LinkMailSettings {
	transport: Transporter;
	/** The sender's address. */
	from: string;
	/** Time limit of a mail, milliseconds. */
	timeoutMs: number;
	store: Pick<LeadStore, 'privateAnswers'>;
	/** Signs the link. */
	secret: string;
	now: () => Date;
}

/** Mails a dealer a new link to the private answers of a lead, which an operator asked for. The mail itself has no personal data. */
export function privateLinkDelivery(settings: LinkMailSettings): Deliver {
	const { transport, from, timeoutMs, store, secret, now } = settings;
	return async ({ id: lead_id }, entry, site) => {
		const found = await store.privateAnswers(site.slug, lead_id, now());
		if (!found) return { ok: false, retry: false, reason: 'the private answers were erased' };
		const begins = timeOfId(entry.id).toISOString();
		const about = { lead_id, entry_id: entry.id, begins, erase_at: found.erase_at };
		try {
			await transport.sendMail({
				from: { name: oneLine(`${site.name} website`), address: from },
				to: { name: '', address: entry.target || site.email },
				messageId: `<${entry.message_id}>`,
				headers: {
					'X-Lead-ID': lead_id,
					'Auto-Submitted': 'auto-generated',
					'X-Auto-Response-Suppress': 'All',
				},
				...linkMail(lead_id, privateLink(site, about, secret), site),
				signal: AbortSignal.timeout(timeoutMs),
			});
			return { ok: true };
		} catch (error) {
			return mailFailure(error);
		}
	};
}

function linkMail(
	lead_id: string,
	{ url, ends }: PrivateLink & { url: string },
	site: ApiSite,
): { subject: string; text: string } {
	const reference = leadReference(lead_id);
	return {
		subject: `New link to private answers, reference ${reference}`,
		text: `Here is the new link you asked for: the income, expenses and identity details of the finance application with the reference ${reference}
on your website, ${oneLine(site.name)}.

${url}

The link shows them once, after you press a button, and expires on ${readableMoment(localMoment(ends, site.time_zone))}.
`,
	};
}
