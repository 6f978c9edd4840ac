import { ROOT_TEXT_PAGES } from './standard-pages.ts';

/**
 * The first segments of addresses that are reserved on every site, whether a dealer has those pages or not: a model's address is never
 * one of them, so it does not change when a feature is enabled (resolution 153). A test compares them with the route table.
 */
const FIXED_ROOTS: ReadonlySet<string> = new Set([
	...ROOT_TEXT_PAGES,
	'404',
	'410',
	'api',
	'apply-for-finance',
	'blog',
	'book-test-drive',
	'buy-online',
	'car-finance',
	'cars',
	'catalogue',
	'chat',
	'checkout',
	'checkout-journey',
	'community',
	'compare',
	'contact',
	'contact-us',
	'customer-feedback-survey',
	'equifax-finance',
	'favourites',
	'finance',
	'finance-enquiry',
	'fleet',
	'garage',
	'genuine-service',
	'images',
	'index',
	'locations',
	'makes',
	'models',
	'my-garage',
	'offers',
	'online-payment',
	'pages',
	'parts',
	'personalised',
	'pictures',
	'price-range',
	'print',
	'review-feedback',
	'reviews',
	'search',
	'search-index',
	'sell-my-car',
	'sell-your-car',
	'service',
	'sign-in',
	'special-offers',
	'spin-to-win',
	'success',
	'teams',
	'trade-in',
	'vehicle-parts-and-accessories',
	'watchlist',
]);

/** Whether `/{segment}` is reserved for the site's own pages. */
export function isFixedRoot(segment: string): boolean {
	return FIXED_ROOTS.has(segment);
}
