import { readCookie } from '../read-cookie.ts';

/** The key in the storage, and the name of the cookie where that is blocked; the sign-in page reads it, too. */
export const PENDING_SAVE = 'pending_save';

/** What is kept of the vehicle that waits for its visitor to sign in, as JSON; null for none. */
export function pendingText(): string | null {
	try {
		const text = localStorage.getItem(PENDING_SAVE);
		if (text !== null) return text;
	} catch {
		// Blocked: then a cookie has it.
	}
	const cookie = readCookie(PENDING_SAVE);
	return cookie === undefined ? null : decodeURIComponent(cookie);
}
