import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import type { Summary } from '../../../ui/form/ErrorSummary.tsx';
import { fieldOf } from './field-text.ts';

/** Error summary of problems; those with a field to link to come first. */
export function summaryOf(
	form: HTMLFormElement,
	problems: readonly LeadProblem[],
	error: string | null = null,
): Summary {
	const listed = problems.map((problem) => ({ ...problem, hasField: hasField(form, problem.field) }));
	return { error, problems: listed.toSorted((a, b) => Number(b.hasField) - Number(a.hasField)) };
}

/** Whether the visitor can use a field; hidden fields only where buttons represent them. */
function hasField(form: HTMLFormElement, name: string): boolean {
	if (form.querySelector(`[data-field="${CSS.escape(name)}"]`)) return true;
	const control = fieldOf(form, name);
	return control !== null && control.type !== 'hidden';
}
