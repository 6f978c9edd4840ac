import type { ViewedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { viewedVehicles, withViewed } from '../stores/viewed-vehicles.ts';

/** Adds the vehicle of a page to the recently viewed vehicles (LOCAL-004). */
export function recordView(page: Document): void {
	const json = page.querySelector<HTMLElement>('main[data-vehicle]')?.dataset['vehicle'];
	const dealer = page.body.dataset['dealer'];
	if (!json || !dealer) return;
	const vehicle = JSON.parse(json) as ViewedVehicle;
	viewedVehicles(dealer).update((viewed) => withViewed(viewed, vehicle));
}
