import { postPhoneReveal } from '../../../api/post-phone-reveal.ts';
import { afterActivation } from '../../../browser/after-activation.ts';
import { type EventName, trackEvent } from '../../../browser/analytics/track-event.ts';

/** Actions that are events of their own, by the name the page gives them. */
const ACTION_EVENTS: Readonly<Record<string, EventName>> = {
	history_report: 'history_report',
	print: 'print',
};

/** Tells of what happens on a vehicle's page: that a used one is seen, its report opened, its print page opened, its number revealed. */
export function watchVehicle(page: Document): void {
	const vehicle = page.querySelector<HTMLElement>('[data-car-id]');
	if (!vehicle) return;
	const { carId: car_id = '', carType, dealershipId: dealership_id } = vehicle.dataset;
	if (carType === 'used') afterActivation(page, () => trackEvent('used_vehicle_view', { car_id }));
	const tell = ({ target, button }: MouseEvent) => {
		const action = (target as Element).closest<HTMLElement>('[data-action]')?.dataset['action'];
		const name = action && ACTION_EVENTS[action];
		// A middle button opens a link too, a right one only a menu.
		if (name && button < 2) trackEvent(name, { car_id });
	};
	page.addEventListener('click', tell);
	page.addEventListener('auxclick', tell);

	// One reveal for each click (PHONE-005, resolution 210); a number that is shown has nothing to click any more.
	const { api, website } = page.documentElement.dataset;
	for (const summary of page.querySelectorAll('[data-reveal] > summary')) {
		summary.addEventListener('click', () => {
			if (api) postPhoneReveal(api, { car_id, dealership_id, website_id: website });
		});
	}
}
