import { EnquirySchema } from '../../../api/enquiries.ts';
import { LeadSchema } from '../../../api/leads.ts';
import { problemsOf } from '../../../api/problems-of.ts';
import { type LeadProblem, leadProblems } from '../../../domain/lead/lead-problems.ts';
import type { Summary } from '../../../ui/form/ErrorSummary.tsx';
import type { LeadForm } from '../embed/form-data.ts';
import { fieldOf } from './field-text.ts';
import { bookingProblems } from './read-booking.ts';
import { bodyOf, valuesOf } from './read-form.ts';

/**
 * What must be mended before a form is sent: by the rules of the trade, then by the lead API's own schema, whose messages count where the
 * rules have none for the field.
 */
export function checkForm(form: HTMLFormElement, said: LeadForm): LeadProblem[] {
	const { rules } = said;
	const known = [...leadProblems(valuesOf(form), rules), ...bookingProblems(form, new Date())];
	const schema = rules.kind === 'leads' ? LeadSchema : EnquirySchema;
	const limits = problemsOf(schema, bodyOf(form, said)).filter(({ field }) => fieldOf(form, field));
	return [...known, ...limits.filter(({ field }) => known.every((problem) => problem.field !== field))];
}

/** Problems as the error summary lists them: those of the form's own fields first, as they can be linked to. */
export function summaryOf(
	form: HTMLFormElement,
	problems: readonly LeadProblem[],
	error: string | null = null,
): Summary {
	const listed = problems.map((problem) => ({ ...problem, hasField: hasField(form, problem.field) }));
	return { error, problems: listed.toSorted((a, b) => Number(b.hasField) - Number(a.hasField)) };
}

/** Whether the visitor can use a field: hidden ones only where buttons stand for them. */
function hasField(form: HTMLFormElement, name: string): boolean {
	if (form.querySelector(`[data-field="${CSS.escape(name)}"]`)) return true;
	const control = fieldOf(form, name);
	return control !== null && control.type !== 'hidden';
}
