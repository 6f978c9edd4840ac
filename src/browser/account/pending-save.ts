import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';

/** A vehicle that is saved once its visitor has signed in: the page that the visitor returns to saves it (WATCHLIST-005). */
export type PendingSave = Pick<SavedVehicle, 'name' | 'slug' | 'primary_image_url'> &
	Partial<Pick<SavedVehicle, 'model'>>;

/** The vehicle waiting to be saved; null for none, and where the storage is blocked, so that a cookie has it. */
export function pendingSave(): PendingSave | null {
	try {
		const pending: PendingSave | null = JSON.parse(localStorage.getItem('pending_save') ?? 'null');
		return pending?.name ? pending : null;
	} catch {
		return null;
	}
}
