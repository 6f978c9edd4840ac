/** A file of a site that is not a page. */
export interface SiteFile {
	/** Its path in the site: `robots.txt`. */
	path: string;
	content: string | Uint8Array;
}
