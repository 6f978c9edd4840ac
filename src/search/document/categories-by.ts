import type { Selection } from '../../domain/list/selection.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { passesFilter } from '../filters/passes-filter.ts';
import { selectionFilter } from '../filters/selection-filter.ts';

/** One of a dealer's named searches (resolution 41). */
export interface NamedSearch {
	label: string;
	filter: Selection;
}

/** The labels of the named searches that find a vehicle, for its facet `categories` (FACETS-004). */
export function categoriesBy(searches: readonly NamedSearch[]): (document: SearchDocument) => string[] {
	const filters = searches.map(({ label, filter }) => ({
		label,
		passes: passesFilter(selectionFilter(filter)),
	}));
	return (document) => filters.filter(({ passes }) => passes(document)).map(({ label }) => label);
}
