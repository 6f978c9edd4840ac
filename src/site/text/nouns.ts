import type { Dealer } from '../../config/complete-dealer.ts';
import { ITEM_NOUNS } from '../../domain/vehicle/attributes/item-type.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import type { Availability } from '../../domain/vehicle/state/availability.ts';
import { availableCount } from '../../domain/vehicle/stock/available-count.ts';

/** The noun for a dealer's stock: its kind of vehicle, or 'vehicles' where it sells several kinds. */
export function stockNoun({ stock }: Dealer): { one: string; many: string } {
	const [first, ...others] = stock.item_types;
	return first && others.length === 0 ? ITEM_NOUNS[first] : { one: 'vehicle', many: 'vehicles' };
}

/** The number of available vehicles in words, without sold ones, which lists show for some days. */
export function stockCountOf(vehicles: readonly Availability[], dealer: Dealer): string {
	return countOf(availableCount(vehicles), dealer);
}

/**
 * The number of available vehicles for the layout of all pages, '310+ cars': rounded down to two digits, so that a vehicle more or less
 * changes only the pages that show it.
 */
export function roundedStockCountOf(vehicles: readonly Availability[], dealer: Dealer): string {
	const count = availableCount(vehicles);
	const step = count < 20 ? 1 : 10 ** (String(count).length - 2 || 1);
	const rounded = count - (count % step);
	return rounded === count ? countOf(count, dealer) : `${formatNumber(rounded)}+ ${stockNoun(dealer).many}`;
}

/** A number of vehicles in words: '1 car', '312 cars'. */
export function countOf(count: number, dealer: Dealer): string {
	const noun = stockNoun(dealer);
	return `${formatNumber(count)} ${count === 1 ? noun.one : noun.many}`;
}
