import { atom } from 'nanostores';
import address from './recent-list.ts?address';

type Recent = typeof import('./recent-list.ts');

/** A search with its address. */
export type RecentSearch = ReturnType<Recent['recentList']>[number];

/** The last searches on this device, the newest first, for the script that renders the page first and for the island. */
export const $recentSearches = atom<readonly RecentSearch[]>([]);

const load = () => import(/* @vite-ignore */ address) as Promise<Recent>;

/** Shows the searches; the rules for their words are loaded only where there is one. */
export async function loadRecent(dealer: string): Promise<void> {
	if (!holdsSearches(dealer)) return;
	await load().then(
		({ recentList }) => $recentSearches.set(recentList(dealer)),
		() => {},
	);
}

/** Forgets the searches. */
export function forgetRecent(dealer: string): void {
	load().then(
		({ clearRecent }) => clearRecent(dealer),
		() => {},
	);
	$recentSearches.set([]);
}

function holdsSearches(dealer: string): boolean {
	try {
		return localStorage.getItem(`forecourt.${dealer}.searches`) !== null;
	} catch {
		return false;
	}
}
