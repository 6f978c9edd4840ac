import { getUser } from '../../api/account/get-user.ts';
import { saveSearch } from '../../api/garage/searches.ts';
import { signInPath } from '../../paths/account-paths.ts';
import { GARAGE_PATH } from '../../paths/garage-paths.ts';
import { showToast } from '../saved-vehicles/toast.ts';
import { keptWatchlist } from '../stores/watchlist.ts';
import { forgetSearch, pendingSearch, rememberSearch } from './pending-search.ts';

// Loaded when a search is saved, and by the page that its visitor comes back to from signing in.
const api = document.documentElement.dataset['api'] ?? '';
const { dealer = '' } = document.body.dataset;

/** Saves a search by its address; visitors who are not signed in are led to sign in first. */
export async function saveThisSearch(path: string): Promise<void> {
	const user = await getUser(api);
	if (user !== undefined && !user?.phone) return signInFirst(path);
	// The hearts of the next page then load the visitor's list.
	if (user) keptWatchlist(dealer).update((kept) => kept ?? { account: user.id, ids: [], waiting: [] });
	const outcome = await saveSearch(api, path);
	switch (outcome.status) {
		case 'answered':
			return outcome.data.success
				? showToast(
						{ title: 'Search saved', text: `${outcome.data.search?.name} is with your saved searches.` },
						{ label: 'View searches', href: `${GARAGE_PATH}#searches` },
					)
				: alert(outcome.data.error);
		case 'refused':
			return alert(outcome.problem.error);
		case 'limited':
			return alert(outcome.message);
		default:
			return alert('No connection just now. Please try again.');
	}
}

/** Saves the search of a visitor who comes back from signing in. */
export async function savePendingSearch(): Promise<void> {
	const path = pendingSearch();
	if (path === null) return;
	forgetSearch();
	if ((await getUser(api))?.phone) await saveThisSearch(path);
}

function signInFirst(path: string): void {
	const { pathname, search } = location;
	rememberSearch({ path, page: pathname });
	location.assign(signInPath({ type: 'garage', redirect: pathname + search, back: pathname + search }));
}
