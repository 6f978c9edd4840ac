import {
	NETWORK_LOAN_CALCULATOR_PATH,
	NETWORK_SERVICE_BOOKING_PATH,
	SELL_MY_CAR_PATH,
	TRADE_IN_PAGE_PATH,
} from '../../paths/lead-paths.ts';
import { SERVICE_BOOKING_PATH } from '../../paths/showroom-paths.ts';
import type { LinkOf } from './linker.ts';

/**
 * Pages on the dealer network's own site where the dealer has one (`brand_base_domain`), and the page of this site that replaces each where
 * it has none (SERVICE-004, TRADEIN-005, FINANCE-009).
 */
const OWN_PAGE: Readonly<Record<string, string>> = {
	[NETWORK_SERVICE_BOOKING_PATH]: SERVICE_BOOKING_PATH,
	[SELL_MY_CAR_PATH]: TRADE_IN_PAGE_PATH,
	[NETWORK_LOAN_CALCULATOR_PATH]: NETWORK_LOAN_CALCULATOR_PATH,
};

/** Resolves links; links to network pages lead to the network's site. */
export function networkLinker(brandBaseDomain: string | null, link: LinkOf): LinkOf {
	const base = brandBaseDomain?.replace(/\/$/, '');
	return (href) => {
		const own = OWN_PAGE[href];
		if (own === undefined) return link(href);
		return base === undefined ? link(own) : `${base}${href}`;
	};
}
