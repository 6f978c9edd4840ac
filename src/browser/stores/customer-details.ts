import { dealerAtom } from './persisted-atom.ts';

/** How a visitor is reached: kept only when all three are known (ENQUIRY-010, resolution 113). */
export interface CustomerDetails {
	name: string;
	email: string;
	phone: string;
}

/** What a visitor last gave a dealer's form of themselves; null where nothing is kept. */
export const customerDetails = dealerAtom<CustomerDetails | null>({
	name: 'customer-details',
	initial: null,
	read: completeDetails,
});

/** Details that may be kept; null where one of them is missing. */
export function completeDetails(given: unknown): CustomerDetails | null {
	if (typeof given !== 'object' || given === null) return null;
	const { name, email, phone } = given as Record<string, unknown>;
	const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
	return isText(name) && isText(email) && isText(phone) ? { name, email, phone } : null;
}
