import {
	type CustomerDetails,
	completeDetails,
	customerDetails,
} from '../../../browser/stores/customer-details.ts';
import { fieldOf } from './field-text.ts';

const FIELDS = ['name', 'email', 'phone'] as const satisfies (keyof CustomerDetails)[];

/**
 * Fills in what the visitor gave this dealer before (resolution 113). A field that has text or the focus is left as it is: the visitor may
 * be typing.
 *
 * @returns whether there is something that can be cleared
 */
export function fillInDetails(form: HTMLFormElement, dealer: string): boolean {
	const details = customerDetails(dealer).get();
	if (!details) return false;
	for (const name of FIELDS) {
		const field = fieldOf(form, name);
		if (field && field.value === '' && field !== document.activeElement) field.value = details[name];
	}
	return true;
}

/** Forgets the visitor's details, and empties the fields that still hold them. */
export function clearDetails(form: HTMLFormElement, dealer: string): void {
	const details = customerDetails(dealer).get();
	customerDetails(dealer).update(() => null);
	for (const name of FIELDS) {
		const field = fieldOf(form, name);
		if (field && field.value === details?.[name]) field.value = '';
	}
	fieldOf(form, 'name')?.focus();
}

/** Keeps how the visitor is reached, where all of it was given (ENQUIRY-010). */
export function keepDetails(form: HTMLFormElement, dealer: string): void {
	const given = Object.fromEntries(FIELDS.map((name) => [name, fieldOf(form, name)?.value.trim()]));
	const details = completeDetails(given);
	if (details) customerDetails(dealer).update(() => details);
}
