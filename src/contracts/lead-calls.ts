import { z } from 'zod';
import { FreshFieldsSchema } from './fresh-facts.ts';

const id = z.string().min(1).max(200);
const website_id = z.string().max(200).optional();

/** `POST {api}/phone-reveals`: somebody wanted to see the number (PHONE-005, resolution 83). */
export const PhoneRevealSchema = z.object({ car_id: id, dealership_id: id.nullish(), website_id });

/** `POST {api}/events`: something a visitor did, by the numbers of the specification (resolution 182). */
export const EventSchema = z.object({
	event_id: z.int().min(1).max(999),
	/** The vehicle it is about, where it is about one. */
	car_id: id.nullish(),
	website_id,
});

/** `POST {api}/miscellaneous`: the result of a valuation, kept with its lead (resolution 129). */
export const MiscellaneousSchema = z.looseObject({
	column_name: z.literal('valuation'),
	lead_id: id,
	/** The `submission_id` of the lead's first step, as for a further step. */
	first_submission_id: id,
});

export const MiscellaneousAnswerSchema = z.object({ success: z.literal(true) });

/** `GET {api}/enquiries/{lead_id}?submission_id=`: what somebody sent, for whoever has both ids (ENQUIRY-029, resolution 103). */
export const SentLeadSchema = z.object({
	lead_id: z.string(),
	/** ISO 8601, UTC. */
	received_at: z.string(),
	category: z.string(),
	subcategory: z.string().nullable(),
	dealership_slug: z.string().nullable(),
	name: z.string(),
	message: z.string(),
	car_id: z.string().nullable(),
	car_type: z.string().nullable(),
	/** The local day and time at the location; null for no test drive, or one without a time. */
	test_drive_date: z.string().nullable(),
	/** 'A1B2-C3D4': what shopper and dealer call it by. */
	reference: z.string(),
	/** The vehicle of the stock it is about, as the site shows it now; null for none, or one that is gone. */
	vehicle: z
		.object({
			title: z.string(),
			price_text: z.string().nullable(),
			/** The address of its first picture: a path of the site, or elsewhere. */
			picture: z.string().nullable(),
			/** Its page: a path of the site. */
			path: z.string(),
		})
		.nullable(),
	/** 'Tue 1 Dec 2026, 10:30am': the time that was asked for; null for none. */
	time: z.string().nullable(),
	/** Where it goes, with the number to call; the dealer itself where no place is known. */
	place: z.object({ name: z.string(), address: z.string().nullable(), phone: z.string() }),
});

/** `GET {api}/cars/{id}.json`: a vehicle as everybody may know it. */
export const VehicleFactsSchema = z.object({
	id: z.string(),
	slug: z.string(),
	title: z.string(),
	price_text: z.string().nullable(),
	stock_version: z.int().min(0),
	/** Null for one that is no longer shown. */
	car_fields: FreshFieldsSchema.nullable(),
});

/** `GET {api}/captcha`: what a visitor's device is to compute (ALTCHA, version 2). */
export const ChallengeSchema = z.object({
	parameters: z.looseObject({
		algorithm: z.string(),
		nonce: z.string(),
		salt: z.string(),
		cost: z.int(),
		keyLength: z.int(),
		keyPrefix: z.string(),
	}),
	signature: z.string(),
});

/** The one question a form without JavaScript has to answer. */
export const QuestionAnswerSchema = z.object({ token: z.string(), answer: z.string() });

/** `GET {api}/health` and `GET {api}/ready`. */
export const HealthSchema = z.object({ status: z.literal('ok') });

export type SentLead = z.output<typeof SentLeadSchema>;
export type VehicleFacts = z.output<typeof VehicleFactsSchema>;

/** The answer to a lead (LEADAPI-002, resolution 101), with the page to go on to: another one while the lead is held for a check. */
export const LeadAnswerSchema = z.object({ lead_id: z.string(), success_page: z.string() });

/** The answer to an enquiry (ENQUIRY-021, resolution 102). */
export const EnquiryAnswerSchema = z.object({
	success: z.literal(true),
	success_page: z.string(),
	lead_id: z.string(),
});

/** `GET {api}/appointments`: times a visit can begin on a day, such as '09:30', by the location's clock (resolutions 103 and 106). */
export const AppointmentsSchema = z.object({ date: z.string(), times: z.array(z.string()) });
