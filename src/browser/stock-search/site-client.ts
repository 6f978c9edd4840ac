import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { RUNTIME_PATH } from '../../paths/paths.ts';
import { type DirectSearch, findVehicles } from '../../search/client/find-vehicles.ts';
import { type ClientSettings, type SearchClient, searchClient } from '../../search/client/search-client.ts';
import { type SiteRules, siteFilters, soldAfter } from '../../search/filters/site-filters.ts';
import type { SearchRuntime } from '../../search/runtime.ts';
import { SearchUnavailable } from '../../search/search-unavailable.ts';
import { openTransport } from './open-transport.ts';

/** Finds the vehicles of a block, such as a visitor's favourites. Rejects with a `SearchUnavailable`. */
export async function findOnSite(runtime: SearchRuntime, search: DirectSearch): Promise<SearchDocument[]> {
	const transport = await openTransport(runtime);
	return findVehicles(transport, rulesOf(runtime), search);
}

/** Loads the runtime settings of the site's search. Rejects with a `SearchUnavailable`. */
export async function fetchRuntime(): Promise<SearchRuntime> {
	try {
		const response = await fetch(RUNTIME_PATH);
		if (!response.ok) throw new Error(`${RUNTIME_PATH} answers ${response.status}`);
		const { search } = (await response.json()) as { search: SearchRuntime };
		return search;
	} catch (error) {
		throw new SearchUnavailable('unreachable', 'The search settings could not be loaded.', { cause: error });
	}
}

/** The options that differ between the clients of a page. */
type ClientOptions = Partial<Pick<ClientSettings, 'cache' | 'relaxes'>>;

/**
 * Creates clients of a site's search with one shared transport, each with its own cache. Rejects with a `SearchUnavailable`.
 */
export async function siteClients(
	runtime: SearchRuntime,
): Promise<(options?: ClientOptions) => SearchClient> {
	const transport = await openTransport(runtime);
	return (options = {}) =>
		searchClient(transport, {
			rules: rulesOf(runtime),
			words: runtime.words,
			cache: runtime.cache,
			...options,
		});
}

/** The current rules of all searches of the site. */
function rulesOf({
	scope,
	include_sold_cars_days,
	lowest_price_excludes_unpriced,
}: SearchRuntime): SiteRules {
	const sold_after = soldAfter(include_sold_cars_days, new Date());
	return { filters: siteFilters({ ...scope, sold_after }), lowest_price_excludes_unpriced };
}
