import { PAYMENT_CATEGORY } from '../lead/lead-category.ts';
import type { SignInType } from './sign-in-types.ts';

/** The gates that a dealer may close; the others are always closed. */
export type Gate = 'checkout' | 'finance' | 'spin_to_win' | 'online_payment' | 'equifax_finance';

/** The gates that a dealer has closed: its visitors sign in before they see those pages. */
export type ClosedGates = { readonly [Name in Gate]?: boolean | undefined };

interface GatedRoute {
	path: RegExp;
	type: SignInType;
	/** One of these is closed; null for a route that is always gated. */
	gates: readonly Gate[] | null;
}

/**
 * The gated routes and what their visitors sign in for; the first that matches counts (WATCHLIST-013 to WATCHLIST-018). Trade-in and
 * selling are never gated (WATCHLIST-019). A dealer that gates finance gates its lender's own application too.
 */
const GATED_ROUTES: readonly GatedRoute[] = [
	{ path: /^\/my-[a-z0-9-]+(\/|$)/, type: 'garage', gates: null },
	{
		path: /^\/(cars\/[^/]+\/(checkout|buy-online)|checkout(-journey)?)(\/|$)/,
		type: 'checkout',
		gates: ['checkout'],
	},
	{ path: /^\/equifax-finance(\/|$)/, type: 'equifax-finance', gates: ['equifax_finance', 'finance'] },
	{
		path: /^\/((personalised\/)?finance|car-finance|finance-enquiry|apply-for-finance)(\/|$)/,
		type: 'finance',
		gates: ['finance'],
	},
	{ path: /^\/spin-to-win(\/|$)/, type: 'spin-to-win', gates: ['spin_to_win'] },
	{ path: /^\/online-payment(\/|$)/, type: 'online-payment', gates: ['online_payment'] },
];

/** What visitors of a page must sign in for; null for a page that is open. */
export function gateOf(path: string, closed: ClosedGates): SignInType | null {
	const route = GATED_ROUTES.find((gated) => gated.path.test(path));
	if (!route) return null;
	return route.gates === null || route.gates.some((gate) => closed[gate]) ? route.type : null;
}

/**
 * What the sender of a lead must sign in for; null for a lead that is open. Every enquiry about finance counts where finance is gated, and
 * every reservation where the checkout is, whatever page it says it comes from.
 *
 * @param page the path of its page
 */
export function gateOfLead(category: string, page: string, closed: ClosedGates): SignInType | null {
	if (category === 'Reservation') return closed.checkout ? 'checkout' : null;
	if (category === PAYMENT_CATEGORY) return closed.online_payment ? 'online-payment' : null;
	if (category !== 'Finance Enquiry') return null;
	return gateOf(page, closed) ?? (closed.finance ? 'finance' : null);
}
