type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Control of a form by field name; null for none. The terms box of a content page has another name (ENQUIRY-015). */
export function fieldOf(form: HTMLFormElement, name: string): Control | null {
	const own = form.elements.namedItem(name);
	const found = own ?? (name === 'terms_conditions' ? form.elements.namedItem('terms_agreed') : null);
	return (found instanceof RadioNodeList ? found[0] : found) as Control | null;
}

/** Category of a form. */
export function categoryOf(form: HTMLFormElement): string {
	return fieldOf(form, 'category')?.value ?? '';
}

/** Value of a field; undefined where the form does not ask for it. */
export function textOf(form: HTMLFormElement, name: string): string | undefined {
	const control = fieldOf(form, name);
	if (!control || !isAsked(form, control)) return undefined;
	return control.type === 'radio' ? (form.elements.namedItem(name) as RadioNodeList).value : control.value;
}

/** Whether a field counts: not when it is hidden (except in another step) or belongs to other categories. */
export function isAsked(form: HTMLFormElement, control: Element): boolean {
	const only = control.closest<HTMLElement>('[data-only]')?.dataset['only'];
	return (
		!control.closest('[hidden]:not(.lead__step)') &&
		(only === undefined || only.split('|').includes(categoryOf(form)))
	);
}
