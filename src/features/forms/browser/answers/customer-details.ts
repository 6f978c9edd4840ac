import {
	type CustomerDetails,
	completeDetails,
	customerDetails,
} from '../../../../browser/stores/customer-details.ts';
import { fieldOf } from './field-text.ts';

const FIELDS = ['name', 'email', 'phone'] as const satisfies (keyof CustomerDetails)[];

/**
 * Fills in the visitor's stored details (resolution 113), except in fields that have text or the focus, where the visitor may be typing.
 *
 * @returns whether there are details that can be cleared
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

/** Deletes the visitor's stored details, and empties the fields that still contain them. */
export function clearDetails(form: HTMLFormElement, dealer: string): void {
	const details = customerDetails(dealer).get();
	customerDetails(dealer).update(() => null);
	for (const name of FIELDS) {
		const field = fieldOf(form, name);
		if (field && field.value === details?.[name]) field.value = '';
	}
	fieldOf(form, 'name')?.focus();
}

/** Stores the visitor's contact details when they are complete (ENQUIRY-010). */
export function keepDetails(form: HTMLFormElement, dealer: string): void {
	const given = Object.fromEntries(FIELDS.map((name) => [name, fieldOf(form, name)?.value.trim()]));
	const details = completeDetails(given);
	if (details) customerDetails(dealer).update(() => details);
}
