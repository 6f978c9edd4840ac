import { OTHER_WORK } from '../dealer/service-work.ts';
import { phoneEntryProblem } from '../phone/phone-entry.ts';
import { isEmailAddress } from './email-entry.ts';
import { CHAT_CATEGORY, PAYMENT_CATEGORY } from './lead-category.ts';
import { type LeadKind, messageNeed } from './lead-form.ts';
import { bidDollars } from './number-entry.ts';

/** The heading above a form's list of errors (ENQUIRY-026). */
export const PROBLEMS_HEADING = 'Please fix the following errors:';

/** The error message for a bid that is no amount from one dollar to ten million. */
export const OFFER_PROBLEM = 'Please enter the amount you offer in whole dollars, such as $24,500.';

/** The label of the terms checkbox, which is stored with the lead as the wording agreed to. */
export const TERMS_LABEL = 'I agree to the terms of use and have read the privacy policy.';

/** The same at the checkout. */
export const RESERVING_TERMS_LABEL = 'I agree to the terms of reserving';

/** The error message for an unticked terms checkbox: with an asterisk under the box, without one in the list (ENQUIRY-016, ENQUIRY-018). */
export const TERMS_PROBLEM = 'You must agree to the terms of use before submitting.';

/** The error message under the terms checkbox of the bid form (ENQUIRY-017, resolution 107). */
export const TERMS_PROBLEM_OF_OFFER = 'You must agree to the terms of use before submitting the form.';

/** A dealer's rules for a form. */
export interface LeadRules {
	kind: LeadKind;
	message_optional: boolean;
	/** The contact field that may be left empty (resolution 104). */
	optional_contact: 'none' | 'phone' | 'email';
}

/** An invalid field with its error message. */
export interface LeadProblem {
	field: string;
	message: string;
}

/** The values of a form by field name; a field that the form does not have is undefined. */
export interface LeadValues {
	name: string;
	email: string;
	phone: string;
	message?: string | undefined;
	category: string;
	dealership_slug?: string | undefined;
	location?: string | undefined;
	/** '2026-12-01T10:30', or a day alone while no time is chosen. */
	test_drive_date?: string | undefined;
	/** Day and drop-off time of a service booking, in the same form. */
	service_date?: string | undefined;
	/** The work of a service booking, chosen from a list; undefined where the form has no such field. */
	service_work?: string | undefined;
	/** As typed: '$24,500'. */
	offer_from_client?: string | undefined;
	terms_conditions: boolean;
}

/** The contact field that some forms do without, whatever the dealer says. */
const OPTIONAL: Readonly<Record<string, LeadRules['optional_contact'] | undefined>> = {
	[CHAT_CATEGORY]: 'email',
	[PAYMENT_CATEGORY]: 'phone',
};

/** The errors of a form, in the order of its fields (ENQUIRY-003 to ENQUIRY-008, ENQUIRY-015, resolution 104). */
export function leadProblems(values: LeadValues, rules: LeadRules): LeadProblem[] {
	const { name, email, phone, message, category, offer_from_client } = values;
	const unset = (value: string | undefined) => value !== undefined && isBlank(value);
	const { service_work } = values;
	const optional = OPTIONAL[category] ?? rules.optional_contact;
	// Where the work is chosen from a list, only 'Something else' needs a message.
	const needsMessage =
		service_work === undefined
			? messageNeed(rules.kind, category, rules) === 'required'
			: service_work === OTHER_WORK;
	const found: [string, string | false][] = [
		['category', unset(category) && 'Please choose a category.'],
		['dealership_slug', unset(values.dealership_slug) && 'Please choose a dealership.'],
		['location', unset(values.location) && 'Please choose a location.'],
		[
			'test_drive_date',
			/^\d{4}-\d{2}-\d{2}$/.test(values.test_drive_date ?? '') && 'Please choose a time for the test drive.',
		],
		['service_work', unset(service_work) && 'Please choose what the vehicle needs.'],
		[
			'service_date',
			/^\d{4}-\d{2}-\d{2}$/.test(values.service_date ?? '') && 'Please choose a drop-off time.',
		],
		['offer_from_client', offer_from_client !== undefined && !isOffer(offer_from_client) && OFFER_PROBLEM],
		['name', unset(name) && 'Please enter your name.'],
		['email', emailProblem(email, optional === 'email')],
		['phone', phoneProblem(phone, optional === 'phone')],
		['message', needsMessage && unset(message) && 'Please enter a message.'],
		['terms_conditions', !values.terms_conditions && TERMS_PROBLEM],
	];
	return found.flatMap(([field, problem]) => (problem ? [{ field, message: problem }] : []));
}

/** Whether a text has no visible characters: only spaces, zero-width characters and the like. */
function isBlank(typed: string): boolean {
	return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(typed);
}

function isOffer(typed: string): boolean {
	return bidDollars(typed) !== null;
}

function emailProblem(email: string, isOptional: boolean): string | false {
	if (email.trim() === '') return !isOptional && 'Please enter your email address.';
	return !isEmailAddress(email) && 'Please enter an email address with an @, such as sam@example.com.';
}

function phoneProblem(phone: string, isOptional: boolean): string | false {
	if (phone.trim() === '') return !isOptional && 'Please enter your phone number.';
	return phoneEntryProblem(phone) ?? false;
}
