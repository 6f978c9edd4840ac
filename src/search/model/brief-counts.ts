import type { SearchCounts, SearchModel } from './search-model.ts';

/**
 * The part of a search's counts that its page shows at first, so that the page stays small: of values in closed sections and beyond
 * 'Show All', only the number is kept. The browser gets them with its own first search.
 */
export function briefCounts(counts: SearchCounts, { sections }: SearchModel): SearchCounts {
	const values: Record<string, Record<string, number>> = {};
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
		if (shown.length > 0) values[facet] = Object.fromEntries(shown.map(({ value, count }) => [value, count]));
		if (section.total > shown.length) more[facet] = section.total - shown.length;
		const models = shown.flatMap((make) => make.models);
		if (models.length > 0)
			values['make_model'] = Object.fromEntries(models.map(({ value, count }) => [value, count]));
	}
	return { total: counts.total, available: counts.available, pages: counts.pages, values, stats, more };
}
