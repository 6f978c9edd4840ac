/** Far longer than any address the sites have; also keeps patterns cheap to match. */
const LONGEST_PATH = 2048;

/** Files that instruct the host; no visitor reads them. */
const HOST_FILES = new Set(['_headers', '_redirects']);

/** The decoded path, beginning with a slash, or the status that refuses it. */
export type RequestPath = { path: string } | { refused: 400 | 404 };

/**
 * Reads the path of a request's URL (dot segments are resolved by then). What comes back names a place inside a site and
 * nothing else: no encoded slash, backslash or control character, no malformed or overlong encoding (400); no empty
 * segment, no dot-file, no file meant for the host (404).
 */
export function readPath(pathname: string): RequestPath {
	if (pathname.length > LONGEST_PATH || /%(2f|5c)/i.test(pathname)) return { refused: 400 };
	const path = decode(pathname);
	if (path === null || /[\p{Cc}\\]/u.test(path)) return { refused: 400 };
	const [first, ...rest] = path.replace(/^\/|\/$/g, '').split('/');
	const segments = path === '/' ? [] : [first ?? '', ...rest];
	if (segments.some((segment) => segment === '' || segment.startsWith('.'))) return { refused: 404 };
	// File systems that ignore case would find these under any spelling.
	if (first !== undefined && HOST_FILES.has(first.toLowerCase())) return { refused: 404 };
	return { path };
}

/** The other way: a decoded path as a URL carries it. */
export function encodePath(path: string): string {
	return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** The path of an address within a site, such as `/search?make=kia`, as a request for it would carry it. */
export function sitePathOf(address: string): string {
	return new URL(address, 'http://site.invalid').pathname;
}

/** Null for an encoding that is cut short, is no hexadecimal, or is not the shortest UTF-8 of its character. */
function decode(text: string): string | null {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}
