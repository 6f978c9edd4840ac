import type { FormRules } from '../../contracts/page/lead-form.ts';
import { fieldOf } from './read-form.ts';

/**
 * Keeps dealership and location of a form together: only locations of the chosen dealership can be chosen; a service booking chooses
 * among service locations, and takes its dealership from there where the dealer has it so (ENQUIRY-011, resolution 120).
 */
export function choosePlace(form: HTMLFormElement, { dealership_from_service_location }: FormRules): void {
	const [category, dealership, location] = ['category', 'dealership_slug', 'location'].map((name) => {
		const field = fieldOf(form, name);
		return field instanceof HTMLSelectElement ? field : null;
	});
	if (!location) return;
	// A place the visitor chose stays; one that was the only one left goes with the reason for it.
	let isChosen = location.value !== '';
	location.addEventListener('change', () => {
		isChosen = true;
	});
	const offer = () => {
		const isService = category?.value === 'Service Booking';
		const followsLocation = isService && dealership_from_service_location;
		const label = dealership?.closest('label');
		if (label) label.hidden = followsLocation;
		const hasService = [...location.options].some(({ dataset }) => 'service' in dataset);
		const chosen = followsLocation ? '' : (dealership?.value ?? '');
		for (const option of location.options) {
			const isOfOther = chosen !== '' && option.dataset['dealership'] !== chosen;
			const isOther = isService && hasService && !('service' in option.dataset);
			option.hidden = option.value !== '' && (isOfOther || isOther);
			option.disabled = option.hidden;
		}
		const left = [...location.options].filter(({ value, disabled }) => value !== '' && !disabled);
		if (left.length === 1 && left[0]) left[0].selected = true;
		else if (!isChosen || location.selectedOptions[0]?.disabled) location.value = '';
	};
	for (const field of [category, dealership]) field?.addEventListener('change', offer);
	offer();
}
