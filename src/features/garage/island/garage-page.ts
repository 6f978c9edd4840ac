import { atom, type ReadableAtom } from 'nanostores';
import { getUser } from '../../../api/account/get-user.ts';
import { type Garage, getGarage } from '../../../api/garage/garage.ts';
import { closeList, openList } from '../../../browser/stores/changes-put-aside.ts';
import { viewedVehicles } from '../../../browser/stores/viewed-vehicles.ts';
import { keptWatchlist } from '../../../browser/stores/watchlist.ts';

/** Viewed vehicles on the page. */
const MOST_VIEWED = 6;

/** What the page shows: the garage, null while it loads and where it could not be loaded, and whether loading failed. */
export interface ShownGarage {
	garage: Garage | null;
	isAway: boolean;
}

/** The visitor's garage, for the script that renders it first and for the island. */
export interface GaragePage {
	$shown: ReadableAtom<ShownGarage>;
	/** Loads it, with the vehicles that this browser remembers as viewed. */
	load: () => Promise<void>;
	/** Shows a part of it as it is after a change. */
	change: (part: Partial<Garage>) => void;
}

const pages = new Map<string, GaragePage>();

/** The page's garage: the same for all scripts of a page. */
export function garagePage(api: string, dealer: string): GaragePage {
	const known = pages.get(dealer);
	if (known) return known;
	const page = createPage(api, dealer);
	pages.set(dealer, page);
	return page;
}

function createPage(api: string, dealer: string): GaragePage {
	const $shown = atom<ShownGarage>({ garage: null, isAway: false });
	const load = async () => {
		$shown.set({ ...$shown.get(), isAway: false });
		// The page's gate leads to sign-in.
		if (!keptWatchlist(dealer).get() && (await getUser(api)) === null) return;
		const viewed = viewedVehicles(dealer).get();
		const outcome = await getGarage(
			api,
			viewed.slice(0, MOST_VIEWED).map(({ id }) => id),
		);
		if (outcome.status === 'answered') {
			$shown.set({ garage: outcome.data, isAway: false });
			// The hearts of this browser then know that its visitor is signed in.
			const { user, cars } = outcome.data;
			openList(
				dealer,
				user.id,
				cars.map(({ id }) => id),
			);
		}
		// The session has ended since the page was opened: its gate looks again, as after a return to the page.
		else if (outcome.status === 'refused') {
			closeList(dealer);
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		} else $shown.set({ ...$shown.get(), isAway: true });
	};
	return {
		$shown,
		load,
		change: (part) => {
			const { garage, isAway } = $shown.get();
			$shown.set({ garage: garage && { ...garage, ...part }, isAway });
		},
	};
}
