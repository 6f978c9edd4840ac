import { splitListPage } from '../../domain/list/list-page.ts';
import { LIST_FACET_NAMES, RANGE_FACET_NAMES } from '../facets/facets.ts';
import { rangeOfText } from '../facets/range-text.ts';
import { isSort } from '../sorts.ts';
import type { Ranges, Refinements, SearchState } from '../state.ts';
import { decoded, type Parameters, parametersOf, textOf, valuesOf } from './parameters.ts';
import { listAt, listFor } from './search-list.ts';
import type { SearchList, SearchSite } from './search-site.ts';
import { settledState } from './settled-state.ts';

/** What an address says of a search. */
export interface SearchAddress {
	state: SearchState;
	/** The list whose page it is, whatever the query says: what the HTML at the address shows. */
	list: SearchList;
	/** The path that the site's own links have for this search, without a page and a query. */
	canonical: string;
}

/** The most characters of an address that are read. */
const LONGEST_ADDRESS = 32_768;

/**
 * The search at an address (SEARCHURL-021): whole, or a path with its query. Whatever the text, there is a search: what makes no
 * sense is left out or becomes the nearest that does. A facet in the query beats the same one in the path.
 */
export function readSearchUrl(url: string, site: SearchSite): SearchAddress {
	const { path, search } = partsOf(url.slice(0, LONGEST_ADDRESS));
	const split = splitListPage(path);
	const list = listAt(split.list, site);
	const parameters = parametersOf(search);
	const sort = textOf(parameters, 'sortBy');
	const state = settledState(
		{
			query: textOf(parameters, 'query') ?? '',
			refinements: { ...list.refinements, ...refinementsOf(parameters) },
			ranges: rangesOf(parameters),
			page: Number(textOf(parameters, 'page') ?? split.page),
			sort: sort !== null && isSort(sort) ? sort : 'relevant',
		},
		site,
	);
	return { state, list, canonical: listFor(state.refinements, site).path };
}

/** A path in lower case without a slash at its end, and a query without its question mark. */
function partsOf(url: string): { path: string; search: string } {
	const [address = ''] = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split('#');
	const [path = '', ...search] = address.split('?');
	return { path: decoded(path).toLowerCase().replace(/\/+$/, ''), search: search.join('?') };
}

function refinementsOf(parameters: Parameters): Refinements {
	const found = LIST_FACET_NAMES.map((facet) => [facet, valuesOf(parameters, facet)] as const);
	return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}

function rangesOf(parameters: Parameters): Ranges {
	return Object.fromEntries(
		RANGE_FACET_NAMES.flatMap((facet) => {
			const range = rangeOfText(facet, rangeTextOf(parameters, facet));
			return range ? [[facet, range] as const] : [];
		}),
	);
}

/** A form without scripts has a field for each end, and so says a range in two texts. */
function rangeTextOf(parameters: Parameters, facet: string): string {
	const [first = '', second] = parameters.get(facet) ?? [];
	const isTwo = second !== undefined && !first.includes(':') && !second.includes(':');
	return isTwo ? `${decoded(first)}:${decoded(second)}` : (textOf(parameters, facet) ?? '');
}
