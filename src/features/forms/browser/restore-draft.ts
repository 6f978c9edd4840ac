import type { LeadDraft } from '../../../browser/stores/lead-drafts.ts';
import { fieldOf } from './read-form.ts';

/** Never filled in: what a form is about, and the agreement to its terms, which starts empty everywhere (resolution 108). */
const LEFT = ['category', 'terms_conditions', 'company_website'];

/**
 * Puts what a visitor wrote before back into its form. A field that has the focus is left as it is; places are chosen before the day of a
 * visit, which depends on them.
 */
export function restoreDraft(form: HTMLFormElement, { body }: LeadDraft): void {
	const { additional_services: services } = body;
	for (const box of form.querySelectorAll<HTMLInputElement>('[name=additional_services]'))
		box.checked = Array.isArray(services) && services.includes(box.value);
	for (const [name, value] of Object.entries(body)) {
		const field = fieldOf(form, name);
		if (!field || LEFT.includes(name) || field === document.activeElement || Array.isArray(value)) continue;
		if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === true;
		else if (field.type !== 'hidden' || 'visit' in field.dataset) restore(field, `${value ?? ''}`, form);
	}
	form.dispatchEvent(new Event('lead:restored'));
}

function restore(
	field: { name: string; value: string } & EventTarget,
	text: string,
	form: HTMLFormElement,
): void {
	const select = fieldOf(form, 'category');
	const words = select instanceof HTMLSelectElement ? select.selectedOptions[0]?.dataset : undefined;
	// Words that the form says by itself come again when it is sent.
	const own = field.name === 'message' && words?.['hidden'] ? text.replace(words['hidden'], '').trim() : text;
	if (own === '') return;
	field.value = own;
	if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change'));
}
