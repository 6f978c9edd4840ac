import { element } from './element.ts';
import { fieldOf } from './read-form.ts';

/** What links to a form tell of the vehicle it is opened for (FINANCE-008), by the names of the form's fields. */
const FIELDS = {
	car_id: 'car_id',
	car_type: 'car_type',
	preferredDealership: 'dealership_slug',
} as const;

/** Lets a form be about the vehicle its address names. */
export function fillFromAddress(form: HTMLFormElement, search: string): void {
	const query = new URLSearchParams(search);
	for (const [parameter, name] of Object.entries(FIELDS)) {
		const value = query.get(parameter);
		if (!value || value.length > 200) continue;
		const field = fieldOf(form, name);
		if (field instanceof HTMLSelectElement) {
			if ([...field.options].some((option) => option.value === value)) field.value = value;
		} else if (!field || field.value === '') {
			const hidden = field ?? form.appendChild(element('input', ''));
			Object.assign(hidden, { type: 'hidden', name, value });
		}
	}
}
