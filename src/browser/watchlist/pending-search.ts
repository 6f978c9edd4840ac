/** Storage key; that a vehicle or a search waits is seen by its beginning (watch-marks.ts). */
const KEY = 'pending_save_search';

/** Keeps a search until its visitor has signed in; where the storage is blocked the visitor presses the button again. */
export function rememberSearch(pending: { path: string; page: string }): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(pending));
	} catch {
		// The page the visitor comes back to has the same search.
	}
}

/** The address of the search that waits for this page; null for none. */
export function pendingSearch(): string | null {
	try {
		const pending = JSON.parse(localStorage.getItem(KEY) ?? 'null');
		return typeof pending?.path === 'string' && pending.page === location.pathname ? pending.path : null;
	} catch {
		return null;
	}
}

/** Removes the search. */
export function forgetSearch(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// A blocked storage holds nothing.
	}
}
