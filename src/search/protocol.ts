import type { SearchRequest, ValuesRequest } from './request.ts';

/** The answer to a search. */
export interface SearchAnswer<Document> {
	/** The vehicles of the requested page. */
	hits: Document[];
	page: number;
	totalHits: number;
	totalPages: number;
	/** Number of hits by facet and value. */
	facetDistribution?: Record<string, Record<string, number>>;
	/** The lowest and highest number by numeric facet; a facet that no hit has is left out. */
	facetStats?: Record<string, { min: number; max: number }>;
	processingTimeMs: number;
}

/** The answer to a facet search, the most frequent value first. */
export interface ValuesAnswer {
	facetHits: { value: string; count: number }[];
}

/** Answers searches: the embedded engine or a server. Both reject with a `SearchUnavailable`. */
export interface SearchTransport<Document> {
	/** The answers in the order of the requests. `signal` aborts a superseded search; a transport may ignore it. */
	search(requests: readonly SearchRequest[], signal?: AbortSignal): Promise<SearchAnswer<Document>[]>;
	searchValues(request: ValuesRequest): Promise<ValuesAnswer>;
}
