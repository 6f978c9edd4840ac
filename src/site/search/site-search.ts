import { hashOf } from '../../content-hash.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { baseFilters, soldAfter } from '../../search/client/base-filter.ts';
import { withBrandGroup } from '../../search/client/brand-group.ts';
import { bucketRequests } from '../../search/client/count-buckets.ts';
import type { ClientRequest } from '../../search/client/request.ts';
import { searchQuery } from '../../search/client/search-query.ts';
import { stateRequest } from '../../search/client/state-request.ts';
import { answerQuery } from '../../search/embedded/answer-query.ts';
import { buildIndex } from '../../search/embedded/build-index.ts';
import { openIndex } from '../../search/embedded/open-index.ts';
import type { SearchIndex } from '../../search/embedded/search-index.ts';
import {
	LIST_FACET_NAMES,
	LIST_FACETS,
	RANGE_FACET_NAMES,
	type RangeFacetName,
} from '../../search/facets/facets.ts';
import { availableOf } from '../../search/model/available-of.ts';
import type { SearchCounts } from '../../search/model/search-model.ts';
import { INDEX_SETTINGS } from '../../search/settings.ts';
import { EMPTY_SEARCH, type SearchState } from '../../search/state.ts';
import type { Site } from '../site.ts';
import { searchDocuments } from './documents.ts';

/** The search of a site as its browsers will have it, while the site is made. */
export interface SiteSearch {
	/** The index file and its address, which changes with its content. */
	file: { path: string; bytes: Uint8Array };
	/** What a search finds, apart from the vehicles. */
	counts: (state: SearchState) => SearchCounts;
	/** The known numbers of a facet, one for each vehicle that has one, upwards: what the scale of a slider follows. */
	numbers: (facet: RangeFacetName) => readonly number[];
	/** How many vehicles of a search lie in each interval of a facet's numbers; see `bucketRequests`. */
	buckets: (state: SearchState, facet: RangeFacetName, edges: readonly number[]) => number[];
}

const opened = new WeakMap<Site, SiteSearch>();

/** The search of a site, made when it is first asked for and kept as long as the site. */
export function siteSearch(site: Site): SiteSearch {
	const known = opened.get(site);
	if (known) return known;
	const bytes = buildIndex(searchDocuments(site), INDEX_SETTINGS);
	const index = openIndex(bytes);
	const search = {
		file: { path: `search-index/${hashOf(bytes)}.bin`, bytes },
		counts: (state: SearchState) => countsOf(state, index, site),
		numbers: (facet: RangeFacetName) => numbersOf(facet, index, site),
		buckets: (state: SearchState, facet: RangeFacetName, edges: readonly number[]) =>
			bucketRequests(state, facet, edges).map((request) => answerTo(request, index, site).totalHits),
	};
	opened.set(site, search);
	return search;
}

const FACETS = [...LIST_FACET_NAMES, ...RANGE_FACET_NAMES];

/** Counts as InstantSearch gets them: a facet that is narrowed is counted without what narrows it. */
function countsOf(state: SearchState, index: SearchIndex, site: Site): SearchCounts {
	const narrowed = LIST_FACET_NAMES.filter(
		(facet) => LIST_FACETS[facet].match === 'any' && state.refinements[facet]?.length,
	);
	const [all, ...others] = [
		answer(state, FACETS, index, site),
		...narrowed.map((facet) =>
			answer({ ...state, refinements: { ...state.refinements, [facet]: [] } }, [facet], index, site),
		),
	];
	const values = Object.assign({}, all?.facetDistribution, ...others.map((other) => other.facetDistribution));
	return {
		total: all?.totalHits ?? 0,
		available: availableOf(values.status, state.refinements.status),
		pages: Math.ceil((all?.totalHits ?? 0) / site.dealer.search.page_size),
		values,
		stats: all?.facetStats ?? {},
		more: {},
	};
}

function numbersOf(facet: RangeFacetName, index: SearchIndex, site: Site): number[] {
	const wanted = { hitsPerPage: index.rowCount, attributesToRetrieve: [facet] };
	return answerTo(stateRequest(EMPTY_SEARCH, wanted), index, site)
		.hits.flatMap((hit) => hit[facet] ?? [])
		.sort((a, b) => a - b);
}

function answer(state: SearchState, facets: string[], index: SearchIndex, site: Site) {
	return answerTo(stateRequest(state, { facets, hitsPerPage: 0 }), index, site);
}

/** What the site's searches answer to a request, with the filters that all of them carry. */
function answerTo(request: ClientRequest, index: SearchIndex, { dealer, now }: Site) {
	const { manufacturer, search, slug, include_sold_cars_days } = dealer;
	return answerQuery<SearchDocument>(
		index,
		searchQuery(withBrandGroup(request), {
			base: baseFilters({
				dealer: slug,
				manufacturer,
				filter: search.filter,
				sold_after: soldAfter(include_sold_cars_days, now),
			}),
			lowest_price_excludes_unpriced: search.lowest_price_excludes_unpriced,
		}),
	);
}
