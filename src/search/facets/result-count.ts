import { ITEM_NOUNS, ITEM_TYPES, type ItemType } from '../../domain/vehicle/attributes/item-type.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { isNarrowed, type SearchFilters } from '../state.ts';

/** A search engine may stop counting above this (RESULTS-010). */
export const MAX_EXACT_COUNT = 1999;

/** The noun for results, singular and plural. */
export interface Noun {
	readonly one: string;
	readonly many: string;
}

/** The noun for a search's results: that of the only kind of vehicle it is refined to or the site sells, else 'vehicles'. */
export function resultNoun(sold: readonly ItemType[], { refinements }: SearchFilters): Noun {
	const wanted = ITEM_TYPES.filter((item) => refinements.item_type?.includes(item));
	const [first, ...others] = wanted.length > 0 ? wanted : sold;
	return first && others.length === 0 ? ITEM_NOUNS[first] : { one: 'vehicle', many: 'vehicles' };
}

/**
 * The number of results to show. Above {@link MAX_EXACT_COUNT}, a search without filters shows the stock count from the dealer's options
 * (RESULTS-010, resolution 29).
 *
 * @param stockCount null where the options give none
 */
export function shownCount(count: number, filters: SearchFilters, stockCount: number | null): number {
	return count > MAX_EXACT_COUNT && stockCount !== null && !isNarrowed(filters) ? stockCount : count;
}

/** A number of results in words: '1 car', '1,234 cars'. */
export function countLabel(count: number, noun: Noun): string {
	return `${formatNumber(count)} ${count === 1 ? noun.one : noun.many}`;
}

/**
 * The summary of a list: available vehicles, and sold ones that are still listed: '147 cars, 7 just sold'. Where the shown count exceeds
 * the listed vehicles, both appear: '5,120 cars, 2,100 of them listed here'.
 *
 * @param shown see {@link shownCount}
 */
export function resultsLabel(available: number, sold: number, noun: Noun, shown = available): string {
	const parts = [
		countLabel(shown, noun),
		...(shown > available ? [`${formatNumber(available)} of them listed here`] : []),
		...(sold > 0 ? [`${formatNumber(sold)} just sold`] : []),
	];
	return parts.join(', ');
}

/**
 * The vehicles found: the available ones, or the sold ones where there are no others: '7 sold cars'. Both numbers are always the true ones.
 */
export function foundLabel(available: number, sold: number, noun: Noun): string {
	const label = countLabel(available || sold, noun);
	return available === 0 && sold > 0 ? label.replace(' ', ' sold ') : label;
}

/** The label of the button below the filters: 'Show Me 12 cars' (FACETS-036, resolution 30). */
export function showMeLabel(available: number, noun: Noun, sold = 0): string {
	return `Show Me ${foundLabel(available, sold, noun)}`;
}
