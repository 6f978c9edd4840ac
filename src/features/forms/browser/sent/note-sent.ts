import type { LastSent } from './last-sent.ts';

/**
 * Stores the last lead sent for the success page, until the tab is closed; in an address it could be shared. A separate module with the
 * same key as last-sent.ts, so that the success page shares no file with the form.
 */
export function noteSent(dealer: string, sent: LastSent): void {
	try {
		sessionStorage[`forecourt.${dealer}.sent`] = JSON.stringify(sent);
	} catch {
		// The success page works without it.
	}
}
