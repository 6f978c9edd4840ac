import type { Deps } from '../deps.ts';
import { networkOf } from './network-of.ts';
import type { Visit } from './visit.ts';

/** A rewrite that a CDN may use instead of the host: `/d/<slug>/api/leads`. */
const DEALER_PATH = /^\/d\/([\w-]+)(\/api(?:\/.*)?)$/;

/** Who is at the other end of a connection, which may be a proxy. */
export interface Peer {
	address: string;
}

/**
 * Which dealer a request is for, and whom it comes from. What it says of its host and address itself is believed only from our
 * proxies, who append to what they were told: the last address that is none of theirs is the visitor's.
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

/** A host as sites are known by: lower case, without port and without the dot that ends a complete name. */
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
