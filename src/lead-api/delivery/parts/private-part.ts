import type { ApiSite } from '../../../api/site/site-file.ts';
import { privateLink } from '../../private-answers/link.ts';
import type { OutboxEntry, StoredLead } from '../../store/leads/lead-record.ts';
import type { PrivateAnswers } from '../../store/leads/private-store.ts';
import type { LeadStore } from '../../store/store.ts';

/** Private answers in a message: in full, or as a link that shows them once. Null for a lead without any. */
export type PrivatePart = ({ in_full: PrivateAnswers } | { link: { url: string; ends: Date } }) | null;

/** Loads the private part of a message. */
export type FindPrivatePart = (lead: StoredLead, entry: OutboxEntry, site: ApiSite) => Promise<PrivatePart>;

/** The private part in the form the dealer has configured; a link by default. */
export function privatePartOf({
	store,
	secret,
	now,
}: {
	store: Pick<LeadStore, 'privateAnswers'>;
	/** Signs the link. */
	secret: string;
	now: () => Date;
}): FindPrivatePart {
	return async ({ id: lead_id, received_at }, { id: entry_id }, site) => {
		const found = await store.privateAnswers(site.slug, lead_id, now());
		if (!found) return null;
		if (site.finance_application?.private_answers === 'in_full') return { in_full: found };
		const about = { lead_id, entry_id, begins: received_at, erase_at: found.erase_at };
		return { link: privateLink(site, about, secret) };
	};
}
