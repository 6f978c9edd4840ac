import type { LinkOf } from './linker.ts';

/**
 * Pages that stand on the dealer network's own site where the dealer has one (`brand_base_domain`), and what stands in their place where it
 * has none (SERVICE-004, TRADEIN-005, FINANCE-009).
 */
const OWN_PAGE: Readonly<Record<string, string>> = {
	'/service/booking': '/genuine-service',
	'/sell-my-car': '/trade-in',
	'/finance/car-loan-calculator': '/finance',
};

/** Links as the site has them, those of the network's pages leading there. */
export function networkLinker(brandBaseDomain: string | null, link: LinkOf): LinkOf {
	const base = brandBaseDomain?.replace(/\/$/, '');
	return (href) => {
		const own = OWN_PAGE[href];
		if (own === undefined) return link(href);
		return base === undefined ? link(own) : `${base}${href}`;
	};
}
