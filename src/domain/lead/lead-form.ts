import type { FormCategory } from './lead-category.ts';

/** Which of the two endpoints a form posts to: `leads` is about a vehicle or a visit, `enquiries` about anything else. */
export type LeadKind = 'enquiries' | 'leads';

/** The category under which each thing one can ask for on a vehicle's page is filed (resolution 110). */
export const ACTION_CATEGORIES = {
	enquire: 'Vehicle Enquiry',
	test_drive: 'Test Drive',
	make_offer: 'Offer',
	reserve: 'Reservation',
	buy_online: 'Reservation',
	similar: 'Find Me Something Similar',
	photos: 'Photo Request',
} as const satisfies Record<string, FormCategory>;

export type AskingAction = keyof typeof ACTION_CATEGORIES;

/** Whether an action of a vehicle's page asks the dealer for something. */
export function isAsking(name: string): name is AskingAction {
	return name in ACTION_CATEGORIES;
}

/** What a form says by itself, without the visitor having typed it (PHOTOS-003, SOLD-003). */
export interface FormWords {
	/** Stands in the message, to be changed. */
	prefilled: string;
	/** Goes before the message, unseen. */
	hidden: string;
}

/**
 * The words of an action.
 *
 * @param noun 'car', 'caravan', 'motorcycle'
 */
export function formWords(name: AskingAction, noun: string): FormWords {
	switch (name) {
		case 'similar':
			return { prefilled: 'Can you please find me something similar?', hidden: '' };
		case 'reserve':
		case 'buy_online':
			return { prefilled: `I would like to reserve this ${noun}`, hidden: '' };
		case 'photos':
			return { prefilled: '', hidden: `Please send photos for this ${noun}` };
		default:
			return { prefilled: '', hidden: '' };
	}
}

/**
 * What a request to reserve or to buy online says before it is sent: it holds nothing by itself.
 *
 * @param noun 'car', 'caravan', 'motorcycle'
 */
export function reservationNote(noun: string): string {
	return `This sends us a request. Nothing is held and nothing is paid until we confirm with you that the ${noun} is still available.`;
}

/** What the button says that sends a form of a category. */
export function submitLabel(category: string): string {
	return SUBMIT_LABELS[category] ?? 'Send enquiry';
}

const SUBMIT_LABELS: Readonly<Record<string, string | undefined>> = {
	'Test Drive': 'Request a test drive',
	'Photo Request': 'Request photos',
	Offer: 'Send offer',
	Reservation: 'Send request',
};

const MUST_SAY = ['Vehicle Enquiry', 'Find Me Something Similar'];

/**
 * Whether a form asks for a message: an enquiry needs one unless the dealer relaxes it, an offer has none, with all others it is the
 * visitor's choice (ENQUIRY-003, OFFERS-021, resolutions 104 and 105).
 */
export function messageNeed(
	kind: LeadKind,
	category: string,
	isRelaxed: boolean,
): 'required' | 'optional' | 'none' {
	if (category === 'Offer') return 'none';
	return !isRelaxed && (kind === 'enquiries' || MUST_SAY.includes(category)) ? 'required' : 'optional';
}
