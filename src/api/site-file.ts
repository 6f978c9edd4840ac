import * as z from 'zod/mini';
import type { SpecialHoursEntry } from '../domain/hours/special-hours.ts';
import type { OpeningHourEntry, Schedule } from '../domain/hours/timetable.ts';
import { CarFieldsSchema } from './car-fields-schema.ts';

/** Changes with every change of this contract after which a service cannot read the file of another version. */
export const API_SITE_VERSION = 2;

const text = z.nullable(z.string());

const ScheduleSchema = z.object({
	time_zone: z.string(),
	weekly: z.custom<readonly OpeningHourEntry[]>((value) => Array.isArray(value)),
	special: z.custom<readonly SpecialHoursEntry[]>((value) => Array.isArray(value)),
	appointment_saturdays_from: text,
	unavailable_text: z.enum(['Closed', 'By appointment only']),
}) satisfies z.ZodMiniType<Schedule>;

/** Where leads are sent. The first route that names both the category and the dealership wins; an empty list names all. */
export const LeadRouteSchema = z.object({
	categories: z.array(z.string()),
	dealerships: z.array(z.string()),
	emails: z.array(z.string()),
	/** The secret itself is in the service's environment, under this name. */
	webhook: z.nullable(z.object({ url: z.string(), secret_env: z.string() })),
});

const ApiLocationSchema = z.object({
	id: z.string(),
	slug: z.string(),
	name: z.string(),
	dealership_slug: z.string(),
	location_type: z.nullable(z.enum(['sales', 'service', 'parts'])),
	/** '212 Latrobe Terrace, Geelong West VIC 3218'. */
	address: z.string(),
	phone: text,
	/** The hours for test drives, or those of the workshop where that is all it has. */
	schedule: ScheduleSchema,
});

/** What the service knows of a vehicle: what the public may read, and what belongs on a lead. */
export const ApiVehicleSchema = z.object({
	id: z.string(),
	slug: z.string(),
	/** As the page's heading: '2024 Toyota HiLux SR5'. */
	title: z.string(),
	stocknum: text,
	dealership_slug: text,
	dealership_id: text,
	location_id: text,
	/** The address of its first picture: a path of the site, or elsewhere. */
	picture: text,
	/** The price that is shown, the offer's where that is the lower one (resolution 22), dollars; null where none is. */
	price: z.nullable(z.number()),
	/** '$45,990 drive away'; null without a price. */
	price_text: text,
	/** Facts as the page's key information shows them, in its order. */
	facts: z.array(z.object({ label: z.string(), value: z.string() })),
	/** Whether lists and its page show it; one that is gone is kept for a while so that live updates name it. */
	is_shown: z.boolean(),
	/** Whether there is a PDF of it: not for one that is at other locations too. */
	has_pdf: z.boolean(),
	/** The number its page gives to call about it (PHONE-006 to PHONE-009). */
	phone: z._default(text, null),
	/** How often its feed says it was looked at: the counter goes on from there (VDP-014). */
	views: z._default(z.int().check(z.minimum(0)), 0),
	/** Unix seconds of `updated_at`, 0 when unknown. */
	stock_version: z.int().check(z.minimum(0)),
	car_fields: CarFieldsSchema,
});

/**
 * What the lead API knows of one dealer: `.api/<slug>.json` beside the sites, written by the build and read by the service only. Everything the
 * service needs of configuration and stock is here, so that it depends on neither.
 */
export const ApiSiteSchema = z.object({
	version: z.literal(API_SITE_VERSION),
	slug: z.string(),
	/** The `website_id` of calls. */
	id: z.string(),
	name: z.string(),
	url: z.string(),
	/** Hosts the site answers at, lower case, without port. */
	hosts: z.array(z.string()),
	phone: z.string(),
	email: z.string(),
	time_zone: z.string(),
	/** The dealer's licence, which the PDF has to name by law: 'LMCT 11482'; null when none is configured. */
	licence: text,
	forms: z.object({
		message_optional: z.boolean(),
		optional_contact: z.enum(['none', 'phone', 'email']),
		captcha: z.boolean(),
		dealership_from_service_location: z.boolean(),
		categories: z.array(z.string()),
		additional_services: z.array(z.string()),
		reply_promise: z.string(),
		/** Whether shoppers get a receipt by mail. */
		receipt: z.boolean(),
	}),
	routes: z.array(LeadRouteSchema),
	/** How the private answers of finance applications reach the dealer, and how long they are kept; null where the site takes none. */
	finance_application: z._default(
		z.nullable(
			z.object({
				private_answers: z.enum(['in_full', 'one_time_link']),
				kept_days: z.int().check(z.minimum(1)),
			}),
		),
		null,
	),
	dealerships: z.array(
		z.object({
			id: z.string(),
			slug: z.string(),
			name: z.string(),
			/** Test drives that may begin at the same time; a time is offered until so many shoppers have asked for it. */
			test_drives_at_once: z.int().check(z.minimum(1)),
		}),
	),
	/** Models and offers that only some dealerships sell, by what forms say of them. */
	sold_at: z.array(
		z.object({
			field: z.enum(['Vehicle Model', 'subcategory']),
			value: z.string(),
			dealerships: z.array(z.string()),
		}),
	),
	locations: z.array(ApiLocationSchema),
	vehicles: z.array(ApiVehicleSchema),
});

export type ApiSite = z.output<typeof ApiSiteSchema>;
export type ApiLocation = z.output<typeof ApiLocationSchema>;
export type ApiVehicle = z.output<typeof ApiVehicleSchema>;
export type LeadRoute = z.output<typeof LeadRouteSchema>;
