import { briefCounts } from '../../../search/model/brief-counts.ts';
import { searchModelOf } from '../../../search/model/search-model-of.ts';
import { EMPTY_SEARCH } from '../../../search/state.ts';
import type { SiteContext } from '../../../site/context.ts';
import { searchSettings } from '../../../site/search/search-settings.ts';
import { siteSearch } from '../../../site/search/site-search.ts';
import type { SearchStart } from '../page-data.ts';
import type { StockList } from './stock-list.ts';

/** Search starts by list: pages of a list differ only in the page number. */
const starts = new WeakMap<StockList, Omit<SearchStart, 'state'>>();

/** The initial state of the search on a page of a list. */
export function searchStart(list: StockList, page: number, { site }: SiteContext): SearchStart {
	const state = { ...EMPTY_SEARCH, refinements: list.refinements, page };
	const known = starts.get(list);
	if (known) return { ...known, state };
	const settings = searchSettings(site);
	const counts = siteSearch(site).counts(state);
	const start = {
		settings,
		counts: briefCounts(counts, searchModelOf(state, counts, settings)),
		base: null,
		heading: null,
	};
	starts.set(list, start);
	return { ...start, state };
}
