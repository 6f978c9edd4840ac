/** Stores of the dealer's site that the watchlist's parts belong to. */
export type StoreName = 'favourites' | 'viewed' | 'watchlist_notes';

/** Whether this browser has kept something of the dealer's site under a name of its stores. */
export function remembers(name: StoreName): boolean {
	try {
		const stored = localStorage.getItem(`forecourt.${document.body.dataset['dealer']}.${name}`);
		return stored !== null && stored !== '[]';
	} catch {
		return false;
	}
}
