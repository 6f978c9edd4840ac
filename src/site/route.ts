import type { PageData, PageKind } from '../features/page-data.ts';
import type { Meta } from '../ui/layout/meta.ts';
import type { SiteContext } from './context.ts';
import type { Site } from './site.ts';

/** The sitemap a page is listed in; pages search engines must not list are in none. */
export type SitemapSection = 'pages' | 'stock' | 'vehicles';

/** What a page says. */
export interface PageContent<Kind extends PageKind = PageKind> {
	meta: Meta;
	data: PageData[Kind];
}

/** One page of a site: its address, how it is drawn, where it is listed, and what it says once all addresses are known. */
export interface Page<Kind extends PageKind = PageKind> {
	path: string;
	kind: Kind;
	sitemap: SitemapSection | null;
	content: (context: SiteContext) => PageContent<Kind>;
	/**
	 * What the page says, as data for other pages of the site to read from the file beside it. It follows from the page's data alone, so
	 * that the two are written, kept and removed together.
	 */
	facts?: (data: PageData[Kind]) => unknown;
}

/** A family of pages. It gives none when the dealer does not have them. */
export interface Route {
	name: string;
	pages: (site: Site) => readonly Page[];
}

/** A page with its content checked against its kind; the route table mixes all kinds. */
export function page<Kind extends PageKind>(page: Page<Kind>): Page {
	return page as unknown as Page;
}
