import type { Vehicle } from '../record/vehicle.ts';
import { type Availability, isAvailable } from './availability.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The default number of days that a sold vehicle stays in lists (SOLD-006). */
export const DEFAULT_SOLD_DAYS = 3;

/** The number of days that a sold vehicle keeps its own page; then the address returns 410 (resolution 58). */
export const SOLD_PAGE_DAYS = 14;

/** The fields of a vehicle that decide whether lists show it. */
export type Sellable = Availability &
	Pick<Vehicle, 'show_on_dealer_website' | 'sold_date_timestamp' | 'updated_at'>;

/**
 * Whether a vehicle appears in lists and search: shown by the dealer, and either available or sold within
 * `soldDays` days (SOLD-005 to SOLD-008). 0 days lists no sold vehicle; a sold vehicle without a date is
 * never listed (resolutions 55, 56).
 */
export function isListed(vehicle: Sellable, soldDays: number, now: Date): boolean {
	if (!vehicle.show_on_dealer_website) return false;
	if (isAvailable(vehicle)) return true;
	return (
		soldDays > 0 &&
		vehicle.sold_date_timestamp !== null &&
		now.getTime() <= listedUntil(vehicle.sold_date_timestamp, soldDays)
	);
}

/** The time until which a sold vehicle stays in lists, Unix milliseconds. */
export function listedUntil(soldDateTimestamp: number, soldDays: number): number {
	return soldDateTimestamp * 1000 + soldDays * DAY_MS;
}

/**
 * The response at a vehicle's address: its page, 410 Gone for one sold more than {@link SOLD_PAGE_DAYS}
 * days ago, or 404 when the dealer does not show it. Without a sold date the last change counts;
 * without either the page stays.
 */
export function pageState(vehicle: Sellable, soldDays: number, now: Date): 'page' | 'gone' | 'absent' {
	if (!vehicle.show_on_dealer_website) return 'absent';
	const until = pageUntil(vehicle, soldDays);
	return until === null || now.getTime() <= until ? 'page' : 'gone';
}

/** The time until which a vehicle keeps its page, Unix milliseconds; null for no limit. */
export function pageUntil(vehicle: Sellable, soldDays: number): number | null {
	if (isAvailable(vehicle)) return null;
	const { sold_date_timestamp, updated_at } = vehicle;
	const soldAt =
		sold_date_timestamp !== null
			? sold_date_timestamp * 1000
			: updated_at === null
				? null
				: Date.parse(updated_at);
	return soldAt === null ? null : soldAt + Math.max(SOLD_PAGE_DAYS, soldDays) * DAY_MS;
}
