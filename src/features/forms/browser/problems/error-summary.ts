import type { LeadProblem } from '../../../../domain/lead/lead-problems.ts';
import type { Summary } from '../../../../ui/form/ErrorSummary.tsx';
import { fieldOf } from '../answers/field-text.ts';

/** Error summary of problems in the order of the form's fields; those without a field to link to come last. */
export function summaryOf(
	form: HTMLFormElement,
	problems: readonly LeadProblem[],
	error: string | null = null,
): Summary {
	const controls = [...form.elements];
	const listed = problems.map((problem) => {
		const control = controlOf(form, problem.field);
		const place = control ? controls.indexOf(control) : controls.length;
		return { problem: { ...problem, hasField: control !== null }, place };
	});
	return { error, problems: listed.toSorted((a, b) => a.place - b.place).map(({ problem }) => problem) };
}

/** The control of a field that the visitor can use; null for none. Hidden controls count only where buttons represent them. */
function controlOf(form: HTMLFormElement, name: string): Element | null {
	const button = form.querySelector(`[data-field="${CSS.escape(name)}"]`);
	const control = button ?? fieldOf(form, name);
	return control instanceof HTMLInputElement && control.type === 'hidden' ? null : control;
}
