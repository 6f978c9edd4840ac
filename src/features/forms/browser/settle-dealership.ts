import { element } from '../../../browser/leads/element.ts';
import { fieldOf } from './read-form.ts';

/**
 * Sends a form to the dealership that has the vehicle it is about, and asks for it no longer. A dealership the form does not offer, and one
 * the visitor is choosing, leave it as it is.
 */
export function settleDealership(form: HTMLFormElement, slug: string): void {
	const select = fieldOf(form, 'dealership_slug');
	if (!(select instanceof HTMLSelectElement) || select === document.activeElement) return;
	if (slug === '' || ![...select.options].some(({ value }) => value === slug)) return;
	const known = element('input', '');
	Object.assign(known, { type: 'hidden', name: 'dealership_slug', value: slug });
	select.closest('label')?.replaceWith(known);
}
