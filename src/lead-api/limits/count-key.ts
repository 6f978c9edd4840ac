import { hash } from 'node:crypto';
import type { Counted } from '../store/counted.ts';
import type { Limit } from './limits.ts';

/**
 * The key under which uses are counted in the window a moment falls into. It says nothing of what is counted to somebody without the
 * secret, and is another one in the next window.
 *
 * @param what such as `leads of an address`
 * @param who such as the address
 */
export function countKey(
	{ what, who, limit, secret }: { what: string; who: string; limit: Limit; secret: string },
	now: Date,
): Pick<Counted, 'key' | 'ends_at'> {
	const length = limit.minutes * 60_000;
	const ends = (Math.floor(now.getTime() / length) + 1) * length;
	// Nobody sees these keys, so that a plain hash over the secret does; several are made for every lead.
	const key = hash('sha256', `${secret}\n${what}\n${who}\n${ends}`, 'base64url');
	return { key, ends_at: new Date(ends).toISOString() };
}
