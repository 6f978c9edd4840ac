import { hash } from 'node:crypto';
import type { Counted } from '../store/retention/counted.ts';
import type { Limit } from './limits.ts';

/**
 * Key of a counter in the window that a moment falls into: a keyed hash, so that it reveals nothing about the address or lead counted. Each
 * window has another key.
 *
 * @param what kind of use, such as `leads of an address`
 * @param who subject of the limit, such as the address
 */
export function countKey(
	{ what, who, limit, secret }: { what: string; who: string; limit: Limit; secret: string },
	now: Date,
): Pick<Counted, 'key' | 'ends_at'> {
	const length = limit.minutes * 60_000;
	const ends = (Math.floor(now.getTime() / length) + 1) * length;
	// Keys are never shown, so a plain hash over the secret is enough; it is cheaper than an HMAC, and each lead needs several.
	const key = hash('sha256', `${secret}\n${what}\n${who}\n${ends}`, 'base64url');
	return { key, ends_at: new Date(ends).toISOString() };
}
