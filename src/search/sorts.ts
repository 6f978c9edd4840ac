import type { Order } from './request.ts';

/** The sort orders of a result list, by the `sortBy` parameter of an address (resolution 21). Relevance is no sort by a field. */
export const SORTS = {
	relevant: { label: 'Most relevant', order: null },
	latest: { label: 'Latest', order: { by: 'created_at', direction: 'desc' } },
	price_desc: { label: 'Highest price', order: { by: 'price', direction: 'desc' } },
	price_asc: { label: 'Lowest price', order: { by: 'price', direction: 'asc' } },
	km_desc: { label: 'Highest kms', order: { by: 'km', direction: 'desc' } },
	km_asc: { label: 'Lowest kms', order: { by: 'km', direction: 'asc' } },
	/** Beyond the specification: shoppers ask for 'the newest Ranger'. */
	year_desc: { label: 'Newest year', order: { by: 'year', direction: 'desc' } },
	/** Available where weekly estimates are shown. */
	weekly_asc: { label: 'Lowest repayment', order: { by: 'weekly_price_range', direction: 'asc' } },
	/** The makes with most stock first; available where the dealer orders makes by volume (resolution 28). */
	make_volume: { label: 'Makes by volume', order: { by: 'make_volume', direction: 'desc' } },
} as const satisfies Record<string, { label: string; order: Order | null }>;

/** The name of a sort order in {@link SORTS}. */
export type SortName = keyof typeof SORTS;

/** The sort orders as the menu lists them. */
export const SORT_NAMES = Object.keys(SORTS) as SortName[];

/** Whether a text is the name of a sort order. */
export function isSort(name: string): name is SortName {
	return Object.hasOwn(SORTS, name);
}

/**
 * The sort orders available on a site (RESULTS-002 to RESULTS-007): makes by volume where the dealer orders makes so, repayments where it
 * shows estimates.
 */
export function availableSorts({
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
