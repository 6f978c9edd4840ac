/**
 * The part of Meilisearch's protocol that searches use. Both transports answer it, so that everything above them
 * is the same: a server by HTTP, or the engine in the page over the dealer's index.
 */

/** One search of a `multi-search` request; names and meanings are Meilisearch's. */
export interface SearchQuery {
	indexUid: string;
	/** Words, all of which a document must have (Meilisearch's matching strategy `all`). */
	q: string;
	/** Alternatives in an inner list, all of the outer list; each a filter expression such as `make = "Toyota"`. */
	filter?: (string | string[])[];
	facets?: string[];
	/** `price:asc`. */
	sort?: string[];
	/** Counted from 1. */
	page: number;
	/** 0 asks for counts alone. */
	hitsPerPage: number;
	attributesToRetrieve?: string[];
	attributesToHighlight?: string[];
	highlightPreTag?: string;
	highlightPostTag?: string;
}

/** A document of an answer; `_formatted` has the highlighted attributes. */
export type SearchHit<Document> = Document & { _formatted?: Partial<Record<keyof Document, unknown>> };

export interface SearchAnswer<Document> {
	indexUid: string;
	hits: SearchHit<Document>[];
	query: string;
	page: number;
	hitsPerPage: number;
	totalHits: number;
	totalPages: number;
	/** How many of the hits have each value, by facet. */
	facetDistribution?: Record<string, Record<string, number>>;
	/** The lowest and highest number of each facet with numbers; a facet no hit has is left out. */
	facetStats?: Record<string, { min: number; max: number }>;
	processingTimeMs: number;
}

/** A search among the values of one facet: `POST /indexes/{uid}/facet-search`. */
export interface FacetQuery {
	indexUid: string;
	facetName: string;
	/** What the values must begin with, word by word; empty for the most frequent. */
	facetQuery: string;
	q: string;
	filter?: (string | string[])[];
}

export interface FacetAnswer {
	facetHits: { value: string; count: number }[];
	facetQuery: string;
	processingTimeMs: number;
}

/** What answers searches. Both reject with a `SearchUnavailable` when no answer can be had. */
export interface SearchTransport<Document> {
	/** The answers in the order of the queries. `signal` says that nobody waits for them any more; a transport may ignore it. */
	multiSearch(queries: readonly SearchQuery[], signal?: AbortSignal): Promise<SearchAnswer<Document>[]>;
	facetSearch(query: FacetQuery): Promise<FacetAnswer>;
}
