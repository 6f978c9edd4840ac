import type { ListFacetName } from '../../../search/facets/facets.ts';
import type { ValueModel } from '../../../search/model/search-model.ts';
import type { SearchState } from '../../../search/state.ts';

/** Actions of a search. */
export interface SearchActions {
	change: (next: SearchState) => void;
	/** Makes filters of a sentence in plain words, within a search: the shown one by default. */
	ask: (typed: string, from?: SearchState) => void;
	/** Loads the values that are not in the HTML. */
	complete: () => void;
	/** Values of a facet with a prefix; rejects with a `SearchUnavailable`. */
	find: (facet: ListFacetName, text: string) => Promise<ValueModel[]>;
}
