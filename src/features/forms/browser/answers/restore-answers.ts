import { fieldOf } from './field-text.ts';

/** Never restored: the subject of a form, and the terms box, which always starts empty (resolution 108). */
const NEVER_RESTORED = ['category', 'terms_conditions', 'company_website'];

/**
 * Restores a visitor's answers, except in the focused field and in hidden fields.
 *
 * @param hiddenWords text that the form adds before the message when sending, which the visitor did not type
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
		if (!field || NEVER_RESTORED.includes(name) || field === document.activeElement || Array.isArray(value))
			continue;
		if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === true;
		else if (field.type === 'radio') chooseRadio(form, name, `${value}`);
		else if (field.type !== 'hidden') {
			const text = `${value ?? ''}`;
			const own = name === 'message' && hiddenWords ? text.replace(hiddenWords, '').trim() : text;
			if (own !== '') field.value = own;
		}
	}
}

/** Checks the one of several radio buttons that has a value. */
function chooseRadio(form: HTMLFormElement, name: string, value: string): void {
	for (const one of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`))
		one.checked = one.value === value;
}
