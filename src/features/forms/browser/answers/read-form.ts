import { FORM_FIELDS } from '../../../../api/leads/form-fields.ts';
import { filingOf } from '../../../../domain/lead/lead-category.ts';
import type { LeadValues } from '../../../../domain/lead/lead-problems.ts';
import type { LeadFormData } from '../../embed/form-data.ts';
import { categoryOf, fieldOf, isAsked, textOf } from './field-text.ts';
import { type FormReader, fieldValues } from './field-values.ts';

export { categoryOf, fieldOf } from './field-text.ts';

/** Values of a form for its check; undefined for fields that it does not have. */
export function valuesOf(form: HTMLFormElement): LeadValues {
	const typed = (name: string) => textOf(form, name);
	return {
		name: typed('name') ?? '',
		email: typed('email') ?? '',
		phone: typed('phone') ?? '',
		message: typed('message'),
		category: categoryOf(form),
		dealership_slug: typed('dealership_slug'),
		location: typed('location'),
		test_drive_date: typed('test_drive_date'),
		service_date: typed('service_date'),
		service_work: typed('service_work'),
		offer_from_client: typed('offer_from_client'),
		terms_conditions: readerOf(form).isTicked('terms_conditions') ?? false,
	};
}

/**
 * Request body of a form (LEADAPI-001 to LEADAPI-015, ENQUIRY-002): the fields of its endpoint that it asks for, and the texts of ticked
 * consents.
 */
export function bodyOf(form: HTMLFormElement, definition: LeadFormData): Record<string, unknown> {
	const { kind } = definition.rules;
	const values = fieldValues(FORM_FIELDS[kind], readerOf(form));
	const { category, subcategory } = filingOf({
		category: categoryOf(form),
		subcategory: textOf(form, 'subcategory')?.trim() || null,
	});
	// The visitor's own vehicle as the dealer has valued it (LOCAL-008).
	const valuation = values['opt_in_trade'] === true ? textOf(form, 'valuation_id') : undefined;
	return {
		...values,
		category,
		subcategory,
		...messageOf(form, definition),
		consent_text: consentText(form),
		dealership_slug: dealershipOf(form, definition),
		...(valuation && { id: valuation }),
	};
}

function readerOf(form: HTMLFormElement): FormReader {
	return {
		text: (name) => textOf(form, name),
		isTicked: (name) => {
			const field = fieldOf(form, name);
			if (!(field instanceof HTMLInputElement) || !isAsked(form, field)) return undefined;
			return field.type === 'checkbox' ? field.checked : field.value === 'true';
		},
		ticked: (name) =>
			[...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`)]
				.filter((box) => isAsked(form, box))
				.map(({ value }) => value),
	};
}

/** Message typed by the visitor, after the form's own text (PHOTOS-003); nothing for a form without either. */
function messageOf(form: HTMLFormElement, { categories }: LeadFormData): { message?: string } {
	const hidden = categories.find(({ value }) => value === categoryOf(form))?.hidden;
	const typed = textOf(form, 'message');
	if (!hidden && typed === undefined) return {};
	return { message: [hidden, typed?.trim()].filter(Boolean).join('\n\n') };
}

/** The chosen dealership, or that of the chosen service location (ENQUIRY-011). */
function dealershipOf(form: HTMLFormElement, { locations }: LeadFormData): string | null {
	const own = textOf(form, 'dealership_slug');
	if (own !== undefined) return own || null;
	const chosen = fieldOf(form, 'location')?.value;
	return locations.find(({ value }) => value === chosen)?.dealership_slug ?? null;
}

/** Texts of all ticked consents as shown, one per line. */
function consentText(form: HTMLFormElement): string | null {
	const ticked = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked')].filter(
		(box) => !['additional_services', 'extras'].includes(box.name) && isAsked(form, box),
	);
	const words = ticked.map((box) => {
		const label = box.closest('label')?.cloneNode(true) as HTMLElement;
		for (const unseen of label.querySelectorAll('.vh')) unseen.remove();
		return label.textContent.replace(/\s+/g, ' ').trim();
	});
	return words.join('\n') || null;
}
