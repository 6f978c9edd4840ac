import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { readVehicles, savedFieldsOf } from '../stores/saved-vehicles.ts';
import { PENDING_SAVE, pendingText } from './pending-text.ts';

/**
 * How long a vehicle waits for its visitor to sign in, seconds: longer than a code works, and not until another visitor uses the browser.
 */
const WAITS_SECONDS = 30 * 60;

/** A vehicle that is saved when its visitor comes back from signing in. */
interface Pending {
	vehicle: SavedVehicle;
	/** The path of the page the visitor returns to. */
	page: string;
}

/**
 * Keeps a vehicle until its visitor has signed in (WATCHLIST-005): in a cookie where the storage is blocked or full, as signing in needs
 * cookies anyway.
 *
 * @returns whether the storage has it
 */
export function rememberPending({ vehicle, page }: Pending): boolean {
	const text = JSON.stringify({
		...savedFieldsOf(vehicle),
		page,
		until: Date.now() + WAITS_SECONDS * 1000,
	});
	try {
		localStorage.setItem(PENDING_SAVE, text);
		return true;
	} catch {
		writeCookie(encodeURIComponent(text), WAITS_SECONDS);
		return false;
	}
}

/** The vehicle waiting for its visitor to sign in; null for none. */
export function readPending(): Pending | null {
	try {
		const [pending] = readVehicles([JSON.parse(pendingText() ?? 'null')]);
		return pending && Number(pending['until']) > Date.now()
			? { vehicle: savedFieldsOf(pending), page: String(pending['page']) }
			: null;
	} catch {
		return null;
	}
}

/** Removes the vehicle: it was saved, or its visitor did not sign in. */
export function forgetPending(): void {
	try {
		localStorage.removeItem(PENDING_SAVE);
	} catch {
		// A blocked storage holds nothing.
	}
	writeCookie('', 0);
}

function writeCookie(text: string, seconds: number): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and the page is left at once.
	document.cookie = `${PENDING_SAVE}=${text}; path=/; max-age=${seconds}; samesite=lax`;
}
