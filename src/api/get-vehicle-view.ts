import type { VehicleView, VehicleViewQuery } from './vehicle-view.ts';
import { VEHICLE_VIEW_PATH } from './vehicle-view-path.ts';

/** How long a page waits, milliseconds: a price that changes while it is read does more harm than good. */
const TIMEOUT_MS = 8000;

/** The answer as it came: each part is checked where it is used, a vehicle's fields by `isCarFields`. */
type UncheckedView = Partial<Record<keyof VehicleView, unknown>>;

/** Gets a vehicle as it is now and counts the view; null without an answer. */
export async function getVehicleView(
	api: string,
	slug: string,
	query: Record<keyof VehicleViewQuery, string>,
): Promise<UncheckedView | null> {
	try {
		const path = VEHICLE_VIEW_PATH.replace('{slug}', slug);
		const response = await fetch(`${api}${path}?${new URLSearchParams(query)}`, {
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		return response.ok ? await response.json() : null;
	} catch {
		return null;
	}
}
