import type { ApiSite } from '../../api/site-file.ts';

/** Where a request belongs. */
export interface Visit {
	/** Null for a host that is no dealer’s. */
	site: ApiSite | null;
	/** The path without a dealer's prefix. */
	path: string;
	/** The visitor's address as limits count it: of IPv6 the network. */
	address: string;
}
