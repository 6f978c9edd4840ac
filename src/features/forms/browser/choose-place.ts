import type { FormRules } from '../embed/form-rules.ts';
import { narrowDealerships } from '../embed/narrow-dealerships.ts';
import { fieldOf } from './read-form.ts';

/** Categories that belong to a department with locations of its own. */
const DEPARTMENTS: Readonly<Record<string, string | undefined>> = {
	'Service Booking': 'service',
	'Parts Enquiry': 'parts',
};

/**
 * Keeps what a form asks about places together: only dealerships that sell the chosen model or offer can be chosen, and only locations of
 * the chosen dealership; an enquiry for a department chooses among its locations, and a service booking takes its dealership from there
 * where the dealer has it so (ENQUIRY-011, resolution 120).
 */
export function choosePlace(form: HTMLFormElement, { dealership_from_service_location }: FormRules): void {
	const [category, dealership, location, ...named] = [
		'category',
		'dealership_slug',
		'location',
		'Vehicle Model',
		'subcategory',
	].map((name) => {
		const field = fieldOf(form, name);
		return field instanceof HTMLSelectElement ? field : null;
	});
	for (const field of named)
		field?.addEventListener('change', () => {
			if (narrowDealerships(form)) dealership?.dispatchEvent(new Event('change', { bubbles: true }));
		});
	narrowDealerships(form);
	if (!location) return;
	// A place the visitor chose stays; one that was the only one left goes with the reason for it.
	let isChosen = location.value !== '';
	const adoptDealership = () => {
		const own = location.selectedOptions[0]?.dataset['dealership'];
		if (dealership?.value === '' && own) dealership.value = own;
	};
	location.addEventListener('change', () => {
		isChosen = true;
		adoptDealership();
	});
	adoptDealership();
	const offer = () => {
		const department = DEPARTMENTS[category?.value ?? ''];
		const followsLocation = department === 'service' && dealership_from_service_location;
		const label = dealership?.closest('label');
		if (label) label.hidden = followsLocation;
		const chosen = followsLocation ? '' : (dealership?.value ?? '');
		const places = [...location.options].filter(({ value }) => value !== '');
		const here = places.filter(({ dataset }) => chosen === '' || dataset['dealership'] === chosen);
		const ofDepartment = here.filter(({ dataset }) => dataset['department'] === department);
		const left = department && ofDepartment.length > 0 ? ofDepartment : here;
		for (const option of places) option.hidden = option.disabled = !left.includes(option);
		if (left.length === 1 && left[0]) left[0].selected = true;
		else if (!isChosen || location.selectedOptions[0]?.disabled) location.value = '';
	};
	for (const field of [category, dealership]) field?.addEventListener('change', offer);
	offer();
}
