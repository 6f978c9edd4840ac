import { expect, test } from 'vitest';
import { isEnquiryAction, messageNeed, presetMessage } from './lead-form.ts';
import { pageSubmitLabel } from './page-submit-label.ts';

test('a photo request and a request for something similar have a prefilled message (PHOTOS-003, SOLD-003)', () => {
	expect(presetMessage('photos', 'car')).toEqual({
		prefilled: '',
		hidden: 'Please send photos for this car',
	});
	expect(presetMessage('similar', 'car').prefilled).toBe('Can you please find me something similar?');
	expect(presetMessage('reserve', 'caravan').prefilled).toBe('I would like to reserve this caravan');
	expect(presetMessage('enquire', 'car')).toEqual({ prefilled: '', hidden: '' });
});

test('only enquiries require a message, and an offer has no message field (ENQUIRY-003, OFFERS-021)', () => {
	expect(messageNeed('leads', 'Vehicle Enquiry', { message_optional: false })).toBe('required');
	expect(messageNeed('leads', 'Vehicle Enquiry', { message_optional: true })).toBe('optional');
	expect(messageNeed('leads', 'Trade In', { message_optional: false })).toBe('optional');
	expect(messageNeed('enquiries', 'Fleet Enquiry', { message_optional: false })).toBe('required');
	expect(messageNeed('leads', 'Offer', { message_optional: true })).toBe('none');
});

test('the form opens only for actions that send it', () => {
	expect(['enquire', 'photos', 'payment_methods', 'share'].map(isEnquiryAction)).toEqual([
		true,
		true,
		false,
		false,
	]);
});

test.each([
	['Test Drive', 'Request a booking'],
	['Service Booking', 'Request a booking'],
	['Parts Enquiry', 'Send parts request'],
	['Trade In', 'Send trade-in details'],
	['Quote', 'Request a quote'],
	['Feedback', 'Send feedback'],
	['Offer', 'Send offer'],
	['Reservation', 'Send request'],
	['Vehicle Enquiry', 'Send enquiry'],
	['anything else', 'Send enquiry'],
])('the button of a form of category %s says “%s”', (category, label) => {
	expect(pageSubmitLabel(category)).toBe(label);
});
