import { createContext, useContext } from 'react';

/** Problem of a field with what to do; `field` is the name of its control. */
export interface FieldProblem {
	field: string;
	message: string;
}

/** Context of a form's fields. */
export interface FormContextValue {
	/** Whether the form is hydrated; false in the HTML of the build. */
	isLive: boolean;
	/** The problems shown beside their fields. */
	problems: readonly FieldProblem[];
}

/** The state that the fields of a form read: by default, an empty form of the build. */
export const FormContext = createContext<FormContextValue>({ isLive: false, problems: [] });

/** Attributes that link a control to its error message; empty without a problem. */
export interface ProblemAttributes {
	id?: string;
	'aria-invalid'?: true;
	'aria-describedby'?: string;
}

/** Id of a control with a problem, the target of the error summary's link. */
export function controlId(name: string): string {
	return `lead-${name.replaceAll(' ', '-')}`;
}

/** Id of a field's error message. */
export function problemId(name: string): string {
	return `${controlId(name)}-bad`;
}

/** Error message of a field and the attributes that expose it to assistive technology (WCAG 3.3.1). */
export function useProblem(name: string): { message: string | null; attributes: ProblemAttributes } {
	const found = useContext(FormContext).problems.find(({ field }) => field === name);
	if (!found) return { message: null, attributes: {} };
	return {
		message: found.message,
		attributes: { id: controlId(name), 'aria-invalid': true, 'aria-describedby': problemId(name) },
	};
}
