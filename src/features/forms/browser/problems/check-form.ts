import { type LeadProblem, leadProblems } from '../../../../domain/lead/lead-problems.ts';
import type { LeadFormData } from '../../embed/form-data.ts';
import type { FormFlow } from '../../island/form-flow.ts';
import { fieldOf, textOf } from '../answers/field-text.ts';
import { bookingProblems } from '../answers/read-booking.ts';
import { valuesOf } from '../answers/read-form.ts';

/**
 * Problems that keep a form from going on or being sent, by the dealer's rules. The contract's schema is checked last (sender.ts).
 *
 * @param held fields whose answers the lead API has already
 */
export function checkForm(
	form: HTMLFormElement,
	{ rules }: LeadFormData,
	flow: FormFlow,
	held: ReadonlySet<string> = new Set(),
): LeadProblem[] {
	return [
		...leadProblems(valuesOf(form), rules).filter(({ field }) => !held.has(field) || isTyped(form, field)),
		...bookingProblems(form, new Date()),
		...flow.problems(form, held),
	];
}

/** Whether a field has text of its own again; a box that was ticked before needs no second tick. */
function isTyped(form: HTMLFormElement, name: string): boolean {
	return fieldOf(form, name)?.type !== 'checkbox' && Boolean(textOf(form, name));
}
