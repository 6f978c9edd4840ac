import type { FormCategory } from './lead-category.ts';

/** The confirmation after a form of one category: on the success page and in the shopper's receipt. */
export interface ThanksText {
	title: string;
	/** What happens next. */
	text: string;
	/** The part of the success page to hide: stock after a form that is not about buying, the next steps where nothing was sent. */
	hides?: 'stock' | 'steps';
}

/** The heading after a form of any other category. */
export const GENERAL_THANKS = 'Thank you for your enquiry';

/** The confirmations by category; every other category has the general one (resolution 115). */
export const THANKS_TEXTS: Partial<Record<FormCategory, ThanksText>> = {
	'Test Drive': {
		title: 'We have your booking request',
		text: 'We’ll confirm the day and time with you. Until you hear from us it is not booked.',
	},
	'Photo Request': {
		title: 'We have your photo request',
		text: 'We’ll take the photos and send them to you as soon as they’re ready.',
	},
	Offer: { title: 'Thank you for your offer', text: 'We’ll consider it and get back to you with an answer.' },
	Reservation: {
		title: 'Thank you, we have your request',
		text: 'Nothing is held yet. We’ll check that it’s still available and call you. It’s held for you only once we confirm.',
	},
	Feedback: {
		title: 'Thank you for your feedback',
		text: 'A manager reads all feedback, and will call you if something went wrong.',
		hides: 'stock',
	},
	'Trade In': {
		title: 'Thank you for your trade-in details',
		text: 'Our buyers have your answers, and will get back to you about the next step.',
	},
	'Finance Enquiry': {
		title: 'Thank you for your finance enquiry',
		text: 'It doesn’t affect your credit file. We’ll call you to talk it through.',
	},
	'Service Booking': {
		title: 'Thank you, we have your request',
		text: 'We’ll check the workshop diary and confirm the day and drop-off time with you. Until you hear from us it is not booked.',
		hides: 'stock',
	},
	'Parts Enquiry': {
		title: 'Thank you, we have your request',
		text: 'We’ll look up the part, and get back to you with the price and when we can have it here.',
		hides: 'stock',
	},
};

/** The heading after a finance application, which has the category of finance enquiries. */
export const APPLICATION_THANKS = 'Thank you for your finance application';

/** The confirmation for a category; null for the general one. */
export function thanksText(category: string): ThanksText | null {
	return Object.hasOwn(THANKS_TEXTS, category) ? (THANKS_TEXTS[category as FormCategory] ?? null) : null;
}
