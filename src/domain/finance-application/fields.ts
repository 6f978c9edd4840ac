import { type ApplicationField, applicationFields } from './field.ts';
import { ABOUT_FIELDS } from './steps/about.ts';
import { EMPLOYMENT_FIELDS } from './steps/employment.ts';
import { INCOME_FIELDS } from './steps/income.ts';
import { LOAN_FIELDS } from './steps/loan.ts';

/**
 * Every field of a finance application by its name, in the order in which it is asked. The form, its checks, the mail and ADF follow from
 * it.
 */
export const APPLICATION_FIELDS = applicationFields({
	...ABOUT_FIELDS,
	...LOAN_FIELDS,
	...EMPLOYMENT_FIELDS,
	...INCOME_FIELDS,
});

/** The name of an answer of the finance application. */
export type ApplicationFieldName = keyof typeof APPLICATION_FIELDS;

/** Answers of a finance application as text, by the names of their fields and `<name>_period`. */
export type ApplicationAnswers = Readonly<Record<string, string>>;

/** The field and its name for the name of an answer, which is a field's or that of its period; null for any other. */
export function fieldOfAnswer(name: string): (ApplicationField & { name: ApplicationFieldName }) | null {
	const own = name.endsWith('_period') ? name.slice(0, -'_period'.length) : name;
	if (!Object.hasOwn(APPLICATION_FIELDS, own)) return null;
	const field = APPLICATION_FIELDS[own as ApplicationFieldName];
	return own !== name && field.kind !== 'amount' ? null : { ...field, name: own as ApplicationFieldName };
}

/** Whether an answer is one that is kept apart. */
export function isPrivateAnswer(name: string): boolean {
	return fieldOfAnswer(name)?.isPrivate === true;
}

/** The name of the control in a form, and of the field in the lead API's problems, for an answer. */
export function controlOf(name: string): string {
	return `application.${name}`;
}
