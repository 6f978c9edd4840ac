import { dropNote, waitingNote } from '../../../../browser/stores/waiting-notes.ts';
import { keptWatchlist } from '../../../../browser/stores/watchlist.ts';
import type { WatchlistRow } from './watchlist-row.ts';

/**
 * Asks before a vehicle is removed whose note goes with it, in the account or waiting on this device.
 *
 * @returns whether the vehicle may be removed
 */
export function agreesToRemoval(dealer: string, { id, title, note }: WatchlistRow): boolean {
	const about = { account: keptWatchlist(dealer).get()?.account ?? '', car_id: id };
	if (!note && !waitingNote(dealer, about)) return true;
	if (!confirm(`Remove the ${title}? Your note about it goes too.`)) return false;
	dropNote(dealer, about);
	return true;
}
