import type { Dealer } from '../../config/complete-dealer.ts';
import { hasGarage } from '../../config/has-accounts.ts';
import { brandGaragePath, GARAGE_PATH } from '../../paths/garage-paths.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { LinkOf } from './linker.ts';

/** The garage under the dealer's first brand, or its general name; null for a dealer without one. */
export function garageLinkOf(dealer: Dealer, link: LinkOf): Link | null {
	const [brand] = dealer.accounts.garage_brands;
	const href = hasGarage(dealer) ? link(brand === undefined ? GARAGE_PATH : brandGaragePath(brand)) : null;
	return href === null ? null : { label: `My ${brand ?? 'garage'}`, href };
}
