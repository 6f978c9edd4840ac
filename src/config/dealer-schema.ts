import { z } from 'zod';
import { HomeSchema } from '../features/home/options.ts';
import { STANDARD_PAGES } from '../paths/standard-pages.ts';
import { AccountsSchema } from './sections/accounts.ts';
import { AnalyticsSchema } from './sections/analytics.ts';
import { ButtonsSchema } from './sections/buttons.ts';
import { CheckoutSchema } from './sections/checkout.ts';
import { contact } from './sections/contact.ts';
import { DealershipSchema } from './sections/dealerships.ts';
import { FeaturesSchema } from './sections/features.ts';
import { FinanceSchema } from './sections/finance.ts';
import { FormsSchema } from './sections/forms.ts';
import { HoursSchema, SpecialHoursSchema } from './sections/hours.ts';
import { identity } from './sections/identity.ts';
import { ImagesSchema } from './sections/images.ts';
import { LegalSchema } from './sections/legal.ts';
import { LoanTermsSchema } from './sections/loan-terms.ts';
import { LocationSchema } from './sections/locations.ts';
import { MenusSchema } from './sections/menus.ts';
import { PhonesSchema } from './sections/phones.ts';
import { PricingSchema, TagsSchema } from './sections/pricing.ts';
import { PromotionsSchema } from './sections/promotions.ts';
import { SearchSchema } from './sections/search.ts';
import { includeSoldCarsDays, StockSchema } from './sections/stock.ts';
import { ThemeSchema } from './sections/theme.ts';
import { VehiclePageSchema } from './sections/vehicle-page.ts';

/**
 * All options of a dealer. Strict at every level: a misspelt option is an error. Names are the
 * specification's, in snake_case as all data is.
 */
export const DealerSchema = z.strictObject({
	...identity,
	/** The preset that provides the defaults; see `templates/`. */
	template: z.string(),
	...contact,
	locations: z.array(LocationSchema).min(1, 'expected at least one location'),
	dealerships: z.array(DealershipSchema).default([]),
	/** Hours of the whole dealer, for locations without hours of their own (CONFIG-022). */
	opening_hours: HoursSchema.default([]),
	/** Dates on which the hours differ: holidays, stocktaking. */
	special_hours: z.array(SpecialHoursSchema).default([]),
	/**
	 * Whether the card at the top of a location's page has days with the same hours in one line; lists always have (LOCATIONS-032, resolution
	 * 166).
	 */
	compact_hours: z.boolean().default(false),
	/** Replaces the city of every vehicle (CONFIG-024). */
	override_city: z.string().min(1).nullable().default(null),
	include_sold_cars_days: includeSoldCarsDays,
	/** The dealer network's own site, for service bookings, selling and the calculator (CONFIG-027). */
	brand_base_domain: z.url().nullable().default(null),
	/** Business profiles where reviews are written (CONFIG-028). */
	gmb_profiles: z.array(z.strictObject({ name: z.string(), review_url: z.url() })).default([]),
	stock: StockSchema,
	search: SearchSchema.prefault({}),
	pricing: PricingSchema.prefault({}),
	tags: TagsSchema.prefault({}),
	buttons: ButtonsSchema.prefault({}),
	phones: PhonesSchema.prefault({}),
	/** Repayment estimates and the finance pages; `false` for neither. */
	finance: z.union([z.literal(false), FinanceSchema]).default(false),
	/** Differences from the lender's known terms, for the finance calculator. */
	loan_terms: LoanTermsSchema.prefault({}),
	features: FeaturesSchema.prefault({}),
	checkout: CheckoutSchema,
	/**
	 * Whether visitors sign in, and their saved vehicles are kept on the server; otherwise favourites are kept on their device (CONFIG-020).
	 */
	garage_enabled: z.boolean().default(false),
	accounts: AccountsSchema.prefault({}),
	vehicle_page: VehiclePageSchema.prefault({}),
	theme: ThemeSchema,
	menus: MenusSchema,
	home: HomeSchema,
	legal: LegalSchema,
	/** The standard text pages of the site; `content/pages/<name>.md` replaces one of them. */
	standard_pages: z
		.array(z.enum(STANDARD_PAGES))
		.default([
			'privacy-policy',
			'terms-and-conditions',
			'handling-complaint',
			'complaint-handling-process',
			'accessibility',
			'about-us',
		]),
	forms: FormsSchema.prefault({}),
	promotions: PromotionsSchema.prefault({}),
	/**
	 * The path of the site's lead API, on the site's own origin: `/api`. Without a lead API there are no forms and no live updates; pages
	 * show the data of the build.
	 */
	lead_api: z
		.string()
		.regex(/^(\/[a-z0-9-]+)+$/, 'expected a path such as /api')
		.nullable()
		.default(null),
	analytics: AnalyticsSchema.prefault({}),
	images: ImagesSchema.prefault({}),
});

/** A dealer's configuration before parsing, including the template's options. */
export type DealerInput = z.input<typeof DealerSchema>;
