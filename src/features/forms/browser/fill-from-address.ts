import { element } from '../../../browser/leads/element.ts';
import { fillUntouched } from './fill-untouched.ts';
import { fieldOf } from './read-form.ts';

/** What links to a form tell of the vehicle or model it is opened for (FINANCE-008, MODELS-005), by the names of the form's fields. */
const FIELDS = {
	car_id: 'car_id',
	car_type: 'car_type',
	preferredDealership: 'dealership_slug',
	model: 'Vehicle Model',
} as const;

/** Lets a form be about the vehicle its address names; what the visitor chose already stays. */
export function fillFromAddress(form: HTMLFormElement, search: string): void {
	const query = new URLSearchParams(search);
	for (const [parameter, name] of Object.entries(FIELDS)) {
		const value = query.get(parameter);
		if (!value || value.length > 200) continue;
		const field = fieldOf(form, name);
		if (field instanceof HTMLSelectElement) {
			const named = [...field.options].find(
				(option) => option.value === value || option.dataset['slug'] === value,
			);
			if (named) fillUntouched(field, named.value);
		} else if (!field || field.value === '') {
			const hidden = field ?? form.appendChild(element('input', ''));
			Object.assign(hidden, { type: 'hidden', name, value });
		}
	}
}
