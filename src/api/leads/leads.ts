import * as z from 'zod/mini';
import { OFFER_PROBLEM } from '../../domain/lead/lead-problems.ts';
import { MOST_DOLLARS } from '../../domain/price/most-dollars.ts';
import {
	AMOUNT_OWING_PROBLEM,
	DESIRED_PRICE_PROBLEM,
	KILOMETRES_PROBLEM,
	MOST_KMS,
	OWN_YEAR_PROBLEM,
} from '../../domain/trade-in/own-vehicle.ts';
import { ITEM_TYPES } from '../../domain/vehicle/attributes/item-type.ts';
import { BUILD_YEARS, OLDEST_OWN_YEAR } from '../../domain/vehicle/attributes/plausible-limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { LeadAnswerSchema } from './lead-answer.ts';
import { LEAD_FIELDS } from './lead-fields.ts';
import { LEAD_PATHS } from './lead-target.ts';
import { LEAD_LIMITS, line, nullable, optionalLine, text } from './lead-text.ts';
import { amount, dollars, flag, localMoment, optionalConsent, wholeNumber } from './typed-field.ts';

/** Something about a vehicle, in one step or several (LEADAPI-001 to LEADAPI-015). */
export const LeadSchema = z.object({
	...LEAD_FIELDS,
	/** Whether this is all of it; earlier steps are kept and not delivered. */
	isLastStep: z._default(z.boolean(), true),
	/** The lead a later step belongs to. */
	lead_id: optionalLine,
	/** The `submission_id` of that lead's first step: shows that the same sender goes on. Kept with no lead, delivered nowhere. */
	first_submission_id: optionalLine,
	car_id: optionalLine,
	car_dealership_id: optionalLine,
	stock_number: optionalLine,
	manufacturer_slug: optionalLine,
	'Vehicle Make': optionalLine,
	'Vehicle Model': optionalLine,
	car_type: optionalLine,
	vehicle_status: optionalLine,
	opt_in_finance: flag,
	opt_in_trade: flag,
	autogauge_enabled: z.optional(z.boolean()),
	/** 'Test Drive Booking Date': the local day and time at the location, such as 2026-12-01T10:30. */
	test_drive_date: localMoment('Please choose a day (day/month/year) and a time, such as 10:30am.'),
	/** The shopper's bid in whole dollars. */
	offer_from_client: dollars(MOST_DOLLARS, OFFER_PROBLEM),
	form_completed: z.optional(z.boolean()),
	offer_accepted: z.optional(z.boolean()),
	/**
	 * The dealer's offer: the lower end of the estimate. The service sets it, and the fields down to `by_hand_reason`, from the valuation.
	 */
	offer_price: amount,
	offer_upper_price: amount,
	/** The last day it is held: '2026-11-29'. */
	offer_held_until: optionalLine,
	/** Why there is no estimate. */
	by_hand_reason: nullable(text(LEAD_LIMITS.message)),
	/** Answers to a valuation's questions, by the question. */
	adjustmentAnswers: z.optional(z.record(line, z.union([line, z.number(), z.boolean()]))),
	/** The `id` of a valuation, whose offer the service copies into the lead. */
	id: optionalLine,
	/** The shopper's own vehicle, as are the fields down to `amount_owing`. */
	rego: optionalLine,
	regoState: optionalLine,
	own_make: optionalLine,
	own_model: optionalLine,
	/** 'Maxx Sport', of a vehicle that was found by its plate. */
	own_variant: optionalLine,
	/** The year it was built. */
	own_year: wholeNumber(OLDEST_OWN_YEAR, BUILD_YEARS.most, OWN_YEAR_PROBLEM),
	own_item_type: z.optional(z.enum(ITEM_TYPES)),
	kms: wholeNumber(0, MOST_KMS, KILOMETRES_PROBLEM),
	/** Dollars still owed on it. */
	amount_owing: dollars(MOST_DOLLARS, AMOUNT_OWING_PROBLEM),
	/** What the shopper hopes to get for it, dollars. */
	desired_price: dollars(MOST_DOLLARS, DESIRED_PRICE_PROBLEM),
	/** When the shopper brings it for an inspection: the local day and time at the location. */
	inspection_date: localMoment('Please choose a day (day/month/year) and a time, such as 10:30am.'),
	/**
	 * The deposit that the shopper agreed to pay at the checkout, dollars, and the price of the vehicle shown there; only from the checkout.
	 */
	deposit: amount,
	price_shown: amount,
	/** How a vehicle that is bought online is handed over, as are the next two; `handover_date` is the local day and time at the location. */
	handover: z.optional(z.enum(['Pick-up', 'Delivery'])),
	handover_date: localMoment('Please choose a day (day/month/year) and a time, such as 10:30am.'),
	delivery_address: optionalLine,
	/** What is bought with it: 'Floor mats, $160'. */
	extras: z.optional(z.array(line).check(z.maxLength(LEAD_LIMITS.entries))),
	PreferredContactMethod: z.optional(z.enum(['Phone', 'Email', 'SMS'])),
	finance: z.optional(z.enum(['Yes', 'No'])),
	trade_in: z.optional(z.enum(['Yes', 'No'])),
	location_id: optionalLine,
	/** The model or the offer that a trade-in was begun from, as the site calls it. */
	looking_at: optionalLine,
	/**
	 * The answers of a finance application, by the names of `APPLICATION_FIELDS`; what it keeps apart of them is in no webhook, log or
	 * answer of this service. An empty text takes an earlier answer back.
	 */
	application: z.optional(z.record(line, line)),
	/**
	 * The figures of the finance calculator that a message begins with, as the query of an address: 'vehiclePriceBudget=30000&deposit=5000'.
	 */
	finance_figures: nullable(text(LEAD_LIMITS.message)),
	/** 'I agree that Harbourline may use these details …': an application needs it. */
	finance_consent: optionalConsent,
});

/** A lead as the service keeps it. */
export type Lead = z.output<typeof LeadSchema>;
/** A lead as a form sends it. */
export type LeadInput = z.input<typeof LeadSchema>;

/** The intake of forms about a vehicle or a visit. Refused with 409 where the vehicle cannot be held for this shopper. */
export const leads = {
	method: 'post',
	path: LEAD_PATHS.leads,
	summary: 'Send a lead about a vehicle, or a step of one',
	description:
		'A later step names the lead_id of the first and only what is new. A form (application/x-www-form-urlencoded) is answered with a page or a redirect instead.',
	body: { type: 'lead', schema: LeadSchema },
	answers: { 200: { description: 'The lead is kept', schema: LeadAnswerSchema } },
	refusals: [409],
} as const satisfies Endpoint;
