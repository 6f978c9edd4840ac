import type { Dealer } from '../config/complete-dealer.ts';
import { tenantToken } from '../search/meilisearch/tenant-token.ts';

/** The lifetime of a token: longer than any site goes without a build. */
const LIFE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The token with which browsers search one dealer's vehicles on the search server, generated from the search-only key in `MEILI_SEARCH_KEY`
 * and `MEILI_SEARCH_KEY_UID`; null for sites that need none, or without a key. Builds on the same day generate the same token.
 */
export async function searchToken({ slug, search }: Dealer, now: string): Promise<string | null> {
	const { MEILI_SEARCH_KEY: key, MEILI_SEARCH_KEY_UID: uid } = process.env;
	if (search.backend !== 'meilisearch' || !key || !uid) return null;
	const today = Math.floor(Date.parse(now) / DAY_MS);
	return tenantToken(slug, { uid, key }, new Date((today + LIFE_DAYS) * DAY_MS));
}
