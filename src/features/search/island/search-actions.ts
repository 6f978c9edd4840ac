import type { ListFacetName } from '../../../search/facets/facets.ts';
import type { ValueModel } from '../../../search/model/search-model.ts';
import type { SearchState } from '../../../search/state.ts';

/** What a visitor can do to a search. */
export interface SearchActions {
	change: (next: SearchState) => void;
	/** Fetches the values that the page was printed without. */
	complete: () => void;
	/** The values of a facet that begin with a text; rejects with a `SearchUnavailable`. */
	find: (facet: ListFacetName, text: string) => Promise<ValueModel[]>;
}
