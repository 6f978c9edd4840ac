import { waitingNote, waitingNotes, withoutNote } from '../../../browser/stores/waiting-notes.ts';
import { keptWatchlist } from '../../../browser/stores/watchlist.ts';
import type { WatchlistRow } from './watchlist-row.ts';

/**
 * Asks before a vehicle is removed whose note goes with it, in the account or waiting on this device.
 *
 * @returns whether the vehicle may be removed
 */
export function agreesToRemoval(dealer: string, { id, title, note }: WatchlistRow): boolean {
	const about = { account: keptWatchlist(dealer).get()?.account ?? '', car_id: id };
	const waits = waitingNote(dealer, about) !== undefined;
	if (!note && !waits) return true;
	if (!confirm(`Remove the ${title}? Your note about it goes too.`)) return false;
	if (waits) waitingNotes(dealer).update((notes) => withoutNote(notes, about));
	return true;
}
