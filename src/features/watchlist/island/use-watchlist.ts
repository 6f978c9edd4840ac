import { useEffect, useState } from 'react';
import type { WatchlistData } from '../page-data.ts';
import { type ShownWatchlist, type WatchlistPage, watchlistPage } from './watchlist-page.ts';

/** The saved vehicles as they are now; at first as they were rendered. */
export function useWatchlist(data: WatchlistData): ShownWatchlist & Omit<WatchlistPage, '$shown'> {
	const { $shown, ...page } = watchlistPage(data);
	const [shown, setShown] = useState(() => $shown.get());
	useEffect(() => $shown.subscribe(setShown), [$shown]);
	return { ...page, ...shown };
}
