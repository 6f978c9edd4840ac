import type { ApiSite } from '../../api/site/site-file.ts';
import { hostName } from './visitor.ts';

/**
 * The page of a site that a request comes from. Browsers send its whole address in `Referer` within a site (`Referrer-Policy:
 * strict-origin-when-cross-origin`); null for any other address.
 *
 * @param ownHost the host of the request
 */
export function pageOfReferer(referer: string | undefined, site: ApiSite, ownHost: string): URL | null {
	if (!referer || !URL.canParse(referer)) return null;
	const page = new URL(referer);
	const host = hostName(page.host);
	return host === hostName(ownHost) || site.hosts.includes(host) ? page : null;
}
