/**
 * Notes in this browser's storage that an account is signed in, so that the hearts of the next page load its list. A list that is there
 * already stays: the hearts find out whose it is. Where the storage is blocked hearts ask when one is pressed.
 *
 * @param account the id of the account, which has no name and no number of the visitor
 */
export function noteSignIn({ dealer, watchlist }: DOMStringMap, account: string): void {
	const key = `forecourt.${dealer}.watchlist_saved`;
	try {
		if (watchlist !== undefined && localStorage.getItem(key) === null)
			localStorage.setItem(key, JSON.stringify({ account, ids: [], waiting: [] }));
	} catch {
		// Blocked or full.
	}
}
