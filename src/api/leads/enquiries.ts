import * as z from 'zod/mini';
import { BUILD_YEARS, MOST_KILOMETRES } from '../../domain/vehicle/attributes/plausible-limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { EnquiryAnswerSchema } from './lead-answer.ts';
import { LEAD_FIELDS } from './lead-fields.ts';
import { LEAD_PATHS } from './lead-target.ts';
import { LEAD_LIMITS, line, optionalLine } from './lead-text.ts';
import { localMoment, paymentAmount, wholeNumber } from './typed-field.ts';

/** A lead without a vehicle of the stock (ENQUIRY-002, ENQUIRY-020). */
export const EnquirySchema = z.object({
	...LEAD_FIELDS,
	/** The id or name of the location. */
	location: optionalLine,
	/** The visitor's vehicle; for a part the VIN is accepted too. */
	Rego: optionalLine,
	/** Of the visitor's vehicle, for a service booking (SERVICE-003), as are the fields down to `service_date`. */
	'Vehicle Make': optionalLine,
	'Vehicle Model': optionalLine,
	year: wholeNumber(BUILD_YEARS.least, BUILD_YEARS.most),
	kms: wholeNumber(0, MOST_KILOMETRES),
	/** The work for the workshop, from the form's list; the message has details. */
	service_work: optionalLine,
	/** Day and drop-off time at the workshop, such as 2026-12-01T08:30; a request until the dealer confirms it. */
	service_date: localMoment('Please choose a day (day/month/year) and a drop-off time, such as 8:30am.'),
	/** The requested part: its name or number. */
	part: optionalLine,
	/** The page the form is on. */
	page_id: optionalLine,
	/**
	 * The reference on the quote or invoice that is paid, and the amount in dollars, as the payer says; only from the page for online
	 * payments.
	 */
	payment_reference: optionalLine,
	payment_amount: z.optional(paymentAmount),
	additional_services: z._default(z.array(line).check(z.maxLength(LEAD_LIMITS.entries)), []),
});

/** An enquiry as stored by the service. */
export type Enquiry = z.output<typeof EnquirySchema>;
/** An enquiry as sent by a form. */
export type EnquiryInput = z.input<typeof EnquirySchema>;

/** The intake of forms that are about no vehicle and no visit: they answer with a lead's id once it is stored. */
export const enquiries = {
	method: 'post',
	path: LEAD_PATHS.enquiries,
	summary: 'Send an enquiry',
	description:
		'Kept before it is answered. A form (application/x-www-form-urlencoded) is answered with a page or a redirect instead.',
	body: { type: 'lead', schema: EnquirySchema },
	answers: { 200: { description: 'The enquiry is kept', schema: EnquiryAnswerSchema } },
} as const satisfies Endpoint;
