import { dealerAtom } from './persisted-atom.ts';

/** A visitor's contact details, stored only when complete (ENQUIRY-010, resolution 113). */
export interface CustomerDetails {
	name: string;
	email: string;
	phone: string;
}

/** The contact details that a visitor last entered in a dealer's form; null for none. */
export const customerDetails = dealerAtom<CustomerDetails | null>({
	name: 'customer-details',
	initial: null,
	read: completeDetails,
});

/** Complete details; null where one of them is missing. */
export function completeDetails(given: unknown): CustomerDetails | null {
	if (typeof given !== 'object' || given === null) return null;
	const { name, email, phone } = given as Record<string, unknown>;
	const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
	return isText(name) && isText(email) && isText(phone) ? { name, email, phone } : null;
}
