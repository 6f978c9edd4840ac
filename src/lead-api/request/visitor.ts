import type { Deps } from '../deps.ts';
import { networkOf } from './network-of.ts';
import type { Visit } from './visit.ts';

/** Path prefix that a CDN may use instead of the host to name the dealer: `/d/<slug>/api/leads`. */
const DEALER_PATH = /^\/d\/([\w-]+)(\/api(?:\/.*)?)$/;

/** The other end of the connection, which may be a proxy. */
export interface Peer {
	address: string;
}

/**
 * Dealer and visitor of a request. Forwarded headers are used only from trusted proxies, which append to them: the last address that is not
 * a trusted proxy is the visitor's.
 */
export function visitOf({ sites, isTrusted }: Deps, request: Request, peer: Peer): Visit {
	const { pathname, host } = new URL(request.url);
	const isOurs = isTrusted(peer.address);
	const forwarded = isOurs ? lastOf(request.headers.get('x-forwarded-host')) : null;
	const [, slug, path] = DEALER_PATH.exec(pathname) ?? [];
	const site =
		slug === undefined
			? sites.byHost(hostName(forwarded ?? request.headers.get('host') ?? host))
			: sites.bySlug(slug);
	const address = isOurs ? forwardedAddress(request, isTrusted) : null;
	return { site, path: path ?? pathname, address: networkOf(address ?? peer.address) };
}

/** Normalises a host: lower case, without port and trailing dot. */
export function hostName(host: string): string {
	return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

function forwardedAddress(request: Request, isTrusted: Deps['isTrusted']): string | null {
	const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
	return hops.findLast((hop) => hop !== '' && !isTrusted(hop)) ?? null;
}

function lastOf(list: string | null): string | null {
	return list?.split(',').at(-1)?.trim() || null;
}
