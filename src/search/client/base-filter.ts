import { AVAILABLE_STATUSES } from '../../domain/vehicle/availability.ts';
import { quoted } from './filter-expression.ts';

/** What every search of a site carries, whatever its visitors narrow. */
export interface BaseFilter {
	/** The dealer's slug. */
	dealer: string;
	/** The make of a site with one manufacturer: its used vehicles may be of any make; null for other sites. */
	manufacturer: string | null;
	/** The dealer's own filter (CONFIG), in the words of the search protocol; null for none. */
	filter: string | null;
	/** Unix seconds from which on sold vehicles are still listed; null where none are. See {@link soldAfter}. */
	sold_after: number | null;
}

/**
 * The filters a site's searches carry, all of which must hold (RESULTS-020, RESULTS-023). The index holds nothing else of value to
 * hide; these keep a list true when the index is a day old, and dealers apart where a server's key does not.
 */
export function baseFilters({ dealer, manufacturer, filter, sold_after }: BaseFilter): string[] {
	const available = `status IN [${AVAILABLE_STATUSES.map(quoted).join(', ')}]`;
	return [
		`dealer = ${quoted(dealer)}`,
		'show_on_dealer_website = true',
		sold_after === null ? available : `${available} OR sold_date_timestamp >= ${sold_after}`,
		...dealerFilters({ manufacturer, filter }),
	];
}

/** Which vehicles a dealer has in its search: printed lists and counts follow the same (RESULTS-020). */
export function dealerFilters({
	manufacturer,
	filter,
}: Pick<BaseFilter, 'manufacturer' | 'filter'>): string[] {
	return [
		...(manufacturer === null ? [] : [`make = ${quoted(manufacturer)} OR car_type = "used"`]),
		...(filter === null ? [] : [filter]),
	];
}

const DAY_S = 24 * 60 * 60;

/** From which sale on (Unix seconds) sold vehicles are listed (SOLD-006); null when a dealer lists none. */
export function soldAfter(soldDays: number, now: Date): number | null {
	return soldDays === 0 ? null : Math.ceil(now.getTime() / 1000) - soldDays * DAY_S;
}
