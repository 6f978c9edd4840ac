import type { SearchRequest, ValuesRequest } from './request.ts';

/** What a search finds. */
export interface SearchAnswer<Document> {
	/** The vehicles of the page that was asked for. */
	hits: Document[];
	page: number;
	totalHits: number;
	totalPages: number;
	/** How many of the hits have each value, by facet. */
	facetDistribution?: Record<string, Record<string, number>>;
	/** The lowest and highest number of each facet with numbers; a facet no hit has is left out. */
	facetStats?: Record<string, { min: number; max: number }>;
	processingTimeMs: number;
}

/** What a search among the values of a facet finds, the most frequent first. */
export interface ValuesAnswer {
	facetHits: { value: string; count: number }[];
}

/** What answers searches: the engine in the page or a server. Both reject with a `SearchUnavailable` when no answer can be had. */
export interface SearchTransport<Document> {
	/** The answers in the order of the requests. `signal` aborts a search that a newer one has overtaken; a transport may ignore it. */
	search(requests: readonly SearchRequest[], signal?: AbortSignal): Promise<SearchAnswer<Document>[]>;
	searchValues(request: ValuesRequest): Promise<ValuesAnswer>;
}
