/** A site the preview shows. */
export interface PreviewSite {
	/** Names its folder in the output and its host, `<slug>.localhost`. */
	slug: string;
	name: string;
	/** Host names of its own, without port. */
	hosts: readonly string[];
}

/** The names this machine has for itself; there the index of the sites is shown. */
const BARE_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** The host of a site in the preview. */
export const previewHost = (site: PreviewSite): string => `${site.slug}.localhost`;

/** What a host shows: one site, the index of all, or nothing. */
export function shownAt(hostname: string, sites: readonly PreviewSite[]): PreviewSite | 'index' | null {
	// Names are the same in any case, and with the dot that ends a complete one.
	const host = hostname.toLowerCase().replace(/\.$/, '');
	if (BARE_HOSTS.includes(host)) return 'index';
	return sites.find((site) => hostsOf(site).includes(host)) ?? null;
}

/** Tells somebody at an unknown host where the sites are. */
export function unknownHost(hostname: string, sites: readonly PreviewSite[]): string {
	const known = ['localhost', ...sites.flatMap(hostsOf)];
	return `No site is shown at ${hostname}; the preview knows ${known.join(', ')}.`;
}

function hostsOf(site: PreviewSite): string[] {
	return [previewHost(site), ...site.hosts.map((host) => host.toLowerCase())];
}
