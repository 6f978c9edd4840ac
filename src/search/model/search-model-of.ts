import type { SearchState } from '../state.ts';
import type { SearchCounts, SearchModel, SearchSettings } from './search-model.ts';
import { sectionModel } from './section-model.ts';

/**
 * The view model of a result list, without its cards. A page beyond the last is the last (resolution 34); a section whose facet no
 * vehicle has is left out, unless it has a ticked value.
 */
export function searchModelOf(
	state: SearchState,
	counts: SearchCounts,
	settings: SearchSettings,
): SearchModel {
	return {
		state: { ...state, page: Math.min(state.page, Math.max(counts.pages, 1)) },
		total: counts.total,
		available: counts.available,
		pages: counts.pages,
		isAnswered: true,
		sections: settings.sections.flatMap((section) => sectionModel(section, state, counts, settings) ?? []),
	};
}
