import * as z from 'zod/mini';
import { ITEM_TYPES } from '../../domain/vehicle/attributes/item-type.ts';
import type { Endpoint } from '../endpoint.ts';
import { SENT_LEADS_PATH } from './sent-lead-path.ts';

/**
 * A sent lead, for its sender, who knows both ids (ENQUIRY-029, resolution 103). Pages get it by `get-sent-lead.ts`: these schemas alone
 * are twice the script budget of a success page.
 */
export const SentLeadSchema = z.object({
	lead_id: z.string(),
	/** ISO 8601, UTC. */
	received_at: z.string(),
	category: z.string(),
	subcategory: z.nullable(z.string()),
	dealership_slug: z.nullable(z.string()),
	name: z.string(),
	message: z.string(),
	car_id: z.nullable(z.string()),
	car_type: z.nullable(z.string()),
	/** The local day and time at the location; null for no test drive, or one without a time. */
	test_drive_date: z.nullable(z.string()),
	/** The reference for phone calls: 'A1B2-C3D4'. */
	reference: z.string(),
	/** Its vehicle with current data; null for none, or one that has been removed. */
	vehicle: z.nullable(
		z.object({
			title: z.string(),
			price_text: z.nullable(z.string()),
			/** The address of its first picture: a path of the site, or elsewhere. */
			picture: z.nullable(z.string()),
			/** Its page: a path of the site. */
			path: z.string(),
		}),
	),
	/** The sender's own vehicle and what was asked for with it; null for other leads than trade-ins. */
	trade_in: z.nullable(
		z.object({
			/** Title and text of the confirmation; null for the category's own. */
			words: z.nullable(z.object({ title: z.string(), text: z.string() })),
			/** '2021 Mazda CX-5'; null where it was not said, or not as a name. */
			vehicle: z.nullable(z.string()),
			/** '1ABC123 WA' */
			plate: z.nullable(z.string()),
			item_type: z.enum(ITEM_TYPES),
			/** The model or offer it is traded in on, as the site calls it; null for none, and beside a vehicle. */
			looking_at: z.nullable(z.string()),
			/** Its drawing and the colour there, 'ute' and 'white', as of a found vehicle; null when unknown, or like no drawing. */
			body: z.nullable(z.string()),
			colour: z.nullable(z.string()),
			/**
			 * 'Our estimate: $23,400 to $25,900, until 29 Nov 2026'; once accepted '$23,400 held until 29 Nov 2026, subject to inspection'; null
			 * for none.
			 */
			estimate: z.nullable(z.string()),
			/** Why there is none: 'We don’t put an online figure on cars past 100,000 km.' */
			by_hand_reason: z.nullable(z.string()),
		}),
	),
	/** The reservation whose deposit is paid online, in words as it is now; null for other leads. */
	reservation: z.nullable(
		z.object({
			title: z.string(),
			text: z.string(),
			/** What became of the money. */
			money: z.string(),
			/** Its page, with what can be done now: a path of the site. */
			page: z.string(),
			/** A calendar file with its end; null where it is not reserved. */
			calendar: z.nullable(z.string()),
			/** Whether its payment is not known yet: a shopper who comes back from paying waits for it. */
			is_awaited: z.boolean(),
		}),
	),
	/** 'Tue 1 Dec 2026, 10:30am': the requested time; null for none. */
	time: z.nullable(z.string()),
	/** 'Price $53,490, deposit $6,000, 5 years': the loan of a finance application; null for none. Nothing private is in it. */
	loan: z.nullable(z.string()),
	/** Where it is dealt with, with the phone number: a location, the dealer itself where none is known, or the address of a delivery. */
	place: z.object({ name: z.string(), address: z.nullable(z.string()), phone: z.string() }),
});

export type SentLead = z.output<typeof SentLeadSchema>;

/** What a shopper sent, for the page that thanks them: read with the lead's id and the secret `submission_id` of its form. */
export const sentLead = {
	method: 'get',
	path: `${SENT_LEADS_PATH}{lead_id}`,
	summary: 'An enquiry or lead, for its sender',
	query: z.object({ submission_id: z._default(z.string(), '') }),
	answers: { 200: { description: 'What was sent', schema: SentLeadSchema } },
	refusals: [429],
} as const satisfies Endpoint;
