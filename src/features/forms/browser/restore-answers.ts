import { fieldOf } from './field-text.ts';

/** Never filled in: what a form is about, and the agreement to its terms, which starts empty everywhere (resolution 108). */
const LEFT = ['category', 'terms_conditions', 'company_website'];

/**
 * Puts what a visitor wrote before back into its form. A field that has the focus is left as it is; hidden fields are the form's own.
 *
 * @param hiddenWords words the form puts before the message when it is sent, which are no part of what was typed
 */
export function restoreAnswers(
	form: HTMLFormElement,
	answers: Readonly<Record<string, unknown>>,
	hiddenWords: string | undefined,
): void {
	const { additional_services: services } = answers;
	for (const box of form.querySelectorAll<HTMLInputElement>('[name=additional_services]'))
		box.checked = Array.isArray(services) && services.includes(box.value);
	for (const [name, value] of Object.entries(answers)) {
		const field = fieldOf(form, name);
		if (!field || LEFT.includes(name) || field === document.activeElement || Array.isArray(value)) continue;
		if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === true;
		else if (field.type !== 'hidden') {
			const text = `${value ?? ''}`;
			const own = name === 'message' && hiddenWords ? text.replace(hiddenWords, '').trim() : text;
			if (own !== '') field.value = own;
		}
	}
}
