import type { Selection } from '../../domain/list/selection.ts';
import { AVAILABLE_STATUSES } from '../../domain/vehicle/availability.ts';
import type { Filter } from '../request.ts';
import { selectionFilter } from './selection-filter.ts';

/** What decides which vehicles a site's searches find, whatever its visitors narrow. */
export interface SiteScope {
	/** The dealer's slug. */
	dealer: string;
	/** The make of a site with one manufacturer: its used vehicles may be of any make; null for other sites. */
	manufacturer: string | null;
	/** The dealer's own selection (CONFIG); null for none. */
	filter: Selection | null;
	/** Unix seconds from which on sold vehicles are still listed; null where none are. See {@link soldAfter}. */
	sold_after: number | null;
}

/** What a site decides about all of its searches. */
export interface SiteRules {
	/** Filters every search carries; see {@link siteFilters}. */
	filters: readonly Filter[];
	/** Whether 'lowest price' leaves out vehicles without a price (RESULTS-008, resolution 27). */
	lowest_price_excludes_unpriced: boolean;
}

/**
 * The filters a site's searches carry, all of which must hold (RESULTS-020, RESULTS-023). The index holds nothing else of value to
 * hide; these keep a list true when the index is a day old, and dealers apart where a server's key does not.
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

/** Which vehicles a dealer has in its search: printed lists and counts follow the same (RESULTS-020). */
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

/** From which sale on (Unix seconds) sold vehicles are listed (SOLD-006); null when a dealer lists none. */
export function soldAfter(soldDays: number, now: Date): number | null {
	return soldDays === 0 ? null : Math.ceil(now.getTime() / 1000) - soldDays * DAY_S;
}
