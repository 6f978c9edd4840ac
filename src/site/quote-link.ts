import type { Dealership } from '../config/complete-dealer.ts';
import type { Link } from '../ui/layout/layout-data.ts';
import type { SiteContext } from './context.ts';
import { linked } from './linked.ts';

/** Where a quote for a used vehicle is asked for, at the dealership that has it (HOME-007, FINANCE-010); null without one. */
export function quoteLink(
	dealerships: readonly Pick<Dealership, 'features'>[],
	context: SiteContext,
): Link | null {
	const loan = dealerships.map(({ features }) => features.access_loan).find(Boolean);
	return loan ? linked({ label: 'GET A QUOTE', href: loan.quote_url }, context) : null;
}
