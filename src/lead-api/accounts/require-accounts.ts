import type { ApiSite } from '../../api/site/site-file.ts';
import { Refusal } from '../answers/refusal.ts';

/** The dealer's settings for accounts. Throws a 404 Refusal for a dealer without any. */
export function requireAccounts({ accounts }: ApiSite): NonNullable<ApiSite['accounts']> {
	if (!accounts)
		throw new Refusal(404, 'This dealer has no sign-in. Saved vehicles are kept on your device.');
	return accounts;
}
