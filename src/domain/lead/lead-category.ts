/** Categories a form fixes itself (resolution 110); what a visitor may choose from is the dealer's configuration. */
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
] as const;

export type FormCategory = (typeof FORM_CATEGORIES)[number];

/** What the category select starts with (ENQUIRY-004). */
export const GENERAL_ENQUIRY = 'General Enquiry';

const CAREERS_ENQUIRY = 'Careers Enquiry';
const CAREER_SUBCATEGORY = 'Career Enquiry';

/** How a lead is filed: both are free text of the dealer's configuration. */
export interface Filing {
	category: string;
	subcategory: string | null;
}

/** How a lead is filed that was sent under some category: careers are a kind of general enquiry (ENQUIRY-013). */
export function filingOf({ category, subcategory }: Filing): Filing {
	return category === CAREERS_ENQUIRY
		? { category: GENERAL_ENQUIRY, subcategory: CAREER_SUBCATEGORY }
		: { category, subcategory };
}

/** The event an enquiry without a vehicle raises: 51 for careers, before the category is converted, else 22 (resolution 184). */
export function generalEvent(category: string): 22 | 51 {
	return category === CAREERS_ENQUIRY ? 51 : 22;
}
