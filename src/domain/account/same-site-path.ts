/** Any origin: only whether an address leaves it counts. */
const ORIGIN = 'https://site.invalid';

/**
 * The path, query and fragment of an address within the site; null for any other (resolution 88). The address is parsed as a browser does,
 * which reads '/\\host', tabs and line ends as parts of a host too.
 */
export function sameSitePath(address: string): string | null {
	if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return null;
	const { origin, pathname, search, hash } = new URL(address, ORIGIN);
	// After '/.//host' the path itself would begin with two slashes, which leave the site.
	if (origin !== ORIGIN || pathname.startsWith('//')) return null;
	return pathname + search + hash;
}
