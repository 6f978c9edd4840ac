/**
 * The orders of a result list, by what `sortBy` says in an address (resolution 21). `by` is what follows the index's name
 * (`Car_production:price:asc`); the first has none: relevance.
 */
export const SORTS = {
	relevant: { label: 'Most relevant', by: null },
	latest: { label: 'Latest', by: 'created_at:desc' },
	price_desc: { label: 'Highest price', by: 'price:desc' },
	price_asc: { label: 'Lowest price', by: 'price:asc' },
	km_desc: { label: 'Highest kms', by: 'km:desc' },
	km_asc: { label: 'Lowest kms', by: 'km:asc' },
	/** Offered where weekly estimates are shown. */
	weekly_asc: { label: 'Lowest repayment', by: 'weekly_price_range:asc' },
	/** The makes with most stock first; offered where the dealer orders makes by volume (resolution 28). */
	make_volume: { label: 'Makes by volume', by: 'make_volume:desc' },
} as const satisfies Record<string, { label: string; by: string | null }>;

export type SortName = keyof typeof SORTS;

export const SORT_NAMES = Object.keys(SORTS) as SortName[];

/** Whether a text names an order. */
export function isSort(name: string): name is SortName {
	return Object.hasOwn(SORTS, name);
}

/** The index that InstantSearch asks for results in an order: the index's own name for relevance. */
export function sortedIndex(indexName: string, sort: SortName): string {
	const { by } = SORTS[sort];
	return by === null ? indexName : `${indexName}:${by}`;
}

/** The order that the name of an index asks for; relevance for a name nobody knows. */
export function sortOfIndex(indexName: string, sorted: string): SortName {
	return SORT_NAMES.find((sort) => sortedIndex(indexName, sort) === sorted) ?? 'relevant';
}

/**
 * The orders a site offers (RESULTS-002 to RESULTS-007): makes by volume where the dealer orders makes so, repayments where it shows
 * estimates.
 */
export function offeredSorts({
	makesByVolume,
	hasEstimates,
}: {
	makesByVolume: boolean;
	hasEstimates: boolean;
}): SortName[] {
	return SORT_NAMES.filter(
		(sort) => (sort !== 'make_volume' || makesByVolume) && (sort !== 'weekly_asc' || hasEstimates),
	);
}
