/** Addresses of pages with a form, beside those of `paths.ts`. */

/** The general enquiry's second address (LOCATIONS-003). */
export const CONTACT_SHORT_PATH = '/contact';

/** The trade-in page; `/cars/trade-in` and both addresses for sellers show the same form (TRADEIN-005). */
export const TRADE_IN_PAGE_PATH = '/trade-in';

/** The second address for sellers; on the network's own site where the dealer has one. */
export const SELL_MY_CAR_PATH = '/sell-my-car';

/** Addresses on a brand network's own site, which a dealer with `brand_base_domain` links to (SERVICE-004, FINANCE-009). */
export const NETWORK_SERVICE_BOOKING_PATH = '/service/booking';
export const NETWORK_LOAN_CALCULATOR_PATH = '/finance/car-loan-calculator';
