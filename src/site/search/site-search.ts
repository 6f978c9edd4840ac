import { hashOf } from '../../content-hash.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { once } from '../../once.ts';
import { countRequests, countsOf } from '../../search/counts/count-requests.ts';
import { stateRequest } from '../../search/counts/state-request.ts';
import { answerRequest } from '../../search/embedded/answer-request.ts';
import { indexDocuments, indexFile } from '../../search/embedded/build-index.ts';
import { LIST_FACET_NAMES, RANGE_FACET_NAMES, type RangeFacetName } from '../../search/facets/facets.ts';
import { valueOrder } from '../../search/facets/values/value-order.ts';
import { type SiteRules, siteFilters, soldAfter } from '../../search/filters/site-filters.ts';
import type { WholeCounts } from '../../search/model/search-model.ts';
import type { SearchAnswer } from '../../search/protocol.ts';
import type { SearchRequest } from '../../search/request.ts';
import { INDEX_SETTINGS } from '../../search/settings.ts';
import { EMPTY_SEARCH, type SearchState } from '../../search/state.ts';
import { stockWordsOf } from '../../search/words/stock/stock-words-of.ts';
import type { StockWords } from '../../search/words/stock-words.ts';
import type { Site } from '../site.ts';
import { documentTexts, searchDocuments } from './documents.ts';
import { keptCountsOf, matchedDocuments } from './kept-counts.ts';

/** The search of a site at build time, the same as in browsers. */
export interface SiteSearch {
	/**
	 * The index file and its path, which includes a hash of its content. Written on the first call: of the threads that build a site, one
	 * needs it.
	 */
	file: () => { path: string; bytes: Uint8Array };
	/** The counts of a search. */
	counts: (state: SearchState) => WholeCounts;
	/**
	 * A text of what the brief counts of a search follow from (`briefCounts`): the documents that it matches, and for facets that are counted
	 * apart the order of values, and the counts of those that are ticked.
	 */
	source: (state: SearchState) => string;
	/** The known numbers of a range facet, one for each vehicle, ascending: the input of a slider's scale. */
	numbers: (facet: RangeFacetName) => readonly number[];
	/** The words of shoppers that concern the stock. */
	words: () => StockWords;
}

const opened = new WeakMap<Site, SiteSearch>();

/** The search of a site, built on first use and cached as long as the site. */
export function siteSearch(site: Site): SiteSearch {
	const known = opened.get(site);
	if (known) return known;
	const documents = searchDocuments(site);
	const index = indexDocuments(documents, INDEX_SETTINGS);
	const matched = matchedDocuments(index, documentTexts(site));
	const rules = rulesOf(site);
	const { page_size } = site.dealer.search;
	// Lists ask the same of the rest of the stock: all lists of one make how many there are of the others.
	const answers = new Map<string, SearchAnswer<never>>();
	const answerOf = (request: SearchRequest) => {
		const key = JSON.stringify(request);
		const answer = answers.get(key) ?? answerRequest<never>(index, request);
		answers.set(key, answer);
		return answer;
	};
	// One answer with the numbers of every slider: an answer for each would order all vehicles twenty times.
	const searched = once(() => {
		const request = stateRequest(EMPTY_SEARCH, rules, {
			pageSize: index.rowCount,
			fields: RANGE_FACET_NAMES,
		});
		return answerRequest<SearchDocument>(index, request).hits;
	});
	const search: SiteSearch = {
		file: once(() => {
			const bytes = indexFile(index);
			return { path: `search-index/${hashOf(bytes)}.bin`, bytes };
		}),
		counts: (state) => {
			const [whole, ...apart] = countRequests(state, rules, 0);
			const own = { matched: matched(whole), answer: () => answerOf(whole) };
			return keptCountsOf(site, state, own, apart.map(answerOf), (answers) =>
				countsOf(state, answers, page_size),
			);
		},
		source: (state) => {
			const [whole, ...apart] = countRequests(state, rules, 0);
			const beside = apart.map(answerOf).flatMap((answer) => [orderText(answer), tickedText(state, answer)]);
			return [matched(whole), ...beside].join('\n');
		},
		numbers: (facet) =>
			searched()
				.flatMap((hit) => hit[facet] ?? [])
				.sort((a, b) => a - b),
		words: () => {
			const request = stateRequest(EMPTY_SEARCH, rules, { facets: LIST_FACET_NAMES });
			return stockWordsOf(answerRequest(index, request).facetDistribution ?? {});
		},
	};
	opened.set(site, search);
	return search;
}

const orders = new WeakMap<SearchAnswer<never>, string>();

/** The values of an answer's facets in their order, without their counts. */
function orderText(answer: SearchAnswer<never>): string {
	const known = orders.get(answer);
	if (known !== undefined) return known;
	const { facetDistribution = {}, facetStats } = answer;
	const inOrder = LIST_FACET_NAMES.flatMap((facet) => {
		const values = Object.entries(facetDistribution[facet] ?? {}).map(([name, count]) => ({ name, count }));
		return values.sort(valueOrder(facet, BY_VOLUME)).map(({ name }) => [facet, name]);
	});
	const text = JSON.stringify([inOrder, facetStats]);
	orders.set(answer, text);
	return text;
}

/** The counts of ticked values: a model's list says how many there are of its make. */
function tickedText({ refinements }: SearchState, { facetDistribution = {} }: SearchAnswer<never>): string {
	return JSON.stringify(
		LIST_FACET_NAMES.flatMap((facet) =>
			(refinements[facet] ?? []).map((value) => facetDistribution[facet]?.[value] ?? null),
		),
	);
}

/** The order of makes from which any other follows. */
const BY_VOLUME = { makes_by_volume: true, popular_makes: [] };

/** The rules of all searches of a site. */
function rulesOf({ dealer, now }: Pick<Site, 'dealer' | 'now'>): SiteRules {
	const { manufacturer, search, slug, include_sold_cars_days } = dealer;
	return {
		filters: siteFilters({
			dealer: slug,
			manufacturer,
			filter: search.filter,
			sold_after: soldAfter(include_sold_cars_days, now),
		}),
		lowest_price_excludes_unpriced: search.lowest_price_excludes_unpriced,
	};
}
