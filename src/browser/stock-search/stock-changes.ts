import { isCarFields } from '../../api/vehicle/car-fields.ts';
import { getStockChanges } from '../../api/vehicle/get-stock-changes.ts';
import type { StockChange } from '../../api/vehicle/stock-changes.ts';

/**
 * The stock changes since a site's index was built, by vehicle slug. Nothing waits for it: the map is empty until the response
 * arrives, and remains empty without one.
 *
 * @param onNews is called when some have arrived, which then happens again whenever the visitor comes back to the page
 */
export function stockChanges(api: string | null, onNews?: () => void): ReadonlyMap<string, StockChange> {
	const changes = new Map<string, StockChange>();
	if (api === null) return changes;
	const load = async () => {
		for (const { slug, stock_version, car_fields } of await getStockChanges(api)) {
			if (car_fields === null || isCarFields(car_fields))
				changes.set(slug, { slug, stock_version, car_fields });
		}
		if (changes.size > 0) onNews?.();
	};
	if (onNews) addEventListener('visibilitychange', () => document.hidden || load());
	load();
	return changes;
}
