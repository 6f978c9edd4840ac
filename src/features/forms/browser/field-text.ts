type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a form by its name; null where the form has none. The terms box of a content page has another name (ENQUIRY-015). */
export function fieldOf(form: HTMLFormElement, name: string): Control | null {
	const own = form.elements.namedItem(name);
	const found = own ?? (name === 'terms_conditions' ? form.elements.namedItem('terms_agreed') : null);
	return (found instanceof RadioNodeList ? found[0] : found) as Control | null;
}

/** What a visitor chose, or the form is about. */
export function categoryOf(form: HTMLFormElement): string {
	return fieldOf(form, 'category')?.value ?? '';
}

/** What a field holds; undefined where the form does not ask for it. */
export function textOf(form: HTMLFormElement, name: string): string | undefined {
	const control = fieldOf(form, name);
	return control && isAsked(form, control) ? control.value : undefined;
}

/** Whether a field counts: not where it is hidden (but in another step), nor where it belongs to other categories. */
export function isAsked(form: HTMLFormElement, control: Element): boolean {
	const only = control.closest<HTMLElement>('[data-only]')?.dataset['only'];
	return (
		!control.closest('[hidden]:not(.lead__step)') &&
		(only === undefined || only.split('|').includes(categoryOf(form)))
	);
}
