import { getWatchlist } from '../../api/watchlist/watchlist.ts';
import { closeList, openList } from '../stores/changes-put-aside.ts';
import { keptWatchlist } from '../stores/watchlist.ts';

// Loaded on every page of a signed-in visitor.
const api = document.documentElement.dataset['api'] ?? '';
const { dealer = '' } = document.body.dataset;
const $kept = keptWatchlist(dealer);

// The store reads the storage while it has a listener.
$kept.subscribe(() => {});
addEventListener('pageshow', ({ persisted }) => persisted && refreshList());
// A visitor who comes back to an open page may have changed the list on another device.
document.addEventListener('visibilitychange', () => {
	if (document.visibilityState === 'visible') refreshList();
});

/** Loads the list of the signed-in visitor: another device may have changed it, or another account may have signed in. */
export async function refreshList(): Promise<void> {
	const before = $kept.get()?.ids;
	if (!before) return;
	const outcome = await getWatchlist(api);
	// An answer may be older than a change that was made meanwhile.
	if (String(before) !== String($kept.get()?.ids)) return refreshList();
	if (outcome.status === 'answered') {
		const { user_id, cars } = outcome.data;
		openList(
			dealer,
			user_id,
			cars.map(({ id }) => id),
		);
	}
	// Where a change waits, sending it finds out that the session has ended, and the visitor is shown what waits.
	else if (outcome.status === 'refused' && $kept.get()?.waiting.length === 0) closeList(dealer);
}
