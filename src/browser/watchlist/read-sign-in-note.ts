import { SIGN_IN_NOTE } from '../../api/account/sign-in-note.ts';
import { readCookie } from '../read-cookie.ts';
import { keptWatchlist } from '../stores/watchlist.ts';

/** Begins the list of a visitor whose sign-in by a plain form the lead API has noted, and removes the note. */
export function readSignInNote(dealer: string): void {
	const account = readCookie(SIGN_IN_NOTE);
	if (account === undefined) return;
	keptWatchlist(dealer).update((kept) => kept ?? { account, ids: [], waiting: [] });
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and other scripts of the page read the list at once.
	document.cookie = `${SIGN_IN_NOTE}=; path=/; max-age=0`;
}
