import { isListFacet } from '../facets/facets.ts';
import type { SearchCounts, SearchModel, ValueModel } from './search-model.ts';

/**
 * The part of a search's counts that its page shows at first. So that the page stays small, only the number of values in closed sections
 * and beyond 'Show All' is kept. So that a vehicle changes only the pages of lists that contain it, values beside a ticked one of their
 * facet have no count: their vehicles are not in the list. The browser gets all of it with its own first search.
 */
export function briefCounts(counts: SearchCounts, { sections, state }: SearchModel): SearchCounts {
	const values: Record<string, Record<string, number | null>> = {};
	const rendered = (facet: string, shown: readonly ValueModel[]) => {
		const isRefined = isListFacet(facet) && (state.refinements[facet] ?? []).length > 0;
		return Object.fromEntries(
			shown.map(({ value, count, isTicked }) => [value, isRefined && !isTicked ? null : count]),
		);
	};
	const stats: Record<string, { min: number; max: number }> = {};
	const more: Record<string, number> = {};
	for (const section of sections) {
		const { facet } = section;
		if (section.control === 'slider') {
			const known = counts.stats[facet];
			if (known) stats[facet] = known;
			continue;
		}
		const shown = section.isOpen ? section.few : [];
		if (shown.length > 0) values[facet] = rendered(facet, shown);
		if (section.total > shown.length) more[facet] = section.total - shown.length;
		const models = shown.flatMap((make) => make.models);
		if (models.length > 0) values['make_model'] = rendered('make_model', models);
	}
	return { total: counts.total, available: counts.available, pages: counts.pages, values, stats, more };
}
