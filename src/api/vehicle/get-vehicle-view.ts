import type { VehicleView, VehicleViewQuery } from './vehicle-view.ts';
import { VEHICLE_VIEW_PATH } from './vehicle-view-path.ts';

/** The timeout, milliseconds: a later change of the price would disturb visitors who are reading it. */
const TIMEOUT_MS = 8000;

/** The unchecked response: each part is checked where it is used, a vehicle's fields by `isCarFields`. */
type UncheckedView = Partial<Record<keyof VehicleView, unknown>>;

/** Gets the current data of a vehicle and counts the view; null without a response. */
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
