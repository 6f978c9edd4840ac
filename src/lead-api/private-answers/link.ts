import { createHmac, timingSafeEqual } from 'node:crypto';
import { SERVICE_PATH } from '../../api/endpoint.ts';
import { privateAnswers } from '../../api/leads/private-answers.ts';
import type { ApiSite } from '../../api/site/site-file.ts';

/** Lifetime of a link, days; never longer than the answers are stored. Pages and documentation name it. */
const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A link to the private answers of a lead, for one receiver. */
export interface PrivateLink {
	lead_id: string;
	/** Id of the outbox entry: each receiver has their own link. */
	entry_id: string;
	ends: Date;
}

/**
 * Creates the link for a message, which shows a lead's private answers once. It expires 14 days after it begins, or when the answers are
 * erased.
 */
export function privateLink(
	site: Pick<ApiSite, 'slug' | 'url'>,
	about: { lead_id: string; entry_id: string; begins: string; erase_at: string },
	secret: string,
): PrivateLink & { url: string } {
	const { lead_id, entry_id, begins, erase_at } = about;
	const ends = new Date(Math.min(Date.parse(begins) + DAYS * DAY_MS, Date.parse(erase_at)));
	const url = new URL(SERVICE_PATH + privateAnswers.path, site.url);
	const payload = [lead_id, entry_id, ends.getTime()].join('.');
	url.searchParams.set('token', `${payload}.${signature(site.slug, payload, secret)}`);
	return { lead_id, entry_id, ends, url: url.href };
}

/** The link of a token for this dealer, expired or not; null when it was altered. */
export function readPrivateLink(token: string, dealer: string, secret: string): PrivateLink | null {
	const [lead_id = '', entry_id = '', ends = '', given = ''] = token.split('.');
	const payload = [lead_id, entry_id, ends].join('.');
	const [a, b] = [Buffer.from(given), Buffer.from(signature(dealer, payload, secret))];
	if (a.length !== b.length || !timingSafeEqual(a, b)) return null;
	return { lead_id, entry_id, ends: new Date(Number(ends)) };
}

function signature(dealer: string, payload: string, secret: string): string {
	return createHmac('sha256', secret).update(`private answers\n${dealer}\n${payload}`).digest('base64url');
}
