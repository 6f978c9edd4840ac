import { filingOf } from '../../../domain/lead/lead-category.ts';
import { messageNeed } from '../../../domain/lead/lead-form.ts';
import { bidDollars, type LeadValues } from '../../../domain/lead/lead-problems.ts';
import type { LeadForm } from '../embed/form-data.ts';
import { categoryOf, fieldOf, isAsked, textOf } from './field-text.ts';
import { bookingFields } from './read-booking.ts';

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
		terms_conditions: isTicked(form, 'terms_conditions'),
	};
}

/** Request body of a form (LEADAPI-001 to LEADAPI-015, ENQUIRY-002): its fields, its subject, and the texts of ticked consents. */
export function bodyOf(form: HTMLFormElement, said: LeadForm): Record<string, unknown> {
	const { rules } = said;
	const chosen = categoryOf(form);
	const text = (name: string) => textOf(form, name)?.trim() || null;
	const { category, subcategory } = filingOf({ category: chosen, subcategory: text('subcategory') });
	const isOffer = messageNeed(rules.kind, chosen, rules.message_optional) === 'none';
	return {
		name: text('name') ?? '',
		email: text('email') ?? '',
		phone: text('phone') ?? '',
		category,
		subcategory,
		...(isOffer ? {} : { message: messageOf(form, said), opt_in: isTicked(form, 'opt_in') }),
		opt_in_marketing: isTicked(form, 'opt_in_marketing'),
		terms_conditions: isTicked(form, 'terms_conditions'),
		consent_text: consentText(form),
		company_website: text('company_website') ?? '',
		dealership_slug: dealershipOf(form, said),
		source: 'Website',
		...(rules.kind === 'leads' ? leadFields(form, text) : enquiryFields(form, text)),
	};
}

type TextOf = (name: string) => string | null;

function enquiryFields(form: HTMLFormElement, text: TextOf) {
	const services = [...form.querySelectorAll<HTMLInputElement>('[name=additional_services]:checked')];
	return {
		location: text('location'),
		...bookingFields(text),
		Rego: text('Rego'),
		part: text('part'),
		page_id: text('page_id'),
		additional_services: services.filter((box) => isAsked(form, box)).map(({ value }) => value),
	};
}

const ABOUT = [
	'car_id',
	'car_dealership_id',
	'manufacturer_slug',
	'stock_number',
	'Vehicle Make',
	'Vehicle Model',
	'car_type',
	'vehicle_status',
	'location_id',
	'rego',
];

function leadFields(form: HTMLFormElement, text: TextOf) {
	const date = text('test_drive_date');
	const offer = bidDollars(text('offer_from_client') ?? '');
	const kms = text('kms')?.replace(/\D/g, '');
	// The visitor's own vehicle as the dealer has valued it (LOCAL-008).
	const valuation = isTicked(form, 'opt_in_trade') ? text('valuation_id') : null;
	return {
		isLastStep: true,
		...Object.fromEntries(ABOUT.map((name) => [name, text(name)])),
		opt_in_finance: isTicked(form, 'opt_in_finance'),
		opt_in_trade: isTicked(form, 'opt_in_trade'),
		...(date && { test_drive_date: date }),
		...(offer !== null && { offer_from_client: offer }),
		...(kms && { kms: Number(kms) }),
		...(valuation && { id: valuation }),
		...(text('autogauge_enabled') === 'true' && { autogauge_enabled: true }),
	};
}

/** Message typed by the visitor, after the form's own text (PHOTOS-003). */
function messageOf(form: HTMLFormElement, { categories }: LeadForm): string {
	const hidden = categories.find(({ value }) => value === categoryOf(form))?.hidden;
	return [hidden, textOf(form, 'message')?.trim()].filter(Boolean).join('\n\n');
}

/** The chosen dealership, or that of the chosen service location (ENQUIRY-011). */
function dealershipOf(form: HTMLFormElement, { locations }: LeadForm): string | null {
	const own = textOf(form, 'dealership_slug');
	if (own !== undefined) return own || null;
	const chosen = fieldOf(form, 'location')?.value;
	return locations.find(({ value }) => value === chosen)?.dealership_slug ?? null;
}

/** Texts of all ticked consents as shown, one per line. */
function consentText(form: HTMLFormElement): string | null {
	const ticked = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked')].filter(
		(box) => box.name !== 'additional_services' && isAsked(form, box),
	);
	const words = ticked.map((box) => {
		const label = box.closest('label')?.cloneNode(true) as HTMLElement;
		for (const unseen of label.querySelectorAll('.vh')) unseen.remove();
		return label.textContent.replace(/\s+/g, ' ').trim();
	});
	return words.join('\n') || null;
}

function isTicked(form: HTMLFormElement, name: string): boolean {
	const box = fieldOf(form, name);
	return box instanceof HTMLInputElement && box.checked && isAsked(form, box);
}
