import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { EnquiryAnswerSchema } from './lead-answer.ts';
import { LEAD_FIELDS } from './lead-fields.ts';
import { LEAD_PATHS } from './lead-target.ts';
import { LEAD_LIMITS, line, optionalLine } from './lead-text.ts';
import { localMoment, wholeNumber } from './typed-field.ts';

/** A question that need not be about a vehicle (ENQUIRY-002, ENQUIRY-020). */
export const EnquirySchema = z.object({
	...LEAD_FIELDS,
	/** Which location, by its id or name. */
	location: optionalLine,
	/** Of the visitor's vehicle; for a part its VIN will do instead. */
	Rego: optionalLine,
	/** Of the visitor's vehicle, for a service booking (SERVICE-003), as are the fields down to `service_date`. */
	'Vehicle Make': optionalLine,
	'Vehicle Model': optionalLine,
	year: wholeNumber(1900, 2100),
	kms: wholeNumber(0, 10_000_000),
	/** What the workshop is to do, of the form's list; the message says more. */
	service_work: optionalLine,
	/** Day and drop-off time at the workshop, such as 2026-12-01T08:30; a wish until the dealer confirms it. */
	service_date: localMoment('Please choose a day and a drop-off time, such as 28/11/2026 8:30am.'),
	/** The part looked for: its name or its number. */
	part: optionalLine,
	/** The page the form is on. */
	page_id: optionalLine,
	additional_services: z._default(z.array(line).check(z.maxLength(LEAD_LIMITS.entries)), []),
});

/** An enquiry as the service keeps it. */
export type Enquiry = z.output<typeof EnquirySchema>;
/** An enquiry as a form sends it. */
export type EnquiryInput = z.input<typeof EnquirySchema>;

export const enquiries = {
	method: 'post',
	path: LEAD_PATHS.enquiries,
	summary: 'Send an enquiry',
	description:
		'Kept before it is answered. A form (application/x-www-form-urlencoded) is answered with a page or a redirect instead.',
	body: { type: 'lead', schema: EnquirySchema },
	answers: { 200: { description: 'The enquiry is kept', schema: EnquiryAnswerSchema } },
} as const satisfies Endpoint;
