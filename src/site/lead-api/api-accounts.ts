import type { ApiSite } from '../../api/site/site-file.ts';
import type { Dealer } from '../../config/complete-dealer.ts';
import { hasAccounts } from '../../config/has-accounts.ts';

/** The lead API's data about a dealer's accounts; null for a dealer without. */
export function apiAccounts(
	dealer: Pick<Dealer, 'garage_enabled' | 'lead_api' | 'accounts' | 'legal'>,
): ApiSite['accounts'] {
	if (!hasAccounts(dealer)) return null;
	const { abroad, texts_per_day, text_service, text_spending, gates, alerts } = dealer.accounts;
	// Without a garage there is no watchlist to tell about.
	const hasAlerts = dealer.garage_enabled && alerts !== false;
	const sender = `${dealer.legal.entity}, ABN ${dealer.legal.abn}`;
	return {
		abroad,
		texts_per_day,
		text_service: text_service ?? { provider: 'outbox' },
		text_spending: text_service && text_spending,
		gates,
		alerts: hasAlerts ? { ...alerts, sender: alerts.sender ?? sender } : null,
	};
}
