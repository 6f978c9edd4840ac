import { useCallback } from 'react';
import { findValues } from '../../../../search/client/find-values.ts';
import type { ListFacetName } from '../../../../search/facets/facets.ts';
import type { ValueModel } from '../../../../search/model/search-model.ts';
import { valueModel } from '../../../../search/model/section-model.ts';
import type { SearchState } from '../../../../search/state.ts';
import type { SearchSession } from '../session/open-session.ts';

/** Searches the values of a facet by prefix in the running search; rejects with a `SearchUnavailable`. */
export function useFoundValues(
	state: SearchState,
	open: () => Promise<SearchSession>,
): (facet: ListFacetName, text: string) => Promise<ValueModel[]> {
	return useCallback(
		async (facet, text) => {
			const { asideClient } = await open();
			const found = await findValues(state, facet, text, asideClient);
			return found.map((value) => valueModel(facet, value, state));
		},
		[open, state],
	);
}
