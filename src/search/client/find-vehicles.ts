import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import type { SearchTransport } from '../protocol.ts';
import { INDEX_NAME } from '../settings.ts';
import { SORTS, type SortName } from '../sorts.ts';

/** Which vehicles a block of them shows, such as similar ones or a visitor's favourites (RESULTS-018). */
export interface DirectSearch {
	/** In the words of the search protocol: `body = "Ute" AND price < 40000`. */
	filter: string;
	/** The most vehicles it gives. */
	limit: number;
	/** Relevance unless given. */
	sort?: SortName;
}

/**
 * The vehicles a filter finds, within the site's own filters. Rejects with a `SearchUnavailable`.
 *
 * @param base what every search of the site carries; see `baseFilters`
 */
export async function findVehicles(
	transport: SearchTransport<SearchDocument>,
	base: readonly string[],
	{ filter, limit, sort = 'relevant' }: DirectSearch,
): Promise<SearchDocument[]> {
	const { by } = SORTS[sort];
	const [answer] = await transport.multiSearch([
		{
			indexUid: INDEX_NAME,
			q: '',
			filter: [...base, filter],
			...(by !== null && { sort: [by] }),
			page: 1,
			hitsPerPage: limit,
		},
	]);
	return answer?.hits ?? [];
}
