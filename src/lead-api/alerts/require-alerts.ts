import type { ApiSite } from '../../api/site/site-file.ts';
import { requireAccounts } from '../accounts/require-accounts.ts';
import { Refusal } from '../answers/refusal.ts';

/** The dealer's settings for alerts. */
export type AlertSettings = NonNullable<NonNullable<ApiSite['accounts']>['alerts']>;

/** The dealer's settings for alerts. Throws a 404 Refusal for a dealer that sends none. */
export function requireAlerts(site: ApiSite): AlertSettings {
	const { alerts } = requireAccounts(site);
	if (!alerts) throw new Refusal(404, 'This dealer sends no alerts.');
	return alerts;
}
