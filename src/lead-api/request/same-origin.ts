import type { ApiSite } from '../../api/site-file.ts';
import { hostName } from './visitor.ts';

/**
 * Whether a request that changes something comes from a page of the dealer itself. Own code, as `hono/csrf` checks forms only, one of the
 * two headers is enough for it, and the hosts of a dealer are known here. Browsers say where a form stood; what says nothing
 * is no browser, and no visitor can be made to send it.
 *
 * @param ownHost the host the request was sent to, where that is how its dealer was found: a page's own under `<slug>.localhost`. Null for
 *   requests that name the dealer in their path, which any host may do.
 */
export function isSameOrigin(request: Request, site: ApiSite, ownHost: string | null): boolean {
	const origin = request.headers.get('origin');
	const fetchSite = request.headers.get('sec-fetch-site');
	if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
	if (origin === null) return true;
	// A page may hide where it is; the browser still tells that it is ours.
	if (origin === 'null') return fetchSite === 'same-origin';
	if (!URL.canParse(origin)) return false;
	const name = hostName(new URL(origin).host);
	return name === ownHost || site.hosts.includes(name);
}
