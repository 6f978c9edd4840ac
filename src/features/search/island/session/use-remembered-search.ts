import { useEffect } from 'react';
import type { SearchState } from '../../../../search/state.ts';
import { remember } from '../../../../ui/search-box/recent-searches.ts';
import type { SearchSession } from './open-session.ts';

/** Time after which a search counts as intended, milliseconds. */
const SETTLED_MS = 1500;

/** Adds a search with results to the recent searches, after a while or when the page is left (RESULTS-015). */
export function useRememberedSearch(state: SearchState, session: SearchSession | null, total: number): void {
	useEffect(() => {
		if (!session || total === 0) return;
		const keep = () => remember(state, session.site, session.dealer);
		const rest = setTimeout(keep, SETTLED_MS);
		addEventListener('pagehide', keep);
		return () => {
			clearTimeout(rest);
			removeEventListener('pagehide', keep);
		};
	}, [state, session, total]);
}
