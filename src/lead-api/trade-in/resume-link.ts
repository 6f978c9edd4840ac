import type { ApiSite } from '../../api/site/site-file.ts';
import { RESUME_FRAGMENT } from '../../api/trade-in/resume.ts';
import { TRADE_IN_CATEGORY } from '../../domain/trade-in/subcategories.ts';
import { TRADE_IN_PAGE_PATH } from '../../paths/lead-paths.ts';
import { readSignedToken, signedToken } from '../../signed-token.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';

/** The days a link works, as long as a draft on the shopper's device. */
const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The link of a receipt that continues a trade-in on another device; null for other leads, and for one that is complete. The address has
 * the lead's id and a signature in its fragment, which browsers send to no server, and nothing about the person.
 */
export function resumeLink(
	lead: StoredLead,
	site: Pick<ApiSite, 'slug' | 'url'>,
	{ secret, now }: { secret: string; now: () => Date },
): { url: string; ends: Date } | null {
	if (lead.kind !== 'lead' || lead.category !== TRADE_IN_CATEGORY || lead.fields.isLastStep) return null;
	const ends = new Date(now().getTime() + DAYS * DAY_MS);
	const url = new URL(TRADE_IN_PAGE_PATH, site.url);
	const token = signedToken({ purpose: 'resume', dealer: site.slug, id: lead.id }, ends, secret);
	url.hash = `${RESUME_FRAGMENT}=${token}`;
	return { url: url.href, ends };
}

/** The id of the lead in a link's token; null for a link that has ended or was altered. */
export function resumedLead(token: string, dealer: string, secret: string, now: Date): string | null {
	return readSignedToken(token, { purpose: 'resume', dealer }, secret, now);
}
