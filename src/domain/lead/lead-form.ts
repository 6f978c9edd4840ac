import { CHAT_CATEGORY, type FormCategory, PAYMENT_CATEGORY } from './lead-category.ts';

/** The endpoint a form posts to: `leads` for a vehicle or a visit, `enquiries` for anything else. */
export type LeadKind = 'enquiries' | 'leads';

/** The lead category of each action with a form on a vehicle page (resolution 110). */
export const ACTION_CATEGORIES = {
	enquire: 'Vehicle Enquiry',
	test_drive: 'Test Drive',
	make_offer: 'Offer',
	reserve: 'Reservation',
	buy_online: 'Reservation',
	similar: 'Find Me Something Similar',
	photos: 'Photo Request',
} as const satisfies Record<string, FormCategory>;

/** An action of a vehicle page that has a form; see {@link ACTION_CATEGORIES}. */
export type EnquiryAction = keyof typeof ACTION_CATEGORIES;

/** Whether an action of a vehicle page sends a lead. */
export function isEnquiryAction(name: string): name is EnquiryAction {
	return name in ACTION_CATEGORIES;
}

/** The message text that a form contributes itself (PHOTOS-003, SOLD-003). */
export interface PresetMessage {
	/** The initial text of the message field, which the visitor can edit. */
	prefilled: string;
	/** Added before the message when it is sent, not shown. */
	hidden: string;
}

/**
 * The preset message of an action.
 *
 * @param noun 'car', 'caravan', 'motorcycle'
 */
export function presetMessage(name: EnquiryAction, noun: string): PresetMessage {
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
 * The note on a form to reserve or buy online: the request alone does not hold the vehicle.
 *
 * @param noun 'car', 'caravan', 'motorcycle'
 */
export function reservationNote(noun: string): string {
	return `This sends us a request. Nothing is held and nothing is paid until we confirm with you that the ${noun} is still available.`;
}

/** The label of the submit button of an action on a vehicle page: what it sends or asks for. */
export function submitLabel(category: string): string {
	return SUBMIT_LABELS[category] ?? 'Send enquiry';
}

const SUBMIT_LABELS: Readonly<Record<string, string | undefined>> = {
	// Of a ride, too, where a motorcycle is meant.
	'Test Drive': 'Request a booking',
	'Photo Request': 'Request photos',
	Offer: 'Send offer',
	Reservation: 'Send request',
};

const MESSAGE_REQUIRED = ['Vehicle Enquiry', 'Find Me Something Similar'];

/**
 * Whether a form has a message field: required for an enquiry unless the dealer relaxes it, none for a bid or a payment, else optional
 * (ENQUIRY-003, OFFERS-021, resolutions 104 and 105).
 */
export function messageNeed(
	kind: LeadKind,
	category: string,
	{ message_optional }: { message_optional: boolean },
): 'required' | 'optional' | 'none' {
	if (category === 'Offer' || category === PAYMENT_CATEGORY) return 'none';
	if (category === CHAT_CATEGORY) return 'required';
	return !message_optional && (kind === 'enquiries' || MESSAGE_REQUIRED.includes(category))
		? 'required'
		: 'optional';
}
