import { createContext, useContext } from 'react';

/** A field that cannot be sent as it is, and what to do; `field` is the name of its control. */
export interface FieldProblem {
	field: string;
	message: string;
}

/** What the fields of a form need to know of it. */
export interface FormContextValue {
	/** Whether the form is hydrated; false in the HTML of the build. */
	isLive: boolean;
	/** The problems shown beside their fields. */
	problems: readonly FieldProblem[];
}

export const FormContext = createContext<FormContextValue>({ isLive: false, problems: [] });

/** The attributes that tie a control to the problem beside it; none where there is no problem. */
export interface ProblemAttributes {
	id?: string;
	'aria-invalid'?: true;
	'aria-describedby'?: string;
}

/** The id of a control with a problem, to which the error summary links. */
export function controlId(name: string): string {
	return `lead-${name.replaceAll(' ', '-')}`;
}

/** The id of the text that says what is wrong with a field. */
export function problemId(name: string): string {
	return `${controlId(name)}-bad`;
}

/** What is wrong with a field, and the attributes that tell assistive technology so (WCAG 3.3.1). */
export function useProblem(name: string): { message: string | null; attributes: ProblemAttributes } {
	const found = useContext(FormContext).problems.find(({ field }) => field === name);
	if (!found) return { message: null, attributes: {} };
	return {
		message: found.message,
		attributes: { id: controlId(name), 'aria-invalid': true, 'aria-describedby': problemId(name) },
	};
}
