import { atom, computed, type ReadableAtom } from 'nanostores';
import { getUser } from '../../../api/account/get-user.ts';
import { getWatchlistCars } from '../../../api/watchlist/watchlist-cars.ts';
import { closeList, openList } from '../../../browser/stores/changes-put-aside.ts';
import { waitingNotes, withoutRemoved } from '../../../browser/stores/waiting-notes.ts';
import { keptWatchlist, shownIds } from '../../../browser/stores/watchlist.ts';
import { cardSettings } from '../../../ui/live-update/card-settings.ts';
import type { WatchlistData } from '../page-data.ts';
import { remembers } from './remembers.ts';
import { type WatchlistRow, watchlistRow } from './rows/watchlist-row.ts';

/** What the page shows: the saved vehicles, null while they load, and whether loading failed. */
export interface ShownWatchlist {
	rows: readonly WatchlistRow[] | null;
	isAway: boolean;
}

/** The saved vehicles of an open page, for the script that renders them first and for the island. */
export interface WatchlistPage {
	$shown: ReadableAtom<ShownWatchlist>;
	load: () => Promise<void>;
	/** Loads vehicles that are saved later, on this page or in another tab. */
	follow: () => void;
	/** Shows another note of a vehicle. */
	setNote: (id: string, note: string | null) => void;
}

const pages = new Map<string, WatchlistPage>();

/** The page's saved vehicles: the same for all scripts of a page. */
export function watchlistPage(data: WatchlistData): WatchlistPage {
	const known = pages.get(data.dealer);
	if (known) return known;
	const page = createPage(data);
	pages.set(data.dealer, page);
	return page;
}

function createPage({ api, dealer, noun }: WatchlistData): WatchlistPage {
	const $kept = keptWatchlist(dealer);
	const $cars = atom<readonly WatchlistRow[] | null>(null);
	const $isAway = atom(false);
	const load = async () => {
		$isAway.set(false);
		// The page's gate leads to sign-in.
		if (!$kept.get() && (await getUser(api)) === null) return;
		const [outcome, cards] = await Promise.all([getWatchlistCars(api), cardSettings()]);
		if (outcome.status === 'refused') {
			$cars.set(null);
			closeList(dealer);
			// The session has ended since the page was opened: its gate looks again, as after a return to the page.
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		} else if (outcome.status !== 'answered' || !cards) $isAway.set(true);
		else {
			const { user_id, cars: found } = outcome.data;
			// Before the ids, by which `follow` knows that a vehicle is missing.
			$cars.set(found.map((car) => watchlistRow(car, { cards, noun: noun.one, now: new Date() })));
			openList(
				dealer,
				user_id,
				found.map(({ id }) => id),
			);
			// Notes about vehicles that were removed since, on another page or device.
			if (remembers('watchlist_notes'))
				waitingNotes(dealer).update((notes) => withoutRemoved(notes, user_id, shownIds($kept.get())));
			// As from another tab: hearts and the count of the header did not know of the session.
			dispatchEvent(new StorageEvent('storage'));
		}
	};
	return {
		$shown: computed([$cars, $isAway, $kept], (cars, isAway, kept) => {
			const ids = shownIds(kept);
			return { rows: cars?.filter(({ id }) => ids.includes(id)) ?? null, isAway };
		}),
		load,
		follow: () =>
			$kept.listen((kept) => {
				const cars = $cars.get();
				if (cars && kept?.ids.some((id) => cars.every((car) => car.id !== id))) load();
			}),
		setNote: (id, note) =>
			$cars.set(($cars.get() ?? []).map((row) => (row.id === id ? { ...row, note } : row))),
	};
}
