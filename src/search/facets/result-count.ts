import { ITEM_NOUNS, ITEM_TYPES, type ItemType } from '../../domain/vehicle/item-type.ts';
import { formatNumber } from '../../domain/vehicle/measures.ts';
import { isNarrowed, type SearchFilters } from '../state.ts';

/** Above this a search engine may stop counting (RESULTS-010). */
export const COUNTED_UP_TO = 1999;

/** What results are called. */
export interface Noun {
	readonly one: string;
	readonly many: string;
}

/** What the results of a search are called: the kind it is narrowed to or the only one the site sells, else vehicles. */
export function resultNoun(sold: readonly ItemType[], { refinements }: SearchFilters): Noun {
	const wanted = ITEM_TYPES.filter((item) => refinements.item_type?.includes(item));
	const [first, ...others] = wanted.length > 0 ? wanted : sold;
	return first && others.length === 0 ? ITEM_NOUNS[first] : { one: 'vehicle', many: 'vehicles' };
}

/**
 * The number of results as it is shown: that of a search nothing narrows gives way above {@link COUNTED_UP_TO} to the number the
 * site says it has (RESULTS-010, resolution 29).
 *
 * @param stockCount null where the site says none
 */
export function shownCount(count: number, filters: SearchFilters, stockCount: number | null): number {
	return count > COUNTED_UP_TO && stockCount !== null && !isNarrowed(filters) ? stockCount : count;
}

/** A number of results in words: '1 car', '1,234 cars'. */
export function countLabel(count: number, noun: Noun): string {
	return `${formatNumber(count)} ${count === 1 ? noun.one : noun.many}`;
}

/**
 * What a list says of its vehicles: those that can be bought, and the sold ones that are still shown: '147 cars, 7 just sold'. Where the
 * site says a larger number than it lists, both are shown: '5,120 cars, 2,100 of them listed here'.
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

/** The words of the button below the filters: 'Show Me 12 cars' (FACETS-036, resolution 30). Always the true number of those that can be bought. */
export function showMeLabel(count: number, noun: Noun): string {
	return `Show Me ${countLabel(count, noun)}`;
}
