/** In place of a part for which this browser remembers nothing. */
export const NOTHING = { default: () => null };

/** Whether this browser has kept something of the dealer's site under a name of its stores. */
export function remembers(name: 'favourites' | 'viewed' | 'watchlist_notes'): boolean {
	try {
		const stored = localStorage.getItem(`forecourt.${document.body.dataset['dealer']}.${name}`);
		return stored !== null && stored !== '[]';
	} catch {
		return false;
	}
}
