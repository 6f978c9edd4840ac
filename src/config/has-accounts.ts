import type { ClosedGates } from '../domain/account/gates.ts';
import type { Dealer } from './complete-dealer.ts';

type Accounts = Pick<Dealer, 'garage_enabled' | 'lead_api' | 'accounts'>;

/**
 * Whether visitors of a dealer's site can sign in: it has a garage (CONFIG-020) or a closed gate, and the lead API, which keeps accounts.
 */
export function hasAccounts(dealer: Accounts): boolean {
	return hasGarage(dealer) || Object.values(closedGates(dealer)).includes(true);
}

/** Whether vehicles are saved to visitors' accounts (CONFIG-020, resolution 94), which the lead API keeps. */
export function hasGarage({
	garage_enabled,
	lead_api,
}: Pick<Accounts, 'garage_enabled' | 'lead_api'>): boolean {
	return garage_enabled && lead_api !== null;
}

/** The gates a dealer has closed; none without the lead API, which keeps accounts. */
export function closedGates({ lead_api, accounts }: Pick<Accounts, 'lead_api' | 'accounts'>): ClosedGates {
	return lead_api === null ? {} : accounts.gates;
}
