import { AVAILABLE_STATUSES } from '../../../domain/vehicle/state/availability.ts';
import { EMPTY_SEARCH, type Range, type Ranges, type Refinements, type SearchState } from '../../state.ts';

/** The tolerance of a near price, as a share of the requested price. */
const NEAR_PRICE = 0.2;

/**
 * Broader searches for a search without results, the most similar first: only its models, its makes, its text, its bodies, its price, then
 * everything. The kind of vehicle is always the same: a car is no alternative to a caravan.
 */
export function nearSearches({ query, refinements, ranges }: SearchState): SearchState[] {
	const { make, make_model, model, body, item_type } = refinements;
	const kind: Refinements = item_type ? { item_type } : {};
	const near = (wanted: Refinements, more: Partial<SearchState> = {}): SearchState => ({
		...EMPTY_SEARCH,
		refinements: { ...kind, ...wanted },
		...more,
	});
	const price = nearPrice(ranges);
	return [
		...(make && make_model ? [near({ make, make_model })] : []),
		...(model ? [near({ model })] : []),
		...(make ? [near({ make })] : []),
		...(query === '' ? [] : [near({}, { query })]),
		...(body ? [near({ body })] : []),
		...(price ? [near({}, { ranges: { price } })] : []),
		near({}),
	];
}

/** A range around the requested price; null where none was requested. */
function nearPrice({ price }: Ranges): Range | null {
	const low = price?.min ?? price?.max;
	const high = price?.max ?? price?.min;
	if (low === null || low === undefined || high === null || high === undefined) return null;
	return { min: Math.round(low * (1 - NEAR_PRICE)), max: Math.round(high * (1 + NEAR_PRICE)) };
}

/**
 * The available vehicles among the results of near searches, without duplicates: in the order of the searches, and within each by distance
 * from the requested price.
 */
export function nearestFirst<Found extends { id: string; price: number | null; status: string }>(
	lists: readonly (readonly Found[])[],
	{ ranges: { price } }: SearchState,
	most: number,
): Found[] {
	const distance = (found: Found) => distanceTo(price, found.price);
	const shown = new Map<string, Found>();
	for (const list of lists)
		for (const found of list.toSorted((a, b) => distance(a) - distance(b)))
			if (AVAILABLE_STATUSES.some((status) => status === found.status) && !shown.has(found.id))
				shown.set(found.id, found);
	return [...shown.values()].slice(0, most);
}

/** Dollars between a price and a range; the greatest number for an unknown price. */
function distanceTo(range: Range | undefined, price: number | null): number {
	if (!range) return 0;
	if (price === null) return Number.MAX_VALUE;
	return Math.max((range.min ?? price) - price, price - (range.max ?? price), 0);
}
