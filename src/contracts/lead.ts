import { z } from 'zod';
import { OFFER_PROBLEM } from '../domain/lead/lead-problems.ts';
import { clean, LEAD_LIMITS, line, optional } from './lead-text.ts';
import { serviceBooking } from './service-booking.ts';

export { LEAD_LIMITS } from './lead-text.ts';

/** Where the visitor has been (LEADAPI-014, resolution 117). */
export const LeadAttributesSchema = z.object({
	/** Paths of this visit in their order, without query strings. */
	visited_pages: z.array(clean(LEAD_LIMITS.address)).max(LEAD_LIMITS.entries).default([]),
	/** Parameters the visit began with: utm_*, gclid, fbclid. */
	linked_query_params: z.record(line, clean(LEAD_LIMITS.address)).default({}),
});

/** What an enquiry and a lead about a vehicle have in common; spelt as the specification does. */
const common = {
	/** Made by the form's script once per attempt, so that trying again makes no second lead; the server makes one otherwise. */
	submission_id: z
		.string()
		.regex(/^[\w-]{8,64}$/, 'expected 8 to 64 letters, digits, - or _')
		.optional(),
	name: line,
	/** Which of the two may be empty is the dealer's choice (resolution 104). */
	email: line.default(''),
	phone: line.default(''),
	message: clean(LEAD_LIMITS.message).default(''),
	category: line,
	subcategory: optional,
	dealership_slug: optional,
	/** 'Contact me about this enquiry'. */
	opt_in: z.boolean().default(false),
	/** Offers and news; never ticked beforehand (resolution 114). */
	opt_in_marketing: z.boolean().default(false),
	/** The words beside what was ticked, as they were shown. */
	consent_text: clean(LEAD_LIMITS.message)
		.nullish()
		.transform((text) => text || null),
	terms_conditions: z.boolean().default(false),
	url: clean(LEAD_LIMITS.address)
		.nullish()
		.transform((text) => text || null),
	source: line.default('Website'),
	user_agent: clean(1000)
		.nullish()
		.transform((text) => text || null),
	lead_attributes: LeadAttributesSchema.prefault({}),
	/** The proof of work (ALTCHA's payload); absent without JavaScript. */
	captcha: z.string().max(4000).optional(),
	/** Nobody sees this field; what fills it in is no person. */
	company_website: z.string().max(LEAD_LIMITS.address).optional(),
};

/** `POST {api}/enquiries`: a question that need not be about a vehicle (ENQUIRY-002, ENQUIRY-020). */
export const EnquirySchema = z.object({
	...common,
	/** Which location, by its id or name. */
	location: optional,
	/** Of the visitor's vehicle; who looks for a part may give its VIN instead. */
	Rego: optional,
	...serviceBooking,
	/** The part looked for: its name or its number. */
	part: optional,
	/** The page the form stands on. */
	page_id: optional,
	additional_services: z.array(line).max(LEAD_LIMITS.entries).default([]),
});

/** `POST {api}/leads`: something about a vehicle, in one step or several (LEADAPI-001 to LEADAPI-015). */
export const LeadSchema = z.object({
	...common,
	/** Whether this is all of it; earlier steps are kept and not delivered. */
	isLastStep: z.boolean().default(true),
	/** The lead a later step belongs to. */
	lead_id: optional,
	/** The `submission_id` of that lead's first step: shows that the same sender goes on. Kept with no lead, delivered nowhere. */
	first_submission_id: optional,
	car_id: optional,
	car_dealership_id: optional,
	stock_number: optional,
	manufacturer_slug: optional,
	'Vehicle Make': optional,
	'Vehicle Model': optional,
	car_type: optional,
	vehicle_status: optional,
	opt_in_finance: z.boolean().default(false),
	opt_in_trade: z.boolean().default(false),
	autogauge_enabled: z.boolean().optional(),
	/** 'Test Drive Booking Date': the local day and time at the location, such as 2026-12-01T10:30. */
	test_drive_date: z
		.string()
		.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Please choose a day and a time, such as 28/11/2026 10:30am.')
		.nullish()
		.transform((text) => text || null),
	/** Whole dollars. */
	offer_from_client: z.coerce.number().int().min(1, OFFER_PROBLEM).max(10_000_000).optional(),
	form_completed: z.boolean().optional(),
	offer_accepted: z.boolean().optional(),
	offer_price: z.number().optional(),
	/** Answers to a valuation's questions, by the question. */
	adjustmentAnswers: z.record(line, z.union([line, z.number(), z.boolean()])).optional(),
	id: optional,
	rego: optional,
	regoState: optional,
	kms: z.coerce.number().int().min(0).max(10_000_000).optional(),
	PreferredContactMethod: z.enum(['Phone', 'Email', 'SMS']).optional(),
	finance: z.enum(['Yes', 'No']).optional(),
	trade_in: z.enum(['Yes', 'No']).optional(),
	location_id: optional,
});

/** A field that was refused, and what to do. */
export const FieldProblemSchema = z.object({
	field: z.string(),
	message: z.string(),
	/** `taken`: an appointment that was free when the page showed it, and is not any more (resolution 103). */
	reason: z.enum(['taken']).optional(),
});

/** What a form is answered that cannot be taken; `error` is shown above it (RFC 9457 with the specification's `error`). */
export const ProblemSchema = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	error: z.string(),
	problems: z.array(FieldProblemSchema).default([]),
});

export type Enquiry = z.output<typeof EnquirySchema>;
export type EnquiryInput = z.input<typeof EnquirySchema>;
export type Lead = z.output<typeof LeadSchema>;
export type LeadInput = z.input<typeof LeadSchema>;
export type FieldProblem = z.output<typeof FieldProblemSchema>;
export type Problem = z.output<typeof ProblemSchema>;
