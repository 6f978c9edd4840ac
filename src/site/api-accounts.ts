import type { ApiSite } from '../api/site-file.ts';
import type { Dealer } from '../config/complete-dealer.ts';

/** The lead API's data about a dealer's accounts; null for a dealer without a garage (CONFIG-020). */
export function apiAccounts({
	garage_enabled,
	accounts,
}: Pick<Dealer, 'garage_enabled' | 'accounts'>): ApiSite['accounts'] {
	if (!garage_enabled) return null;
	const { abroad, texts_per_day, text_service } = accounts;
	return { abroad, texts_per_day, text_service: text_service ?? { provider: 'outbox' } };
}
