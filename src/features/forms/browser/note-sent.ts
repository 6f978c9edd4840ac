import type { LastSent } from './last-sent.ts';

/**
 * Notes what was sent last, for the success page, until the tab is closed: an address with it could be passed on. In a module of its own,
 * under the key that last-sent.ts reads, so that the success page needs no file it shares with the form.
 */
export function noteSent(dealer: string, sent: LastSent): void {
	try {
		sessionStorage[`forecourt.${dealer}.sent`] = JSON.stringify(sent);
	} catch {
		// The success page says its thanks without it.
	}
}
