import { useState } from 'react';
import { fieldOf } from '../browser/field-text.ts';
import type { LeadForm } from '../embed/form-data.ts';

/** What addresses name that a form sends without asking for it (FINANCE-008). */
const UNASKED = ['car_id', 'car_type'] as const;

/** What the address of a page says its form is about. */
export interface AddressedForm {
	/** Sent along with the fields. */
	hidden: { name: string; value: string }[];
	/** The vehicle the form was opened for; null for none. */
	car_id: string | null;
	/** The dealership that has the vehicle, which is not asked for then; null for none. */
	fixedDealership: string | null;
}

/** What the address of a page names for its form, and how the form takes it over when it is hydrated. */
export function useAddress(form: LeadForm) {
	const [addressed, setAddressed] = useState<AddressedForm>({
		hidden: [],
		car_id: null,
		fixedDealership: null,
	});
	const isOffered = (slug: string | null) => form.dealerships.some(({ value }) => value === slug);

	/** Sends the form to the dealership that has the vehicle, unless the visitor is choosing one. */
	const fixDealership = (element: HTMLFormElement, slug: string | null) => {
		const field = fieldOf(element, 'dealership_slug');
		if (!isOffered(slug) || field === document.activeElement) return;
		setAddressed((before) => ({ ...before, fixedDealership: slug }));
	};
	const takeOver = (element: HTMLFormElement, search: string) => {
		const query = new URLSearchParams(search);
		chooseNamed(element, form, query);
		const car_id = query.get('car_id') || null;
		const own = form.hidden.map(({ name }) => name);
		const hidden = UNASKED.flatMap((name) => {
			const value = query.get(name);
			return value && value.length <= 200 && !own.includes(name) ? [{ name, value }] : [];
		});
		setAddressed((before) => ({ ...before, hidden, car_id: own.includes('car_id') ? null : car_id }));
		const preferred = query.get('preferredDealership');
		if (car_id) fixDealership(element, preferred);
		else if (isOffered(preferred)) choose(element, 'dealership_slug', preferred ?? '');
	};
	return { addressed, takeOver, fixDealership };
}

/**
 * Chooses what an address names: the model (`/models/get-quote?model=rav4`, MODELS-005), the offer (`/book-test-drive?offer=x`,
 * OFFERS-015), the category (`/contact-us?category=Careers+Enquiry`).
 */
function chooseNamed(
	element: HTMLFormElement,
	{ models, offers, categories, isCategoryChosen }: LeadForm,
	query: URLSearchParams,
): void {
	const model = models.find(({ slug, value }) => [slug, value].includes(query.get('model') ?? ''));
	const offer = offers.find(({ slug, value }) => [slug, value].includes(query.get('offer') ?? ''));
	const category = categories.find(({ value }) => value === query.get('category'));
	if (model) choose(element, 'Vehicle Model', model.value);
	if (offer) choose(element, 'subcategory', offer.value);
	if (category && isCategoryChosen) choose(element, 'category', category.value);
}

/** Chooses in a list that is as the build printed it: what the visitor chose stays. */
function choose(element: HTMLFormElement, name: string, value: string): void {
	const field = fieldOf(element, name);
	if (!(field instanceof HTMLSelectElement) || field === document.activeElement) return;
	const initial = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
	if (field.selectedOptions[0] === initial) field.value = value;
}
