import type { Dealership } from '../../../config/complete-dealer.ts';
import type { LeadFormData } from './form-data.ts';

/** Dealership field of a form: a choice of several, or a hidden field for a single one (ENQUIRY-007). */
export function dealershipChoice(
	dealerships: readonly Dealership[],
): Pick<LeadFormData, 'hidden' | 'dealerships'> {
	const [first, ...others] = dealerships;
	return first && others.length === 0
		? { hidden: [{ name: 'dealership_slug', value: first.slug }], dealerships: [] }
		: { hidden: [], dealerships: dealerships.map(({ slug, name }) => ({ value: slug, label: name })) };
}
