/** The maximum length of a path, far above any address of the sites; also keeps pattern matching cheap. */
const MAX_PATH_LENGTH = 2048;

/** Files with instructions for the host, which are not served. */
const HOST_FILES = new Set(['_headers', '_redirects']);

/** The decoded path, beginning with a slash, or the error status. */
export type RequestPath = { path: string } | { refused: 400 | 404 };

/**
 * Parses the path of a request's URL (dot segments are already resolved). The result is always inside the site:
 * no encoded slash, backslash or control character, no malformed or overlong encoding (400); no empty
 * segment, no dot-file, no file meant for the host (404).
 */
export function readPath(pathname: string): RequestPath {
	if (pathname.length > MAX_PATH_LENGTH || /%(2f|5c)/i.test(pathname)) return { refused: 400 };
	const path = decode(pathname);
	if (path === null || /[\p{Cc}\\]/u.test(path)) return { refused: 400 };
	const [first, ...rest] = path.replace(/^\/|\/$/g, '').split('/');
	const segments = path === '/' ? [] : [first ?? '', ...rest];
	if (segments.some((segment) => segment === '' || segment.startsWith('.'))) return { refused: 404 };
	// Case-insensitive file systems would find these in any case.
	if (first !== undefined && HOST_FILES.has(first.toLowerCase())) return { refused: 404 };
	return { path };
}

/** Encodes a decoded path for a URL. */
export function encodePath(path: string): string {
	return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** The encoded path of an address within a site, such as `/search?make=kia`. */
export function sitePathOf(address: string): string {
	return new URL(address, 'http://site.invalid').pathname;
}

/** Decodes a text; null for an encoding that is truncated, not hexadecimal, or not the shortest UTF-8 of its character. */
function decode(text: string): string | null {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}
