import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { favourites, withToggled } from '../stores/favourites.ts';
import { isAmong } from '../stores/saved-vehicles.ts';
import { showToast } from './toast.ts';

/** Saves or removes a vehicle on this device, with a message (LOCAL-001, LOCAL-002). */
export function saveOnDevice(vehicle: SavedVehicle, dealer: string): void {
	const $saved = favourites(dealer);
	const { id, name, make, model } = vehicle;
	const isKept = $saved.update((saved) => withToggled(saved, vehicle));
	if (!isAmong($saved.get(), id)) {
		showToast(`${name} is no longer saved.`, { label: 'Undo', act: () => saveOnDevice(vehicle, dealer) });
		return;
	}
	trackEvent('favourite', { car_id: id, make, model });
	const list = document.querySelector<HTMLAnchorElement>('[data-saved]')?.href;
	showToast(
		isKept
			? `${name} is saved.`
			: `${name} is saved until you leave this page, because this browser doesn’t store anything.`,
		isKept && list && list !== location.href ? { label: 'View list', href: list } : null,
	);
}
