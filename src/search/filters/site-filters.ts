import type { Selection } from '../../domain/list/selection.ts';
import { AVAILABLE_STATUSES } from '../../domain/vehicle/state/availability.ts';
import type { Filter } from '../request.ts';
import { selectionFilter } from './selection-filter.ts';

/** The scope of a site's searches: the vehicles they can find at all. */
export interface SiteScope {
	/** The dealer's slug. */
	dealer: string;
	/** The make of a one-brand site, whose used vehicles may be of any make; null for other sites. */
	manufacturer: string | null;
	/** The dealer's own selection (CONFIG); null for none. */
	filter: Selection | null;
	/** Sold vehicles are listed if sold after this, Unix seconds; null where none are listed. See {@link soldAfter}. */
	sold_after: number | null;
}

/** The rules for all searches of a site. */
export interface SiteRules {
	/** Filters that are part of every search; see {@link siteFilters}. */
	filters: readonly Filter[];
	/** Whether 'lowest price' leaves out vehicles without a price (RESULTS-008, resolution 27). */
	lowest_price_excludes_unpriced: boolean;
}

/**
 * The filters of all of a site's searches; each must hold (RESULTS-020, RESULTS-023). The embedded index contains no other vehicles to
 * hide; the filters keep lists correct when the index is a day old, and separate dealers where a server's key does not.
 */
export function siteFilters({ dealer, manufacturer, filter, sold_after }: SiteScope): Filter[] {
	const available: Filter = { field: 'status', values: AVAILABLE_STATUSES };
	return [
		{ field: 'dealer', values: [dealer] },
		{ field: 'show_on_dealer_website', values: ['true'] },
		sold_after === null
			? available
			: { any: [available, { field: 'sold_date_timestamp', min: sold_after, max: null }] },
		...dealerFilters({ manufacturer, filter }),
	];
}

/** The dealer's own filters, which rendered lists and counts use too (RESULTS-020). */
export function dealerFilters({
	manufacturer,
	filter,
}: Pick<SiteScope, 'manufacturer' | 'filter'>): Filter[] {
	const ownMake: Filter[] =
		manufacturer === null
			? []
			: [
					{
						any: [
							{ field: 'make', values: [manufacturer] },
							{ field: 'car_type', values: ['used'] },
						],
					},
				];
	return [...ownMake, ...(filter === null ? [] : [selectionFilter(filter)])];
}

const DAY_S = 24 * 60 * 60;

/** The time of sale (Unix seconds) from which sold vehicles are listed (SOLD-006); null when a dealer lists none. */
export function soldAfter(soldDays: number, now: Date): number | null {
	return soldDays === 0 ? null : Math.ceil(now.getTime() / 1000) - soldDays * DAY_S;
}
