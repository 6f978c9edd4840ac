import { z } from 'zod';
import { USED_CAR_PROMISES } from '../../dealer/used-car-promises.ts';
import { PRICE_TYPES } from '../../price/price-type.ts';
import { engineSizeText } from '../attributes/bare-figures.ts';
import { CAR_TYPES } from '../attributes/car-type.ts';
import { ITEM_TYPES } from '../attributes/item-type.ts';
import { BUILD_YEARS, MOST_KILOMETRES } from '../attributes/plausible-limits.ts';
import { MAX_SLUG, slugOf } from '../naming/slug.ts';
import { groupError, isNothing, withoutNothing } from './field.ts';
import { choice, dollars, flag, keyOf, listOf, number, text, webAddress } from './fields.ts';
import { instant, localDate, unixSeconds } from './moments.ts';
import {
	FinanceLenderSchema,
	ImageSchema,
	MarketPriceSchema,
	SpecificationsSchema,
	VariantSchema,
	VehicleLocationSchema,
} from './vehicle-parts.ts';

/**
 * One stock record, with the field names of the specification (VDP-002 to VDP-025). They are the same in the feed, the
 * search document, the API and the code. Unknown fields are dropped, so nothing private can reach a page. After parsing
 * every key is present; null means 'not known'.
 */
export const VehicleSchema = z.object({
	id: text.refine((id) => id !== null, 'expected an id, found nothing').transform((id) => id ?? ''),
	/** The segment of `/cars/{slug}`; made from the title and the id when the feed has none. */
	slug: text
		.refine(
			(slug) => slug === null || slug.length <= MAX_SLUG,
			`expected a slug of at most ${MAX_SLUG} characters`,
		)
		.transform((slug) => (slug === null ? null : slugOf(slug) || null)),
	name: text,
	make: text.transform((make) => make ?? ''),
	model: text.transform((model) => model ?? ''),
	badge: text,
	series: text,
	year: number({ min: BUILD_YEARS.least, max: BUILD_YEARS.most, whole: true }),
	/** Odometer, kilometres. */
	km: number({ max: MOST_KILOMETRES, whole: true }),

	/** Dollars, here and below. */
	price: dollars,
	before_price: dollars,
	offer_price: dollars,
	/** Per period of the dealer's subscription. */
	subscription_price: dollars,
	preorder: flag({ whenUnknown: false }),
	price_type: choice(PRICE_TYPES),

	/**
	 * `in_stock`, `coming_soon`, `sold`, `deposit_taken` or `withdrawn`; anything else is no longer available
	 * (domain/vehicle/state/vehicle-state.ts).
	 */
	status: text.transform((status) => keyOf(status ?? 'in_stock')),
	/** Used by default: the claim that cannot mislead a buyer. */
	car_type: choice(CAR_TYPES).transform((type) => type ?? 'used'),
	item_type: choice(ITEM_TYPES).transform((type) => type ?? 'car'),
	tag: text,
	reserved: flag({ whenUnknown: false }),
	certified: flag({ whenUnknown: false }),
	/** Motorcycles: whether a learner may ride it (Learner Approved Motorcycle Scheme). */
	learner_approved: flag({ whenUnknown: false }),
	sold: flag({ whenUnknown: false }),
	sold_date_timestamp: unixSeconds,
	/** True by default: a feed without the field wants all its vehicles shown. */
	show_on_dealer_website: flag({ whenUnknown: true }),

	stocknum: text,
	vin: text,
	regplate: text,
	rego_expiry: localDate,
	compliance_date: text,
	build_date: text,
	created_at: instant,
	updated_at: instant,
	views: number({ whole: true }),

	colour: text,
	interior_colour: text,
	simple_body: text,
	bodyconfiguration: text,
	seats: number({ max: 100, whole: true }),
	doors: number({ max: 20, whole: true }),
	simple_fuel: text,
	fuel: text,
	simple_transmission: text,
	trans: text,
	gearnum: number({ max: 30, whole: true }),
	drive: text,
	/** With its unit: '2.0 L', '649 cc'. */
	engine_size: text.transform((size) => (size === null ? null : engineSizeText(size))),

	dealercomments: text,
	standardEquipment: listOf(text).transform((items) => items.filter((item) => item !== null)),
	carsales_title: text,
	/** The history report. */
	file: webAddress,
	images: listOf(z.object({ image: ImageSchema }, groupError)),
	thumbnails: listOf(webAddress).transform((urls) => urls.filter((url) => url !== null)),
	primary_image_url: webAddress,

	dealership_slug: text,
	dealership_id: text,
	dealership: text,
	city: text,
	state: text,
	location_id: text,
	location_name: text,
	/** The address of a private seller: the suburb may be shown, the postcode never leaves the build (resolution 194). */
	private_suburb: text,
	private_postcode: text,
	location: z
		.preprocess(
			(place: z.input<typeof VehicleLocationSchema> | null) => (isNothing(place) ? null : place),
			VehicleLocationSchema.nullable(),
		)
		.prefault(null),

	has_nvic: flag({ whenUnknown: false }),
	/** Names of accepted payment methods. */
	payment_processors: listOf(text).transform((names) => names.filter((name) => name !== null)),
	/** Promises of the used-car strip that do not apply to this vehicle (VDP-045). */
	withheld_promises: listOf(choice(USED_CAR_PROMISES)).transform((names) =>
		names.filter((name) => name !== null),
	),
	/** A deposit of its own instead of the dealer's (resolution 209). */
	deposit_amount: dollars,
	/** A finance page of its own instead of the site's (resolution 80). */
	finance_url: webAddress,
	variant: VariantSchema,
	specifications: SpecificationsSchema,
	autograb_data: MarketPriceSchema,
	/** By provider; a provider without figures is left out. */
	finance_lenders: z
		.preprocess(withoutNothing, z.record(z.string(), FinanceLenderSchema, groupError))
		.prefault({}),
});

/** A record before parsing. */
export type FeedVehicle = z.input<typeof VehicleSchema>;

/** A parsed record; the slug may still be missing. */
export type ParsedVehicle = z.output<typeof VehicleSchema>;

/** A record of the stock: parsed, with a unique slug. */
export type Vehicle = ParsedVehicle & { slug: string };
