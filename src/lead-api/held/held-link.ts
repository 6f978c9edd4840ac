import { createHmac, timingSafeEqual } from 'node:crypto';
import { SERVICE_PATH } from '../../api/endpoint.ts';
import { held } from '../../api/leads/held.ts';
import type { ApiSite } from '../../api/site/site-file.ts';

/** Lifetime of a link in a notice, days. */
const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The signed link in a notice: shows one dealer's held enquiries to anyone who has it; opening it changes nothing. */
export function heldLink(
	site: Pick<ApiSite, 'slug' | 'url'>,
	secret: string,
	now: Date,
): { url: string; ends: Date } {
	const ends = new Date(now.getTime() + DAYS * DAY_MS);
	const url = new URL(SERVICE_PATH + held.path, site.url);
	url.searchParams.set('token', `${ends.getTime()}.${signature(site.slug, ends.getTime(), secret)}`);
	return { url: url.href, ends };
}

/** Whether a token is valid for this dealer and has not expired. */
export function isHeldToken(token: string, dealer: string, secret: string, now: Date): boolean {
	const [ends = '', given = ''] = token.split('.');
	if (!/^\d{1,15}$/.test(ends)) return false;
	const [a, b] = [Buffer.from(given), Buffer.from(signature(dealer, Number(ends), secret))];
	return a.length === b.length && timingSafeEqual(a, b) && now.getTime() <= Number(ends);
}

function signature(dealer: string, ends: number, secret: string): string {
	return createHmac('sha256', secret).update(`held\n${dealer}\n${ends}`).digest('base64url');
}
