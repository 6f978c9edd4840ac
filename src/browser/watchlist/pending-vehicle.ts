import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { readVehicles, savedFieldsOf } from '../stores/saved-vehicles.ts';

/** The key that the sign-in page reads, too. */
const KEY = 'pending_save';

/** A vehicle that is saved when its visitor comes back from signing in. */
interface Pending {
	vehicle: SavedVehicle;
	/** The path of the page the visitor returns to. */
	page: string;
}

/** Keeps a vehicle until its visitor has signed in (WATCHLIST-005). False where the storage is blocked or full. */
export function rememberPending({ vehicle, page }: Pending): boolean {
	try {
		localStorage.setItem(KEY, JSON.stringify({ ...savedFieldsOf(vehicle), page }));
		return true;
	} catch {
		return false;
	}
}

/** The vehicle waiting for its visitor to sign in; null for none. */
export function readPending(): Pending | null {
	try {
		const [pending] = readVehicles([JSON.parse(localStorage.getItem(KEY) ?? 'null')]);
		return pending ? { vehicle: savedFieldsOf(pending), page: String(pending['page']) } : null;
	} catch {
		return null;
	}
}

/** Removes the vehicle: it was saved, or its visitor did not sign in. */
export function forgetPending(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// A blocked storage holds nothing.
	}
}
