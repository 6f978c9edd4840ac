import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import type { Summary } from '../../../ui/form/ErrorSummary.tsx';
import { fieldOf } from './field-text.ts';

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
