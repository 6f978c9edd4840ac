import type { Dealer } from '../config/complete-dealer.ts';

/** Whether visitors of a dealer's site can sign in: it has a garage (CONFIG-020), and the lead API, which keeps accounts. */
export function hasAccounts({
	garage_enabled,
	lead_api,
}: Pick<Dealer, 'garage_enabled' | 'lead_api'>): boolean {
	return garage_enabled && lead_api !== null;
}
