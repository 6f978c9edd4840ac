import { cardOf } from '../../../../browser/stock-search/card-of.ts';
import { fetchRuntime, siteClients } from '../../../../browser/stock-search/site-client.ts';
import { stockChanges } from '../../../../browser/stock-search/stock-changes.ts';
import type { Card } from '../../../../domain/card/card-data.ts';
import type { SearchDocument } from '../../../../domain/vehicle/record/search-document.ts';
import type { SearchClient } from '../../../../search/client/search-client.ts';
import { type InstantClient, instantClient } from '../../../../search/instantsearch/instant-client.ts';
import { createSearchRouter, type SearchRouter } from '../../../../search/instantsearch/search-router.ts';
import type { SearchState } from '../../../../search/state.ts';
import type { SearchList, SearchSite } from '../../../../search/url/search-site.ts';
import type { LiveSearch } from '../LiveSearch.tsx';
import { routerWindow } from './router-window.ts';

/** A running search, opened when a visitor is about to search. */
export interface SearchSession {
	LiveSearch: typeof LiveSearch;
	site: SearchSite;
	/** The dealer's slug. */
	dealer: string;
	router: SearchRouter;
	/** Client for the list. */
	client: InstantClient;
	/** Client for other queries: relaxed searches, values of a facet. */
	asideClient: SearchClient;
	/** The cards of hits, without vehicles that are no longer listed. */
	cardsOf: (documents: readonly SearchDocument[]) => Card[];
	/** Sets what is called when cards may be others, as a vehicle was reserved. */
	watchCards: (onNews: () => void) => void;
}

/**
 * Opens the search of a page. Rejects with a `SearchUnavailable` when the site's runtime file, the index or the server is unavailable.
 *
 * @param renderedState state of the search in the HTML
 * @param base the list of the page, where its address is outside the grammar of search addresses
 */
export async function openSession(
	renderedState: SearchState,
	base: SearchList | null,
): Promise<SearchSession> {
	const [runtime, { LiveSearch }] = await Promise.all([fetchRuntime(), import('../LiveSearch.tsx')]);
	let tell = () => {};
	const changes = stockChanges(runtime.lead_api, () => tell());
	const newClient = await siteClients(runtime);
	const { makes, bodies, categories, variants } = runtime;
	const site: SearchSite = { makes, bodies, categories, variants, base };
	return {
		LiveSearch,
		site,
		dealer: runtime.scope.dealer,
		router: createSearchRouter(site, renderedState, routerWindow()),
		client: instantClient(newClient({ relaxes: true })),
		asideClient: newClient(),
		cardsOf: (documents) => documents.flatMap((document) => cardOf(document, runtime, changes) ?? []),
		watchCards: (onNews) => {
			tell = onNews;
		},
	};
}
