/** A site of the preview. */
export interface PreviewSite {
	/** The name of its folder in the output and of its host, `<slug>.localhost`. */
	slug: string;
	name: string;
	/** Host names of its own, without port. */
	hosts: readonly string[];
}

/** The bare host names of this machine, with the index of all sites. */
const BARE_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** The host of a site in the preview. */
export const previewHost = (site: PreviewSite): string => `${site.slug}.localhost`;

/** The content of a host: a site, the index of all, or nothing. */
export function shownAt(hostname: string, sites: readonly PreviewSite[]): PreviewSite | 'index' | null {
	// Host names ignore case and a trailing dot.
	const host = hostname.toLowerCase().replace(/\.$/, '');
	if (BARE_HOSTS.includes(host)) return 'index';
	return sites.find((site) => hostsOf(site).includes(host)) ?? null;
}

/** The message for an unknown host, with the known hosts. */
export function unknownHost(hostname: string, sites: readonly PreviewSite[]): string {
	const known = ['localhost', ...sites.flatMap(hostsOf)];
	return `No site is shown at ${hostname}; the preview knows ${known.join(', ')}.`;
}

function hostsOf(site: PreviewSite): string[] {
	return [previewHost(site), ...site.hosts.map((host) => host.toLowerCase())];
}
