import type { ApiSite } from '../api/site-file.ts';
import type { Dealer } from '../config/complete-dealer.ts';
import { hasAccounts } from './has-accounts.ts';

/** The lead API's data about a dealer's accounts; null for a dealer without. */
export function apiAccounts(
	dealer: Pick<Dealer, 'garage_enabled' | 'lead_api' | 'accounts'>,
): ApiSite['accounts'] {
	if (!hasAccounts(dealer)) return null;
	const { abroad, texts_per_day, text_service, gates } = dealer.accounts;
	return { abroad, texts_per_day, text_service: text_service ?? { provider: 'outbox' }, gates };
}
