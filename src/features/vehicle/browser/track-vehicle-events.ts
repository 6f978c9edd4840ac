import { postPhoneReveal } from '../../../api/events/post-phone-reveal.ts';
import { afterActivation } from '../../../browser/after-activation.ts';
import { type EventName, trackEvent } from '../../../browser/analytics/track-event.ts';

/** Actions with an analytics event of their own, by `data-action`. */
const ACTION_EVENTS: Readonly<Record<string, EventName>> = {
	history_report: 'history_report',
	print: 'print',
};

/** Tracks events of a vehicle page: view of a used vehicle, history report, print, and phone reveal. */
export function trackVehicleEvents(page: Document): void {
	const vehicle = page.querySelector<HTMLElement>('[data-car-id]');
	if (!vehicle) return;
	const { carId: car_id = '', carType, dealershipId: dealership_id } = vehicle.dataset;
	if (carType === 'used') afterActivation(page, () => trackEvent('used_vehicle_view', { car_id }));
	const tell = ({ target, button }: MouseEvent) => {
		const action = (target as Element).closest<HTMLElement>('[data-action]')?.dataset['action'];
		const name = action && ACTION_EVENTS[action];
		// A middle click opens a link too; a right click does not.
		if (name && button < 2) trackEvent(name, { car_id });
	};
	page.addEventListener('click', tell);
	page.addEventListener('auxclick', tell);

	// One event per reveal (PHONE-005, resolution 210); after it there is nothing left to click.
	const { api, website } = page.documentElement.dataset;
	for (const summary of page.querySelectorAll('[data-reveal] > summary')) {
		summary.addEventListener('click', () => {
			if (api) postPhoneReveal(api, { car_id, dealership_id, website_id: website });
		});
	}
}
