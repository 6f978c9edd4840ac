/** An address as the site has it, or null when it lacks the page. */
export type LinkOf = (href: string) => string | null;

/**
 * The one way links to pages of a site are made (resolution 218): an address of a page the site has, or any address
 * outside it, comes back as it is; an address of a page it lacks comes back as null, and the entry is left out.
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
