import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { getUser } from '../../../api/account/get-user.ts';
import { getWatchlistCars, type WatchlistCar } from '../../../api/watchlist/watchlist-cars.ts';
import { closeList, openList } from '../../../browser/stores/changes-put-aside.ts';
import { keptWatchlist, shownIds } from '../../../browser/stores/watchlist.ts';
import { cardSettings } from '../../../ui/live-update/card-settings.ts';
import type { WatchlistData } from '../page-data.ts';
import { type WatchlistRow, watchlistRow } from './watchlist-row.ts';

/** The saved vehicles of the page: null while they load. */
export interface LoadedWatchlist {
	rows: readonly WatchlistRow[] | null;
	/** Whether loading failed. */
	isAway: boolean;
	load: () => Promise<void>;
	/** Shows another note of a vehicle. */
	setNote: (id: string, note: string | null) => void;
}

/** Loads the saved vehicles, and follows hearts and other tabs. */
export function useWatchlist({ api, dealer, noun }: WatchlistData): LoadedWatchlist {
	const $kept = keptWatchlist(dealer);
	const kept = useStore($kept, { ssr: 'initial' });
	const [cars, setCars] = useState<readonly WatchlistRow[] | null>(null);
	const [isAway, setAway] = useState(false);
	const load = useCallback(async () => {
		setAway(false);
		// The page's gate leads to sign-in.
		if (!$kept.get() && (await getUser(api)) === null) return;
		const [outcome, cards] = await Promise.all([getWatchlistCars(api), cardSettings()]);
		if (outcome.status === 'refused') {
			setCars(null);
			closeList(dealer);
			// The session has ended since the page was opened: its gate looks again, as after a return to the page.
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		} else if (outcome.status !== 'answered' || !cards) setAway(true);
		else {
			const { user_id, cars: found } = outcome.data;
			openList(
				dealer,
				user_id,
				found.map(({ id }) => id),
			);
			setCars(
				found.map((car: WatchlistCar) => watchlistRow(car, { cards, noun: noun.one, now: new Date() })),
			);
			// As from another tab: hearts and the count of the header did not know of the session.
			dispatchEvent(new StorageEvent('storage'));
		}
	}, [$kept, api, dealer, noun]);
	useEffect(() => void load(), [load]);
	// Saved since, on this page or in another tab.
	const hasMore = cars !== null && kept?.ids.some((id) => cars.every((car) => car.id !== id));
	useEffect(() => {
		if (hasMore) load();
	}, [hasMore, load]);
	const ids = shownIds(kept);
	return {
		rows: cars === null ? null : cars.filter(({ id }) => ids.includes(id)),
		isAway,
		load,
		setNote: (id, note) =>
			setCars((all) => (all ?? []).map((row) => (row.id === id ? { ...row, note } : row))),
	};
}
