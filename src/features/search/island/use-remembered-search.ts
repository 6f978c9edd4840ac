import { useEffect } from 'react';
import type { SearchState } from '../../../search/state.ts';
import { remember } from '../../../ui/search-box/recent-searches.ts';
import type { SearchSession } from './open-session.ts';

/** A search that is looked at so long was meant, milliseconds. */
const SETTLED_MS = 1500;

/** Keeps a search that found something among the recent ones, once it has been looked at or when the page is left (RESULTS-015). */
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
