import type { ApiSite } from '../../api/site/site-file.ts';

/** Dealer, path and visitor of a request. */
export interface Visit {
	/** Null for an unknown host. */
	site: ApiSite | null;
	/** The path without a dealer's prefix. */
	path: string;
	/** The visitor's address as limits count it; for IPv6 its network. */
	address: string;
}
