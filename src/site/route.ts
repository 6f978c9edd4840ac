import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import type { PageData, PageKind } from '../features/page-data.ts';
import type { Meta } from '../ui/layout/meta.ts';
import type { SiteContext } from './context.ts';
import type { Site } from './site.ts';

/** The sitemap of a page; pages that search engines must not list have none. */
export type SitemapSection = 'pages' | 'stock' | 'vehicles';

/** The content of a page. */
export interface PageContent<Kind extends PageKind = PageKind> {
	meta: Meta;
	data: PageData[Kind];
}

/** One page of a site: its address, kind and sitemap, and its content, which is computed once all addresses are known. */
export interface Page<Kind extends PageKind = PageKind> {
	path: string;
	kind: Kind;
	sitemap: SitemapSection | null;
	content: (context: SiteContext) => PageContent<Kind>;
	/**
	 * What of the stock the content is computed from: vehicles, and texts for what else it says of the stock. Everything else that content
	 * may depend on is the same for all pages: options, texts, pictures, the period, and which pages there are besides those of vehicles and
	 * later ones of lists. Left out, or null, where content must be computed to know whether it has changed.
	 */
	inputs?: (context: SiteContext) => readonly (Vehicle | string)[] | null;
	/**
	 * A text that is another one wherever {@link inputs} are, for pages of which those are much work: most are found unchanged by it. It may
	 * be another one without need. Null where it is not known.
	 */
	source?: (context: SiteContext) => string | null;
	/**
	 * The facts of the page, as data in a file beside it for other pages of the site. They are derived from the page's data alone, so
	 * that both files are written, reused and removed together.
	 */
	facts?: (data: PageData[Kind]) => unknown;
}

/** All pages of a kind; none when the dealer does not have them. */
export interface Route {
	name: string;
	pages: (site: Site) => readonly Page[];
}

/** Checks the type of a page's content against its kind; the route table mixes all kinds. */
export function page<Kind extends PageKind>(page: Page<Kind>): Page {
	return page as unknown as Page;
}
