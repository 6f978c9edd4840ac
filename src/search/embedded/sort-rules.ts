import type { Order } from '../request.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import { ABSENT } from './format/dictionary.ts';
import type { SearchIndex } from './search-index.ts';

/** The place of each row in an order, all below `limit`. */
export interface RowOrder {
	placeOf: (row: number) => number;
	limit: number;
}

/** The order a request asks for. Rejects a field that may not be sorted by. */
export function requestedOrder(index: SearchIndex, order: Order<string>): RowOrder {
	if (!index.settings.sortableAttributes.includes(order.by))
		throw new SearchUnavailable('rejected', `The field ${order.by} is not sortable.`);
	return fieldOrder(index, order);
}

/** The order of a field's values; rows without one come last either way. */
export function fieldOrder(index: SearchIndex, { by, direction }: Order<string>): RowOrder {
	const column = index.columns.get(by);
	if (!column) return { placeOf: () => 0, limit: 1 };
	const ranks = index.ranks(column, direction);
	return {
		placeOf: (row) => ranks[column.codes[row] as number] as number,
		limit: (ranks[ABSENT] as number) + 1,
	};
}
