import { type LeadProblem, leadProblems } from '../../../domain/lead/lead-problems.ts';
import type { LeadForm } from '../embed/form-data.ts';
import { bookingProblems } from './read-booking.ts';
import { valuesOf } from './read-form.ts';

/** Problems of a form before its next step or before it is sent, by the trade's rules. The API's schema is checked last (sender.ts). */
export function checkForm(form: HTMLFormElement, { rules }: LeadForm): LeadProblem[] {
	return [...leadProblems(valuesOf(form), rules), ...bookingProblems(form, new Date())];
}
