import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/**
 * What was sent, for its sender, who knows both ids (ENQUIRY-029, resolution 103). The success page asks for it without the typed call, whose
 * schemas alone are twice the script such a page may have.
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
	/** 'A1B2-C3D4': what shopper and dealer call it by. */
	reference: z.string(),
	/** The vehicle it is about, as the site shows it now; null for none, or one that is gone. */
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
	/** 'Tue 1 Dec 2026, 10:30am': the time that was asked for; null for none. */
	time: z.nullable(z.string()),
	/** Where it goes, with the number to call; the dealer itself where no location is known. */
	place: z.object({ name: z.string(), address: z.nullable(z.string()), phone: z.string() }),
});

export type SentLead = z.output<typeof SentLeadSchema>;

export const sentLead = {
	method: 'get',
	path: '/enquiries/{lead_id}',
	summary: 'An enquiry or lead, for its sender',
	query: z.object({ submission_id: z._default(z.string(), '') }),
	answers: { 200: { description: 'What was sent', schema: SentLeadSchema } },
	refusals: [429],
} as const satisfies Endpoint;
