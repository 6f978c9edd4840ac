import { isCarFields } from '../../api/car-fields.ts';
import type { StockChange } from '../../api/stock-changes.ts';

/**
 * What has changed since a site's index was made, by the slugs of vehicles. Nothing waits for it: the map is empty until the answer is
 * there, and stays so without one.
 */
export function stockChanges(api: string | null): ReadonlyMap<string, StockChange> {
	const changes = new Map<string, StockChange>();
	if (api !== null) fill(changes, `${api}/stock-changes.json`);
	return changes;
}

async function fill(changes: Map<string, StockChange>, address: string): Promise<void> {
	try {
		const answer = (await (await fetch(address)).json()) as { changes: StockChange[] };
		for (const change of answer.changes) {
			if (isCarFields(change.car_fields)) changes.set(change.slug, change);
		}
	} catch {
		// No news: the index is what there is.
	}
}
