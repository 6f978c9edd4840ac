import type { Order } from '../../request.ts';
import { SearchUnavailable } from '../../search-unavailable.ts';
import { ABSENT } from '../format/dictionary.ts';
import type { SearchIndex } from '../search-index.ts';

/** The rank of each row by one rule, all below `limit`. */
export interface RowOrder {
	placeOf: (row: number) => number;
	limit: number;
}

/** The order of a request's sort. Throws `SearchUnavailable` (`rejected`) for a field that is not sortable. */
export function requestedOrder(index: SearchIndex, order: Order<string>): RowOrder {
	if (!index.settings.sortableAttributes.includes(order.by))
		throw new SearchUnavailable('rejected', `The field ${order.by} is not sortable.`);
	return fieldOrder(index, order);
}

/** The order by a field's values; rows without a value come last in both directions. */
export function fieldOrder(index: SearchIndex, { by, direction }: Order<string>): RowOrder {
	const column = index.columns.get(by);
	if (!column) return { placeOf: () => 0, limit: 1 };
	const ranks = index.ranks(column, direction);
	return {
		placeOf: (row) => ranks[column.codes[row] as number] as number,
		limit: (ranks[ABSENT] as number) + 1,
	};
}
