import { briefCounts } from '../../../search/model/brief-counts.ts';
import type { SearchCounts, SearchSettings, WholeCounts } from '../../../search/model/search-model.ts';
import { searchModelOf } from '../../../search/model/search-model-of.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../search/state.ts';
import type { SiteContext } from '../../../site/context.ts';
import { searchSettings } from '../../../site/search/search-settings.ts';
import { siteSearch } from '../../../site/search/site-search.ts';
import type { SearchStart } from '../page-data.ts';
import type { StockList } from './stock-list.ts';

/** Search starts by list: pages of a list differ only in the page number. */
const starts = new WeakMap<StockList, Omit<SearchStart, 'state'>>();

/** What the search on a page of a list asks first. */
export function startState({ refinements }: StockList, page: number): SearchState {
	return { ...EMPTY_SEARCH, refinements, page };
}

/** The initial state of the search on a page of a list. */
export function searchStart(list: StockList, page: number, { site }: SiteContext): SearchStart {
	const state = startState(list, page);
	const known = starts.get(list);
	if (known) return { ...known, state };
	const settings = searchSettings(site);
	const start = {
		settings,
		counts: briefOf(siteSearch(site).counts(state), state, settings),
		base: null,
		heading: null,
	};
	starts.set(list, start);
	return { ...start, state };
}

/** Brief counts by the counts of their search, which are the same object in the next build where they have not changed. */
const briefs = new WeakMap<WholeCounts, { of: string; brief: SearchCounts }>();

function briefOf(counts: WholeCounts, state: SearchState, settings: SearchSettings): SearchCounts {
	const { text, sections } = sectionsOf(settings);
	const known = briefs.get(counts);
	if (known?.of === text) return known.brief;
	const brief = briefCounts(counts, searchModelOf(state, counts, sections));
	briefs.set(counts, { of: text, brief });
	return brief;
}

const withoutScales = new WeakMap<SearchSettings, { text: string; sections: SearchSettings }>();

/** Settings without scales, which change with the stock and say nothing of counts, and their text. Once for all lists of a site. */
function sectionsOf(settings: SearchSettings): { text: string; sections: SearchSettings } {
	const known = withoutScales.get(settings);
	if (known) return known;
	const sections = { ...settings, scales: {} };
	const made = { text: JSON.stringify(sections), sections };
	withoutScales.set(settings, made);
	return made;
}
