import { FINANCE_ANCHOR } from '../../../domain/vehicle/vehicle-actions.ts';
import { NETWORK_LOAN_CALCULATOR_PATH } from '../../../paths/lead-paths.ts';
import { FINANCE_CALCULATOR_PATHS } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';

/** The one address of the finance page that search engines list (resolution 144). */
export function listedAddress({ site: { dealer } }: Pick<SiteContext, 'site'>): string {
	const chosen = dealer.finance ? dealer.finance.path : null;
	return FINANCE_CALCULATOR_PATHS.find((path) => path === chosen) ?? FINANCE_CALCULATOR_PATHS[0];
}

/** The finance calculator: that of the dealer's network where it has one (FINANCE-009); null for a site without one. */
export function calculatorAddress({ link, site }: Pick<SiteContext, 'site' | 'link'>): string | null {
	return link(
		site.dealer.brand_base_domain === null ? FINANCE_CALCULATOR_PATHS[0] : NETWORK_LOAN_CALCULATOR_PATH,
	);
}

/** Where a shopper asks a question about finance: the form with a message on the finance page. Null for a site that takes no leads. */
export function enquiryAddress(context: Pick<SiteContext, 'site' | 'link'>): string | null {
	const page = context.site.dealer.lead_api === null ? null : context.link(listedAddress(context));
	return page === null ? null : `${page}#${FINANCE_ANCHOR}`;
}
