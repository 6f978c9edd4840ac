/** Resolves an address; null for a page that the site does not have. */
export type LinkOf = (href: string) => string | null;

/**
 * Resolves all links to pages of a site (resolution 218): an address of an existing page, or any external address,
 * is returned unchanged; for a missing page the result is null, and the entry is left out.
 *
 * @param pages the addresses of the site's pages
 */
export function linker(pages: ReadonlySet<string>): LinkOf {
	return (href) => {
		if (!href.startsWith('/')) return href;
		const path = href.replace(/[?#].*$/, '');
		return pages.has(path) ? href : null;
	};
}
