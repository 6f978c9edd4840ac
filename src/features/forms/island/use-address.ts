import { useState } from 'react';
import { fieldOf } from '../browser/answers/field-text.ts';
import type { LeadFormData } from '../embed/form-data.ts';

/** Parameters of the address that are sent as hidden fields (FINANCE-008, LEADAPI-011). */
const UNASKED = ['car_id', 'car_type', 'autogauge_enabled'] as const;

/** Subject of a form from the page's address. */
export interface AddressedForm {
	/** Hidden fields. */
	hidden: { name: string; value: string }[];
	/** Vehicle in the address; null for none. */
	car_id: string | null;
	/** Dealership of the vehicle, whose field is then hidden; null for none. */
	fixedDealership: string | null;
	/**
	 * Whether it is about the vehicle in the address: until it proves not to be listed, so that no field goes away while the form is read.
	 */
	hasVehicle: boolean;
}

/** Reads the form's subject from the address and applies it on hydration. */
export function useAddress(form: LeadFormData) {
	const [addressed, setAddressed] = useState<AddressedForm>({
		hidden: [],
		car_id: null,
		fixedDealership: null,
		hasVehicle: false,
	});
	const isOffered = (slug: string | null) => form.dealerships.some(({ value }) => value === slug);

	/** Fixes the vehicle's dealership, unless the visitor is choosing one. */
	const fixDealership = (element: HTMLFormElement, slug: string | null) => {
		const field = fieldOf(element, 'dealership_slug');
		if (!isOffered(slug) || field === document.activeElement) return;
		setAddressed((before) => ({ ...before, fixedDealership: slug }));
	};
	/** The id of the vehicle, which the address may name by its slug (resolution 72). */
	const nameVehicle = (id: string) =>
		setAddressed((before) => ({
			...before,
			hidden: before.hidden.map(({ name, value }) => ({ name, value: name === 'car_id' ? id : value })),
		}));
	const dropVehicle = () => setAddressed((before) => ({ ...before, hasVehicle: false }));
	const applyTo = (element: HTMLFormElement, search: string) => {
		const query = new URLSearchParams(search);
		chooseNamed(element, form, query);
		const car_id = query.get('car_id') || null;
		const own = form.hidden.map(({ name }) => name);
		const hidden = UNASKED.flatMap((name) => {
			const value = query.get(name);
			return value && value.length <= 200 && !own.includes(name) ? [{ name, value }] : [];
		});
		setAddressed((before) => ({
			...before,
			hidden,
			car_id: own.includes('car_id') ? null : car_id,
			hasVehicle: car_id !== null,
		}));
		const preferred = query.get('preferredDealership');
		if (car_id) fixDealership(element, preferred);
		else if (isOffered(preferred)) choose(element, 'dealership_slug', preferred ?? '');
	};
	return { addressed, applyTo, fixDealership, nameVehicle, dropVehicle };
}

/**
 * Selects what the address names: the model (`/models/get-quote?model=rav4`, MODELS-005), the offer (`/book-test-drive?offer=x`,
 * OFFERS-015), the category (`/contact-us?category=Careers+Enquiry`).
 */
function chooseNamed(
	element: HTMLFormElement,
	{ models, offers, categories, isCategoryChosen }: LeadFormData,
	query: URLSearchParams,
): void {
	const model = models.find(({ slug, value }) => [slug, value].includes(query.get('model') ?? ''));
	const offer = offers.find(({ slug, value }) => [slug, value].includes(query.get('offer') ?? ''));
	const category = categories.find(({ value }) => value === query.get('category'));
	if (model) choose(element, 'Vehicle Model', model.value);
	if (offer) choose(element, 'subcategory', offer.value);
	if (category && isCategoryChosen) choose(element, 'category', category.value);
}

/** Selects an option, unless the visitor has changed the field. */
function choose(element: HTMLFormElement, name: string, value: string): void {
	const field = fieldOf(element, name);
	if (!(field instanceof HTMLSelectElement) || field === document.activeElement) return;
	const initial = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
	if (field.selectedOptions[0] === initial) field.value = value;
}
