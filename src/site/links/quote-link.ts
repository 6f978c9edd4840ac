import type { Dealership } from '../../config/complete-dealer.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { SiteContext } from '../context.ts';
import { linked } from './linked.ts';

/** The address for a quote on a used vehicle, at its dealership (HOME-007, FINANCE-010); null for none. */
export function quoteLink(
	dealerships: readonly Pick<Dealership, 'features'>[],
	context: SiteContext,
): Link | null {
	const loan = dealerships.map(({ features }) => features.access_loan).find(Boolean);
	return loan ? linked({ label: 'GET A QUOTE', href: loan.quote_url }, context) : null;
}
