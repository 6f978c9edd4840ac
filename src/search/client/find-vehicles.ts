import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import type { SiteRules } from '../filters/site-filters.ts';
import type { SearchTransport } from '../protocol.ts';
import type { Filter } from '../request.ts';
import { SORTS, type SortName } from '../sorts.ts';

/** The search behind a block of vehicles, such as a visitor's favourites (RESULTS-018). */
export interface DirectSearch {
	filter: Filter;
	/** The maximum number of vehicles. */
	limit: number;
	/** Default: relevance. */
	sort?: SortName;
}

/** The vehicles that match a filter and the site's own filters. Rejects with a `SearchUnavailable`. */
export async function findVehicles(
	transport: SearchTransport<SearchDocument>,
	{ filters }: Pick<SiteRules, 'filters'>,
	{ filter, limit, sort = 'relevant' }: DirectSearch,
): Promise<SearchDocument[]> {
	const { order } = SORTS[sort];
	const request = { query: '', filters: [...filters, filter], facets: [], order, page: 1, pageSize: limit };
	const [answer] = await transport.search([request]);
	return answer?.hits ?? [];
}
