import { isSlug } from '../domain/vehicle/naming/slug.ts';
import { factsFile } from './page-files.ts';
import { ROOT_TEXT_PAGES } from './standard-pages.ts';

/*
 * The addresses of sites, but for those of lists (stock-lists.ts) and of features with files of their own here. Addresses have no trailing
 * slash, except where the specification writes one.
 */

/** The runtime settings of the search: a small file, separate from the pages because every build may change it. */
export const RUNTIME_PATH = '/runtime.json';

/** What the dealer's pages say, in pieces that answers to questions can quote (CHAT-003). */
export const ANSWERS_PATH = '/dealer-answers.json';

/** The table of the points of Australian postcodes (resolution 189). */
export const POSTCODES_PATH = '/postcodes.txt';

/** The folder of resized copies of photographs. */
export const OPTIMISED_PATH = '/pictures/';

/** The checkout of a vehicle, below its page: the name is the dealership's choice (RESERVE-001, RESERVE-002). */
export const checkoutSubpage = (name: 'checkout' | 'buy-online'): string => `/${name}`;

/** The whole purchase of a vehicle (RESERVE-003). Its parameter is called an id and takes the slug (resolution 72). */
export const PURCHASE_PATH = '/checkout-journey';

/** Where a quote or an invoice is paid (RESERVE-013). */
export const ONLINE_PAYMENT_PATH = '/online-payment';

/** The anchor that fills the form of a payment with what was typed in this tab before; it is hydrated at once (watch-lead-forms.ts). */
export const CHANGING_PAYMENT = '#resume=typed';

/** The page of a vehicle: `/cars/{slug}`. */
export const vehiclePath = (slug: string): string => `/cars/${slug}`;

/** The facts of a vehicle as data, beside its page. */
export const vehicleFactsPath = (slug: string): string => `/${factsFile(vehiclePath(slug))}`;

/** A vehicle as one page for the printer (VDPACT-020). Its parameter is called an id and takes the slug (resolution 72). */
export const PRINT_PATH = '/print';
export const printPath = (slug: string): string => `${PRINT_PATH}?car_id=${slug}`;

/** The listed stock as data. */
export const STOCK_FEED_PATH = '/stock.json';

/** What the addresses of lists and of vehicles begin with. They have no page of their own: shoppers cut them out of longer ones. */
export const STOCK_PATHS = ['/search', '/cars'] as const;

/** The list of one make, or of one of its models: `/search/{make}/{model}`. */
export const makePath = (make: string, model?: string): string =>
	`/search/${make}${model ? `/${model}` : ''}`;

/** The list of one body type: `/search/{body}`. */
export const bodyPath = (body: string): string => `/search/${body}`;

/** The placeholder picture for any kind of vehicle. */
export const PLACEHOLDER_PATH = '/placeholder-plain.svg';

/** The page of saved vehicles. */
export const FAVOURITES_PATH = '/favourites';

/** Vehicles side by side (resolution 97). */
export const COMPARE_PATH = '/compare';

/** The shareable address of a comparison: `/compare?cars={slug},{slug}`. */
export const comparePath = (slugs: readonly string[]): string =>
	slugs.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?cars=${slugs.join(',')}`;

/** The vehicles in an address of {@link comparePath}, without duplicates; invalid slugs are left out. */
export function comparedSlugs(query: string): string[] {
	const named = new URLSearchParams(query).get('cars')?.split(',') ?? [];
	return [...new Set(named.map((slug) => slug.trim().toLowerCase()))].filter(isSlug);
}

/** Form pages. The finance page has several addresses; the dealer's options choose the one for the site's links (resolution 144). */
export const SELL_PATH = '/sell-your-car';
export const CONTACT_PATH = '/contact-us';
export const contactPath = (location: string): string => `${CONTACT_PATH}/${location}`;
export const BOOK_TEST_DRIVE_PATH = '/book-test-drive';
export const FLEET_PATH = '/fleet';
export const TRADE_IN_PATH = '/cars/trade-in';
export const FINANCE_ENQUIRY_PATH = '/finance-enquiry';
export const APPLY_PATH = '/apply-for-finance';
export const FINANCE_FORM_PATHS = [FINANCE_ENQUIRY_PATH, APPLY_PATH] as const;
/** A repayment in, a budget out. */
export const AFFORD_PATH = '/finance/what-can-i-afford';
/** The finance page with the calculator; a dealer network's own site has it at the last one (FINANCE-009). */
export const FINANCE_CALCULATOR_PATHS = [
	'/finance',
	'/car-finance/',
	'/personalised/finance',
	'/finance/car-loan-calculator',
] as const;

/** The application of a dealer whose lender is reached through Equifax (resolution 96). */
export const EQUIFAX_FINANCE_PATH = '/equifax-finance';

/** All locations, one of them or of a dealership, and its people (LOCATIONS-005 to LOCATIONS-007). */
export const LOCATIONS_PATH = '/locations';
export const locationPath = (slug: string): string => `${LOCATIONS_PATH}/${slug}`;
export const teamPath = (slug: string): string => `/teams/${slug}`;

/** The feedback pages for customers (REVIEWS-014, resolution 170). */
export const FEEDBACK_PATH = '/review-feedback';
export const SURVEY_PATH = '/customer-feedback-survey';

/** The address of the survey, with the experience and the dealership's slug; null for an unknown value. */
export function surveyPath({
	experience,
	dealership,
}: {
	experience: 'great' | null;
	dealership: string | null;
}): string {
	const query = new URLSearchParams({ ...(experience && { experience }), ...(dealership && { dealership }) });
	return query.size === 0 ? SURVEY_PATH : `${SURVEY_PATH}?${query}`;
}

/** The success page of forms (ENQUIRY-025). */
export const SUCCESS_PATH = '/success';

/** The address of the success page, with the form's category and the condition of its vehicle. */
export function successPath(page: string, category: string, car_type: string | null): string {
	return `${page}?${new URLSearchParams({ category, ...(car_type && { car_type }) })}`;
}

/** The blog, the posts of one category, and one post: a post's slug is never a category's. */
export const BLOG_PATH = '/blog';
export const blogPath = (slug: string): string => `${BLOG_PATH}/${slug}`;
/** The newest posts for feed readers. */
export const BLOG_FEED_PATH = '/blog/feed.xml';

/** Legal texts that forms and footers link to. */
export const PRIVACY_PATH = '/privacy-policy';
export const TERMS_PATH = '/terms-and-conditions';
export const ACCESSIBILITY_PATH = '/accessibility';
export const COMPLAINTS_PATH = '/pages/handling-complaint';

/** The address of a text page by its slug: some are at the root, all others under `/pages/`. */
export const textPagePath = (slug: string): string =>
	ROOT_TEXT_PAGES.includes(slug) ? `/${slug}` : `/pages/${slug}`;

/** The address of a picture in the dealer's `images/`. */
export const imagePath = (image: string): string => `/images/${image}`;

/** The page for known makes and bodies without stock; hosts serve it at their addresses (resolution 224). */
export const NO_STOCK_PATH = '/search/no-stock';
