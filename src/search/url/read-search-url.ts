import { splitListPage } from '../../domain/list/list-page.ts';
import { LIST_FACET_NAMES, RANGE_FACET_NAMES } from '../facets/facets.ts';
import { rangeOfText } from '../facets/ranges/range-text.ts';
import { isSort } from '../sorts.ts';
import type { Ranges, Refinements, SearchState } from '../state.ts';
import { canonicalState } from './canonical-state.ts';
import { decoded, type Parameters, parametersOf, textOf, valuesOf } from './parameters.ts';
import { listAt, listFor } from './search-list.ts';
import type { SearchList, SearchSite } from './search-site.ts';
import { SAID_PARAMETER } from './sentence-url.ts';

/** The search at an address. */
export interface SearchAddress {
	state: SearchState;
	/** The list at the address's path, without its query: the one rendered in the HTML. */
	list: SearchList;
	/** The path of the site's own links to this search, without a page and a query. */
	canonical: string;
}

/** The maximum number of characters of an address to read. */
const MAX_ADDRESS_LENGTH = 32_768;

/**
 * Parses an address (SEARCHURL-021): a whole URL, or a path with its query. Never fails: an invalid part is left out or replaced by the
 * nearest valid one. A facet in the query overrides the same one in the path.
 */
export function readSearchUrl(url: string, site: SearchSite): SearchAddress {
	const { path, search } = partsOf(url.slice(0, MAX_ADDRESS_LENGTH));
	const split = splitListPage(path);
	const list = listAt(split.list, site);
	const parameters = parametersOf(search);
	const sort = textOf(parameters, 'sortBy');
	const state = canonicalState(
		{
			query: textOf(parameters, 'query') ?? '',
			refinements: { ...list.refinements, ...refinementsOf(parameters) },
			ranges: rangesOf(parameters),
			page: Number(textOf(parameters, 'page') ?? split.page),
			sort: sort !== null && isSort(sort) ? sort : 'relevant',
			said: textOf(parameters, SAID_PARAMETER) ?? '',
		},
		site,
	);
	return { state, list, canonical: listFor(state.refinements, site).path };
}

/** The path in lower case without a trailing slash, and the query without its question mark. */
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

/** The text of a range. Without scripts, a form has a field for each end and so submits two values. */
function rangeTextOf(parameters: Parameters, facet: string): string {
	const [first = '', second] = parameters.get(facet) ?? [];
	const isTwo = second !== undefined && !first.includes(':') && !second.includes(':');
	return isTwo ? `${decoded(first)}:${decoded(second)}` : (textOf(parameters, facet) ?? '');
}
