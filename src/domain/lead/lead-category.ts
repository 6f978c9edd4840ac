/** Categories that forms set themselves (resolution 110); those that visitors can choose are in the dealer's configuration. */
export const FORM_CATEGORIES = [
	'Vehicle Enquiry',
	'Test Drive',
	'Photo Request',
	'Find Me Something Similar',
	'Offer',
	'Trade In',
	'Finance Enquiry',
	'Fleet Enquiry',
	'Service Booking',
	'Parts Enquiry',
	'Special Offer',
	'Quote',
	'Reservation',
	'Feedback',
	'Chat',
	'Online Payment',
] as const;

/** The category of a lead from a form, from {@link FORM_CATEGORIES}. */
export type FormCategory = (typeof FORM_CATEGORIES)[number];

/** The category of a message by chat, which needs a phone number and no email address (CHAT-001). */
export const CHAT_CATEGORY: FormCategory = 'Chat';

/** The category of a payment for a quote or an invoice (RESERVE-013). */
export const PAYMENT_CATEGORY: FormCategory = 'Online Payment';

/** The initial value of the category select (ENQUIRY-004). */
export const GENERAL_ENQUIRY = 'General Enquiry';

const CAREERS_ENQUIRY = 'Careers Enquiry';
const CAREER_SUBCATEGORY = 'Career Enquiry';

/** The category and subcategory of a lead: free texts from the dealer's configuration. */
export interface Filing {
	category: string;
	subcategory: string | null;
}

/** The filing of a submitted lead: a careers enquiry becomes a subcategory of general enquiries (ENQUIRY-013). */
export function filingOf({ category, subcategory }: Filing): Filing {
	return category === CAREERS_ENQUIRY
		? { category: GENERAL_ENQUIRY, subcategory: CAREER_SUBCATEGORY }
		: { category, subcategory };
}

/** The event of an enquiry without a vehicle: 51 for careers, by the category before conversion, else 22 (resolution 184). */
export function generalEvent(category: string): 22 | 51 {
	return category === CAREERS_ENQUIRY ? 51 : 22;
}
