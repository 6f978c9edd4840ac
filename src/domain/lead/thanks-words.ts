import type { FormCategory } from './lead-category.ts';

/** The thanks after a form of one category: on the success page and in the shopper's receipt. */
export interface ThanksWords {
	title: string;
	/** What happens next. */
	text: string;
	/** The part of the page that does not fit: stock after a form about something else than buying, the next steps where nothing was sent. */
	hides?: 'stock' | 'steps';
}

/** The heading after a form of any other category. */
export const GENERAL_THANKS = 'Thank you, we have it';

/** What is said after a form of a category was sent; every other one has the general thanks (resolution 115). */
export const THANKS_WORDS: Partial<Record<FormCategory, ThanksWords>> = {
	'Test Drive': {
		title: 'We have your test drive request',
		text: 'We confirm the day and time with you. Until you hear from us it is not booked.',
	},
	'Photo Request': {
		title: 'We have your photo request',
		text: 'We take the photos and send them to you as soon as they are ready.',
	},
	Offer: { title: 'Thank you for your offer', text: 'We look at it and come back to you with an answer.' },
	Reservation: {
		title: 'Thank you, we have your request',
		text: 'Nothing is held yet. We check that it is still available and call you; it is held once we confirm it.',
	},
	Feedback: {
		title: 'Thank you for telling us',
		text: 'A manager reads every answer, and calls you if something went wrong.',
		hides: 'stock',
	},
	'Trade In': {
		title: 'Thank you, we have it',
		text: 'We work out a first figure for your vehicle and call you.',
	},
	'Finance Enquiry': {
		title: 'Thank you, we have your question',
		text: 'It does not touch your credit file. We call you to talk it through.',
	},
	'Service Booking': {
		title: 'Thank you, we have your request',
		text: 'We check the workshop diary and confirm the day and drop-off time with you. Until you hear from us it is not booked.',
		hides: 'stock',
	},
	'Parts Enquiry': {
		title: 'Thank you, we have your request',
		text: 'We look the part up, and come back to you with what it costs and when it can be here.',
		hides: 'stock',
	},
};

/** The words for a category; null for one that has the general thanks. */
export function thanksWords(category: string): ThanksWords | null {
	return Object.hasOwn(THANKS_WORDS, category) ? (THANKS_WORDS[category as FormCategory] ?? null) : null;
}
