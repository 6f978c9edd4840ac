import { element } from '../../../browser/leads/element.ts';
import { completeDetails, customerDetails } from '../../../browser/stores/customer-details.ts';
import { fillUntouched } from './fill-untouched.ts';
import { fieldOf } from './read-form.ts';

const FIELDS = ['name', 'email', 'phone'] as const;

/**
 * Fills in what the visitor gave this dealer before, with a way to take it back (resolution 113). A field that has text or the focus is
 * left as it is: the visitor may be typing.
 */
export function fillInDetails(form: HTMLFormElement, dealer: string): void {
	const details = customerDetails(dealer).get();
	if (!details) return;
	for (const name of FIELDS) fillUntouched(fieldOf(form, name), details[name]);
	const clear = element('button', 'link lead__clear', 'Clear my details');
	clear.type = 'button';
	clear.addEventListener('click', () => {
		customerDetails(dealer).update(() => null);
		for (const name of FIELDS) {
			const field = fieldOf(form, name);
			if (field?.value === details[name]) field.value = '';
		}
		clear.remove();
		fieldOf(form, 'name')?.focus();
	});
	fieldOf(form, 'phone')?.closest('.lead__pair')?.after(clear);
}

/** Keeps how the visitor is reached, where all of it was given (ENQUIRY-010). */
export function keepDetails(form: HTMLFormElement, dealer: string): void {
	const given = Object.fromEntries(FIELDS.map((name) => [name, fieldOf(form, name)?.value.trim()]));
	const details = completeDetails(given);
	if (details) customerDetails(dealer).update(() => details);
}
