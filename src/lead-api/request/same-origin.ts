import type { ApiSite } from '../../api/site/site-file.ts';
import { hostName } from './visitor.ts';

/**
 * Whether a POST request comes from the dealer's own pages. Own code, because `hono/csrf` checks only forms and accepts either of the two
 * headers, and because the dealer's hosts are known here. Browsers always send one of the headers; other clients cannot be abused by
 * another site.
 *
 * @param ownHost the host of the request, where it identified the dealer; this accepts `<slug>.localhost`. Null for requests that name the
 * dealer in their path, which works on any host.
 */
export function isSameOrigin(request: Request, site: ApiSite, ownHost: string | null): boolean {
	const origin = request.headers.get('origin');
	const fetchSite = request.headers.get('sec-fetch-site');
	if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
	if (origin === null) return true;
	// A page may suppress its origin; `Sec-Fetch-Site` still says that it is the same.
	if (origin === 'null') return fetchSite === 'same-origin';
	if (!URL.canParse(origin)) return false;
	const name = hostName(new URL(origin).host);
	return name === ownHost || site.hosts.includes(name);
}
