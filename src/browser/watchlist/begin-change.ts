import { keptWatchlist, type WaitingChange, withChange } from '../stores/watchlist.ts';

/** A change of the watchlist that the page shows already. */
export interface BegunChange {
	change: WaitingChange;
	/** Whether this browser keeps it beyond the page: false where its storage is blocked or full. */
	isKept: boolean;
}

/** Shows a vehicle as saved or removed at once, before the lead API knows of it (WATCHLIST-001). */
export function beginChange(dealer: string, change: WaitingChange): BegunChange {
	return { change, isKept: keptWatchlist(dealer).update((kept) => kept && withChange(kept, change)) };
}
