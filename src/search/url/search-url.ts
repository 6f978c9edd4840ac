import { LIST_FACET_NAMES, RANGE_FACET_NAMES } from '../facets/facets.ts';
import { rangeText } from '../facets/ranges/range-text.ts';
import type { SearchState } from '../state.ts';
import { canonicalState } from './canonical-state.ts';
import { encodedValues } from './parameters.ts';
import { listFor, sameValues } from './search-list.ts';
import type { SearchSite } from './search-site.ts';
import { SAID_PARAMETER } from './sentence-url.ts';

/**
 * The address of a search: a path, and a query for what the path does not express (SEARCHURL-012, SEARCHURL-013). One parameter
 * for each facet, ranges as min:max, the page and the sort order unless they have their default values, and the sentence they were made of.
 */
export function searchUrl(search: SearchState, site: SearchSite): string {
	const state = canonicalState(search, site);
	const list = listFor(state.refinements, site);
	const parameters: [name: string, text: string][] = [
		['query', encodedValues([state.query])],
		...LIST_FACET_NAMES.map((facet): [string, string] => {
			const values = state.refinements[facet] ?? [];
			return [facet, sameValues(values, list.refinements[facet]) ? '' : encodedValues(values)];
		}),
		...RANGE_FACET_NAMES.map((facet): [string, string] => {
			const range = state.ranges[facet];
			return [facet, range ? rangeText(range) : ''];
		}),
		['sortBy', state.sort === 'relevant' ? '' : state.sort],
		['page', state.page === 1 ? '' : String(state.page)],
		[SAID_PARAMETER, encodedValues([state.said ?? ''])],
	];
	const query = parameters.filter(([, text]) => text !== '').map(([name, text]) => `${name}=${text}`);
	return query.length === 0 ? list.path : `${list.path}?${query.join('&')}`;
}
