import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { isRangeFacet } from '../facets/facets.ts';
import type { FacetAnswer, SearchAnswer, SearchHit } from '../protocol.ts';

/** A found vehicle as InstantSearch takes it. */
export type ResultHit = SearchDocument & {
	objectID: string;
	/** The attributes asked to be highlighted; lists have one entry for each value. */
	_highlightResult?: Record<string, HighlightedValue | HighlightedValue[]>;
};

export interface HighlightedValue {
	/** With the tags the request named around what was found. */
	value: string;
}

/** One answer as InstantSearch takes it (RESULTS-012); the names are Algolia's. */
export interface ClientResult {
	index: string;
	query: string;
	/** Counted from 0. */
	page: number;
	hitsPerPage: number;
	nbPages: number;
	nbHits: number;
	exhaustiveNbHits: true;
	exhaustiveFacetsCount: true;
	processingTimeMS: number;
	params: string;
	facets: Record<string, Record<string, number>>;
	facets_stats: Record<string, { min: number; max: number; avg: number; sum: number }>;
	hits: ResultHit[];
	/** The text that was searched for instead, where the query finds nothing in the whole stock. */
	relaxed?: string;
}

/** An answer of the search protocol as InstantSearch takes it. `index` is the name it asked, order included. */
export function clientResult(answer: SearchAnswer<SearchDocument>, index: string): ClientResult {
	const stats = Object.entries(answer.facetStats ?? {});
	return {
		index,
		query: answer.query,
		page: answer.page - 1,
		hitsPerPage: answer.hitsPerPage,
		nbPages: answer.totalPages,
		nbHits: answer.totalHits,
		exhaustiveNbHits: true,
		exhaustiveFacetsCount: true,
		processingTimeMS: answer.processingTimeMs,
		params: '',
		facets: listCounts(answer.facetDistribution ?? {}),
		// InstantSearch's types want averages and sums, which no engine of ours gives and no widget reads.
		facets_stats: Object.fromEntries(
			stats.map(([facet, { min, max }]) => [facet, { min, max, avg: 0, sum: 0 }]),
		),
		hits: answer.hits.map(resultHit),
	};
}

/** The counts of the facets; none of those with a slider, of which pages need the lowest and highest number alone. */
function listCounts(counts: Record<string, Record<string, number>>): ClientResult['facets'] {
	const names = Object.keys(counts);
	return Object.fromEntries(names.map((facet) => [facet, isRangeFacet(facet) ? {} : (counts[facet] ?? {})]));
}

/** The hit itself with what InstantSearch wants added: copies of some dozen fields each would cost more than finding them. */
function resultHit(hit: SearchHit<SearchDocument>): ResultHit {
	const { _formatted } = hit;
	delete hit._formatted;
	return Object.assign(hit, {
		objectID: hit.id,
		...(_formatted && { _highlightResult: highlights(_formatted) }),
	});
}

function highlights(formatted: object): NonNullable<ResultHit['_highlightResult']> {
	const value = (text: unknown): HighlightedValue => ({ value: String(text ?? '') });
	return Object.fromEntries(
		Object.entries(formatted)
			.filter(([, text]) => typeof text !== 'object' || Array.isArray(text))
			.map(([name, text]) => [name, Array.isArray(text) ? text.map(value) : value(text)]),
	);
}

/** Values of a facet as InstantSearch takes them. */
export interface ClientFacetResult {
	exhaustiveFacetsCount: true;
	processingTimeMS: number;
	facetHits: { value: string; count: number; highlighted: string }[];
}

/** What a search among a facet's values found, with the tags the request names around what was typed. */
export function clientFacetResult(
	{ facetHits, facetQuery, processingTimeMs }: FacetAnswer,
	tags: { highlightPreTag?: string | undefined; highlightPostTag?: string | undefined },
): ClientFacetResult {
	const { highlightPreTag: before = '<em>', highlightPostTag: after = '</em>' } = tags;
	const highlighted = (value: string) => {
		const start = facetQuery === '' ? -1 : value.toLowerCase().indexOf(facetQuery.toLowerCase());
		const end = start + facetQuery.length;
		return start < 0
			? value
			: `${value.slice(0, start)}${before}${value.slice(start, end)}${after}${value.slice(end)}`;
	};
	return {
		exhaustiveFacetsCount: true,
		processingTimeMS: processingTimeMs,
		facetHits: facetHits.map(({ value, count }) => ({ value, count, highlighted: highlighted(value) })),
	};
}
