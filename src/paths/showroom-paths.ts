/** The addresses of offers, models, service and parts. All others are in `paths.ts`. */

/** The dealer's offers, and one of them: the make is part of its address where the site sells several (OFFERS-004, resolution 204). */
export const OFFERS_PATH = '/special-offers';

/** The page of an offer, below its manufacturer where the site sells several makes. */
export const offerPath = (id: string, manufacturer: string | null): string =>
	`/offers/${manufacturer === null ? '' : `${manufacturer}/`}${id}`;

/** The new models, the quote form, and the panel of the menu. */
export const MODELS_PATH = '/models';
export const MODELS_MENU_PATH = '/models/menu';
export const QUOTE_PATH = '/models/get-quote';

/** Service and parts. */
export const SERVICE_PATH = '/service';
export const WARRANTY_PATH = '/warranty';
export const ROADSIDE_ASSIST_PATH = '/roadside-assist';
export const DIAMOND_ADVANTAGE_PATH = '/diamond-advantage';
export const SERVICE_BOOKING_PATH = '/genuine-service';
export const PARTS_PATH = '/vehicle-parts-and-accessories';
export const PARTS_SEARCH_PATH = '/parts/search';
