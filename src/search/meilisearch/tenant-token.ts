import { generateTenantToken } from 'meilisearch/token';
import { INDEX_NAME } from '../settings.ts';
import { filterText } from './filter-text.ts';

/** A search-only key of the server: what tokens are made from. Never published itself. */
export interface SearchKey {
	uid: string;
	key: string;
}

/**
 * A key for one dealer's site, made without asking the server. It finds vehicles of this dealer and no others, whatever filter comes
 * with a search, and it may be published. Worthless after `expires`; all tokens of a key end with the key.
 */
export function tenantToken(dealer: string, { uid, key }: SearchKey, expires: Date): Promise<string> {
	return generateTenantToken({
		apiKey: key,
		apiKeyUid: uid,
		searchRules: { [INDEX_NAME]: { filter: filterText({ field: 'dealer', values: [dealer] }) } },
		expiresAt: expires,
	});
}
