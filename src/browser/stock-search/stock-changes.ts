import { isCarFields } from '../../api/car-fields.ts';
import { getStockChanges } from '../../api/get-stock-changes.ts';
import type { StockChange } from '../../api/stock-changes.ts';

/**
 * The stock changes since a site's index was built, by vehicle slug. Nothing waits for it: the map is empty until the response
 * arrives, and remains empty without one.
 */
export function stockChanges(api: string | null): ReadonlyMap<string, StockChange> {
	const changes = new Map<string, StockChange>();
	if (api !== null) fill(changes, api);
	return changes;
}

async function fill(changes: Map<string, StockChange>, api: string): Promise<void> {
	for (const { slug, stock_version, car_fields } of await getStockChanges(api)) {
		if (isCarFields(car_fields)) changes.set(slug, { slug, stock_version, car_fields });
	}
}
