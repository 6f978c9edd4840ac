import type { ClosedGates } from '../domain/account/gates.ts';
import type { Dealer } from './complete-dealer.ts';

type Accounts = Pick<Dealer, 'garage_enabled' | 'lead_api' | 'accounts'>;

/** Whether visitors of a dealer's site can sign in: it has a garage (CONFIG-020) or a closed gate, and the lead API, which keeps accounts. */
export function hasAccounts(dealer: Accounts): boolean {
	return (
		dealer.lead_api !== null && (dealer.garage_enabled || Object.values(closedGates(dealer)).includes(true))
	);
}

/** The gates a dealer has closed; none without the lead API, which keeps accounts. */
export function closedGates({ lead_api, accounts }: Pick<Accounts, 'lead_api' | 'accounts'>): ClosedGates {
	return lead_api === null ? {} : accounts.gates;
}
