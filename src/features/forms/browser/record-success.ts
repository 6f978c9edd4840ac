import { enquiredVehicle } from '../../../browser/stores/enquired-vehicle.ts';
import { markedOf } from '../../../browser/stores/marked-vehicles.ts';
import { successCategories, withSuccess } from '../../../browser/stores/success-categories.ts';
import { filingOf } from '../../../domain/lead/lead-category.ts';
import type { MarkedVehicle } from '../../../domain/vehicle/marked-vehicle.ts';
import type { FormRules } from '../embed/form-rules.ts';
import { categoryOf, fieldOf } from './read-form.ts';
import { tellLeadEvent } from './tell-event.ts';

/** Records a sent form: its category and time (LOCAL-009), the vehicle (LOCAL-007), and the analytics event. */
export function recordSuccess(form: HTMLFormElement, dealer: string, rules: FormRules, time: number): void {
	const chosen = categoryOf(form);
	const { category } = filingOf({ category: chosen, subcategory: null });
	const car_type = fieldOf(form, 'car_type')?.value || null;
	successCategories(dealer).update((sent) => withSuccess(sent, { category, car_type, time }));
	const said = document.querySelector<HTMLElement>('main[data-vehicle]')?.dataset['vehicle'];
	if (said && rules.vehicle) {
		const vehicle = markedOf(JSON.parse(said) as MarkedVehicle);
		enquiredVehicle(dealer).update(() => vehicle);
	}
	tellLeadEvent(chosen, rules, fieldOf(form, 'car_id')?.value ?? '');
}
