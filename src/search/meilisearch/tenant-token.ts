import { generateTenantToken } from 'meilisearch/token';
import { INDEX_NAME } from '../settings.ts';
import { filterText } from './filter-text.ts';

/** A search-only key of the server, from which tokens are generated. Never published itself. */
export interface SearchKey {
	uid: string;
	key: string;
}

/**
 * A key for one dealer's site, generated without a request to the server. It finds only vehicles of this dealer, with any filter of
 * a search, and it may be published. It expires at `expires`; revoking the search key revokes all its tokens.
 */
export function tenantToken(dealer: string, { uid, key }: SearchKey, expires: Date): Promise<string> {
	return generateTenantToken({
		apiKey: key,
		apiKeyUid: uid,
		searchRules: { [INDEX_NAME]: { filter: filterText({ field: 'dealer', values: [dealer] }) } },
		expiresAt: expires,
	});
}
