import { z } from 'zod';
import { HomeSchema } from '../features/home/options.ts';
import { STANDARD_PAGES } from '../paths/standard-pages.ts';
import { AnalyticsSchema } from './sections/analytics.ts';
import { ButtonsSchema } from './sections/buttons.ts';
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
 * Everything a dealer can say about its site. Strict at every level: a misspelt option is an error. Names are the
 * specification's, in snake_case as all data is.
 */
export const DealerSchema = z.strictObject({
	...identity,
	/** The preset whose values hold where the dealer says nothing; see `templates/`. */
	template: z.string(),
	...contact,
	locations: z.array(LocationSchema).min(1, 'expected at least one location'),
	dealerships: z.array(DealershipSchema).default([]),
	/** Hours of the whole dealer, for locations that state none (CONFIG-022). */
	opening_hours: HoursSchema.default([]),
	/** Dates on which the hours differ: holidays, stocktaking. */
	special_hours: z.array(SpecialHoursSchema).default([]),
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
	/** Repayment estimates and the finance pages; `false` shows neither. */
	finance: z.union([z.literal(false), FinanceSchema]).default(false),
	/** What the lender says differently from the terms the platform knows, for the finance calculator. */
	loan_terms: LoanTermsSchema.prefault({}),
	features: FeaturesSchema.prefault({}),
	vehicle_page: VehiclePageSchema.prefault({}),
	theme: ThemeSchema,
	menus: MenusSchema,
	home: HomeSchema,
	legal: LegalSchema,
	/** The standard pages of words the site takes; `content/pages/<name>.md` replaces one of them. */
	standard_pages: z
		.array(z.enum(STANDARD_PAGES))
		.default([
			'privacy-policy',
			'terms-and-conditions',
			'handling-complaint',
			'complaint-handling-process',
			'about-us',
		]),
	forms: FormsSchema.prefault({}),
	promotions: PromotionsSchema.prefault({}),
	/**
	 * Where the site's lead API answers, on the site's own origin: `/api`. Without one nothing is asked of it, and pages show what they
	 * were made with.
	 */
	lead_api: z
		.string()
		.regex(/^(\/[a-z0-9-]+)+$/, 'expected a path such as /api')
		.nullable()
		.default(null),
	analytics: AnalyticsSchema.prefault({}),
	images: ImagesSchema.prefault({}),
});

/** A dealer's configuration as an author writes it, complete by itself. */
export type DealerInput = z.input<typeof DealerSchema>;
