import type { SearchState } from '../../../../search/state.ts';
import { searchUrl } from '../../../../search/url/search-url.ts';
import type { SearchSession } from './open-session.ts';

/**
 * The address by which a search is saved: it names every filter, also on a page whose path implies some. Empty before the search is open:
 * the page's own address is that of the search then.
 */
export function addressToSave(state: SearchState, session: SearchSession | null): string {
	if (!session) return '';
	return searchUrl({ ...state, page: 1, sort: 'relevant', said: '' }, { ...session.site, base: null });
}
