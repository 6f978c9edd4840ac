import { z } from 'zod';
import { DEFAULT_CATEGORIES } from '../../domain/model/model-categories.ts';
import { ChatSchema } from './chat.ts';
import { LinkTarget, Phone } from './identity.ts';
import { OnlinePaymentSchema, OnlinePurchaseSchema, ReserveSchema } from './selling-online.ts';
import { SpinSchema } from './spin.ts';
import { TradeInSchema } from './trade-in.ts';

const off = <T extends z.ZodType>(settings: T) => z.union([z.literal(false), settings]).default(false);
/** On by default: all its settings have defaults, so the empty object is valid. */
const on = <T extends z.ZodType>(settings: T) =>
	z.union([z.literal(false), settings]).prefault(() => ({}) as never);
const simple = z.strictObject({});
const withTerms = z.strictObject({
	/** The page that states the terms; a promise without terms may not be made (resolution 221). */
	terms_page: LinkTarget,
});

/** The features of a site: `false`, or the feature's settings. Code that reads settings must check for `false` to compile. */
export const FeaturesSchema = z.strictObject({
	/** Enquiries about a vehicle. */
	enquiry: on(simple),
	/** Test-drive bookings (TESTDRIVE). */
	test_drive: on(
		z.strictObject({
			disclaimer: z.string().nullable().default(null),
			/** Test drives that may begin at the same time at one dealership; a time is available until it has so many requests. */
			at_once: z.int().min(1).default(2),
		}),
	),
	/** Photo requests (PHOTOS). */
	photo_request: on(simple),
	/** Bids that shoppers make for a vehicle (OFFERS-017). */
	make_offer: off(simple),
	/** Trade-in of the shopper's own car as part payment, and buying cars from sellers (TRADEIN). */
	trade_in: on(TradeInSchema),
	/** Reserving with a refundable deposit (RESERVE). */
	reserve: off(ReserveSchema),
	/** The whole purchase online: for used vehicles, or for makes of any condition (RESERVE-011, resolution 152). */
	online_purchase: off(OnlinePurchaseSchema),
	/** Paying quotes and invoices by card at `/online-payment`, with the provider of `checkout` (RESERVE-013). */
	online_payment: off(OnlinePaymentSchema),
	/** Subscriptions instead of a purchase (resolution 214). */
	subscription: off(
		z.strictObject({
			period: z.enum(['week', 'month']).default('week'),
			/** Periods. */
			minimum_term: z.int().positive(),
			/** What the price includes. */
			includes: z.string(),
		}),
	),
	/** The badge of certified used Toyotas and the dialog that explains it (VDP-064, resolution 207). */
	toyota_certified: off(z.strictObject({ text: z.string() })),
	/** 'Below market average' (VDP-062), with the source and month of the average beside it (resolution 67). */
	market_price: off(
		z.strictObject({
			/** The source of the averages, where the feed names none: 'Southern Price Guide'. */
			source: z.string().min(1).nullable().default(null),
			/** The month of the averages, where the feed has none: '2026-10'. */
			month: z
				.string()
				.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'expected a month such as 2026-10')
				.nullable()
				.default(null),
		}),
	),
	/** How often a vehicle was viewed, on its page; needs `lead_api`, which counts (VDPACT-034 to VDPACT-037). */
	views_counter: on(simple),
	print_page: on(simple),
	pdf_sheet: on(simple),
	history_report: on(simple),
	share: on(z.strictObject({ twitter: z.boolean().default(true) })),
	favourites: on(simple),
	compare: on(simple),
	/** The used-car strip and warranty cards (VDP-045, HOME-015). */
	used_car_promises: off(withTerms),
	/** The guarantee strip (HOME-014). */
	guarantees: off(withTerms),
	/** The community program (HOME-019). */
	community: off(withTerms),
	/** A wheel with prizes at `/spin-to-win` (PROMO-017). */
	spin_to_win: off(SpinSchema),
	/** Messages by chat on a vehicle's page, which the dealer answers by phone or text (CHAT-001, VDPACT-007). */
	chat: off(ChatSchema),
	whatsapp: off(z.strictObject({ number: Phone })),
	instant_message: off(z.strictObject({ number: Phone })),
	/** New models, with their pages and menu (MODELS). */
	models: off(
		z.strictObject({
			/** The manufacturer bodies of each category of the menu (resolution 154). */
			categories: z.record(z.string(), z.array(z.string())).default(DEFAULT_CATEGORIES),
		}),
	),
	offers: off(simple),
	blog: off(simple),
	reviews: off(
		z.strictObject({
			/** Hidden reviews, by the author's name; the reason continues 'whose writer …', as in 'works for us'. */
			hidden_names: z.array(z.strictObject({ name: z.string(), reason: z.string() })).default([]),
		}),
	),
	/** Service pages; bookings lead to the brand's network when `brand_base_domain` is set (SERVICE-004). */
	service: off(simple),
	service_advantage: off(simple),
	parts: off(z.strictObject({ showAccessoriesOnParts: z.boolean().default(false) })),
	fleet: off(simple),
	/** 'Get started with your personalised repayment' (HOME-004), and GET A QUOTE on used vehicles (HOME-007). */
	access_loan: off(z.strictObject({ repayments_url: z.url(), quote_url: z.url() })),
	/** The finance application at `/equifax-finance` as well; it checks no credit (resolution 145). */
	equifax_finance: off(simple),
	/** Postcode lookup through a maps service; default: the included table (GEO). */
	geocoding: off(z.strictObject({ key: z.string() })),
	/** A map beside addresses, loaded on a visitor's click; default: addresses and directions only (GEO-004, resolution 190). */
	maps: off(
		z.discriminatedUnion('provider', [
			z.strictObject({ provider: z.literal('google'), key: z.string().min(1) }),
			z.strictObject({ provider: z.literal('openstreetmap') }),
		]),
	),
});

export type Features = z.output<typeof FeaturesSchema>;

/** The name of a feature switch in `dealer.features`. */
export type FeatureName = keyof Features;
