import { type EventName, trackEvent } from '../../../../browser/analytics/track-event.ts';
import { enquiredVehicle } from '../../../../browser/stores/enquired-vehicle.ts';
import { savedFieldsOf } from '../../../../browser/stores/saved-vehicles.ts';
import { successCategories, withSuccess } from '../../../../browser/stores/success-categories.ts';
import { filingOf } from '../../../../domain/lead/lead-category.ts';
import type { SavedVehicle } from '../../../../domain/vehicle/saved-vehicle.ts';
import type { FormRules } from '../../embed/form-rules.ts';
import { categoryOf, fieldOf } from '../answers/read-form.ts';
import { raiseLeadEvent } from './raise-lead-event.ts';

/**
 * Records a sent form: its category and time (LOCAL-009), the vehicle (LOCAL-007), and the analytics event: its own, or that of its
 * category.
 */
export function recordSuccess(
	form: HTMLFormElement,
	dealer: string,
	rules: FormRules,
	{ time, event }: { time: number; event: EventName | null },
): void {
	const chosen = categoryOf(form);
	const { category } = filingOf({ category: chosen, subcategory: null });
	const car_type = fieldOf(form, 'car_type')?.value || null;
	successCategories(dealer).update((sent) => withSuccess(sent, { category, car_type, time }));
	// Of the vehicle's own page, or of the form that was opened for it.
	const subject = rules.vehicle ? 'main[data-vehicle]' : '[data-subject][data-vehicle]';
	const json = document.querySelector<HTMLElement>(subject)?.dataset['vehicle'];
	if (json) {
		const vehicle = savedFieldsOf(JSON.parse(json) as SavedVehicle);
		enquiredVehicle(dealer).update(() => vehicle);
	}
	const car_id = fieldOf(form, 'car_id')?.value ?? '';
	if (event) trackEvent(event, car_id ? { car_id } : {});
	else raiseLeadEvent(chosen, rules, car_id);
}
