/** In place of a part for which this browser remembers nothing. */
export const NOTHING = { default: () => null };

/** Whether this browser has kept something of the dealer's site under a name of its stores. */
export function remembers(name: 'favourites' | 'viewed'): boolean {
	try {
		return localStorage.getItem(`forecourt.${document.body.dataset['dealer']}.${name}`) !== null;
	} catch {
		return false;
	}
}
