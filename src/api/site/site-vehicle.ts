import * as z from 'zod/mini';
import { ApiReserveSchema } from '../reservations/site-settings.ts';
import { CarFieldsSchema } from '../vehicle/car-fields-schema.ts';
import { ApiLoanTermsSchema } from './loan-terms.ts';

const text = z.nullable(z.string());

/** The service's data about a vehicle: its public data, and the data for leads. */
export const ApiVehicleSchema = z.object({
	id: z.string(),
	slug: z.string(),
	/** The page's heading: '2024 Toyota HiLux SR5'. */
	title: z.string(),
	/** 'car', 'caravan', 'motorcycle'. */
	noun: z._default(z.string(), 'vehicle'),
	stocknum: text,
	dealership_slug: text,
	dealership_id: text,
	location_id: text,
	/** The address of its first picture: a path of the site, or elsewhere. */
	picture: text,
	/** The shown price, which is the offer price where that is lower (resolution 22), dollars; null for none. */
	price: z.nullable(z.number()),
	/** '$45,990 drive away'; null without a price. */
	price_text: text,
	/** The facts of the page's key information, in order. */
	facts: z.array(z.object({ label: z.string(), value: z.string() })),
	/** Whether it is in lists and has a page; removed vehicles are included for some time for live updates. */
	is_shown: z.boolean(),
	/** Whether it has a PDF: not if it is at other locations too. */
	has_pdf: z.boolean(),
	/** The phone number on its page (PHONE-006 to PHONE-009). */
	phone: z._default(text, null),
	/** The number of views in the feed, to which the counter adds (VDP-014). */
	views: z._default(z.int().check(z.minimum(0)), 0),
	/** The lender's terms for it; null where the site shows no estimate of it. */
	loan_terms: z._default(z.nullable(ApiLoanTermsSchema), null),
	/** Terms of reserving it online; null where it cannot be reserved so. */
	reserve: z._default(z.nullable(ApiReserveSchema), null),
	/** Unix seconds of `updated_at`, 0 when unknown. */
	stock_version: z.int().check(z.minimum(0)),
	car_fields: CarFieldsSchema,
});

export type ApiVehicle = z.output<typeof ApiVehicleSchema>;
