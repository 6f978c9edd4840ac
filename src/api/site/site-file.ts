import * as z from 'zod/mini';
import { ApiAccountsSchema } from '../account/site-settings.ts';
import { ApiPhrasingSchema } from '../chat/phrasing-settings.ts';
import {
	ApiOnlinePaymentSchema,
	ApiOnlinePurchaseSchema,
	ApiPaymentsSchema,
} from '../reservations/site-settings.ts';
import { ApiSpinSchema } from '../spin/site-settings.ts';
import { ApiTradeInSchema } from '../trade-in/site-settings.ts';
import { ApiLoanTermsSchema } from './loan-terms.ts';
import { SiteFrameSchema } from './site-frame.ts';
import { ApiLocationSchema } from './site-location.ts';
import { ApiVehicleSchema } from './site-vehicle.ts';

/** Increased with every incompatible change of this file's format. */
export const API_SITE_VERSION = 2;

const text = z.nullable(z.string());

/** A route for leads. The first route that matches both category and dealership wins; an empty list matches all. */
export const LeadRouteSchema = z.object({
	categories: z.array(z.string()),
	dealerships: z.array(z.string()),
	emails: z.array(z.string()),
	/** `secret_env` is the name of the environment variable with the secret. */
	webhook: z.nullable(z.object({ url: z.string(), secret_env: z.string() })),
});

/**
 * The lead API's data about one dealer: `.api/<slug>.json` beside the sites, written by the build and read by the service only. Everything
 * the service needs of configuration and stock is here, so that it depends on neither.
 */
export const ApiSiteSchema = z.object({
	version: z.literal(API_SITE_VERSION),
	slug: z.string(),
	/** The `website_id` of calls. */
	id: z.string(),
	name: z.string(),
	url: z.string(),
	/** The site's hosts, lower case, without port. */
	hosts: z.array(z.string()),
	phone: z.string(),
	email: z.string(),
	time_zone: z.string(),
	/** The dealer's licence, which the PDF must state by law: 'LMCT 11482'; null when none is configured. */
	licence: text,
	/** The frame of the pages that the service answers with; null in files of earlier builds. */
	frame: z._default(z.nullable(SiteFrameSchema), null),
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
	/**
	 * The delivery of the private answers of finance applications to the dealer, and the days they are stored; null where the site has no
	 * applications.
	 */
	finance_application: z._default(
		z.nullable(
			z.object({
				private_answers: z.enum(['in_full', 'one_time_link']),
				kept_days: z.int().check(z.minimum(1)),
			}),
		),
		null,
	),
	/** The lender's terms of dealerships, by their slugs. */
	finance_terms: z._default(z.record(z.string(), ApiLoanTermsSchema), {}),
	/** Sign-in and watchlists; null where the dealer has none (CONFIG-020). */
	accounts: z._default(z.nullable(ApiAccountsSchema), null),
	/** Trade-ins; null where the dealer takes none. */
	trade_in: z._default(z.nullable(ApiTradeInSchema), null),
	/** The language model that phrases the chat's answers; null for none. */
	phrasing: z._default(z.nullable(ApiPhrasingSchema), null),
	/** Spin to win; null where the dealer has none. */
	spin: z._default(z.nullable(ApiSpinSchema), null),
	/** Where deposits are paid; null where none can be paid online. */
	payments: z._default(z.nullable(ApiPaymentsSchema), null),
	/** Paying quotes and invoices online; null where that is not possible. */
	online_payment: z._default(z.nullable(ApiOnlinePaymentSchema), null),
	dealerships: z.array(
		z.object({
			id: z.string(),
			slug: z.string(),
			name: z.string(),
			/** Test drives that may begin at the same time; a time is available until it has so many requests. */
			test_drives_at_once: z.int().check(z.minimum(1)),
			/** Null where it sells nothing online. */
			online_purchase: z._default(z.nullable(ApiOnlinePurchaseSchema), null),
		}),
	),
	/** Models and offers that only some dealerships sell, by their values in forms. */
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
export type LeadRoute = z.output<typeof LeadRouteSchema>;
