/** What InstantSearch asks a search client for; the names are Algolia's, of which this is the part we answer. */
export interface ClientRequest {
	/** `Car_production`, or with an order behind it: `Car_production:price:asc`. */
	indexName: string;
	query?: string | undefined;
	params?: RequestParams | undefined;
}

export interface RequestParams {
	query?: string | undefined;
	/** Counted from 0. */
	page?: number | undefined;
	hitsPerPage?: number | undefined;
	/** A filter in the search engine's own words. */
	filters?: string | undefined;
	facets?: string | readonly string[] | undefined;
	/** `make:Toyota`, `make:-Toyota` for what is left out; alternatives in an inner list. */
	facetFilters?: FilterList | undefined;
	/** `price>=10000`, `price:10000 to 20000`; alternatives in an inner list. */
	numericFilters?: FilterList | undefined;
	attributesToRetrieve?: readonly string[] | undefined;
	attributesToHighlight?: readonly string[] | undefined;
	highlightPreTag?: string | undefined;
	highlightPostTag?: string | undefined;
	/** `-27.97,153.41`: with a radius, only what stands near. */
	aroundLatLng?: string | undefined;
	/** Metres, or `all`. */
	aroundRadius?: number | 'all' | undefined;
}

export type FilterList = string | readonly (string | readonly string[])[];

/** A search among the values of a facet. */
export interface FacetRequest {
	indexName: string;
	params: RequestParams & { facetName: string; facetQuery?: string };
}
