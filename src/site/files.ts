import { answersFiles } from '../features/chat/embed/answers-file.ts';
import { postcodesFile } from '../features/locations/embed/postcodes.ts';
import type { SiteContext } from './context.ts';
import { blogFeed } from './files/blog-feed.ts';
import { headers, redirects, robots } from './files/hosting.ts';
import type { SiteFile } from './files/site-file.ts';
import { stockFeed } from './files/stock-feed.ts';
import { favicon, makeMonograms, webManifest } from './files/web-app.ts';
import { directoryFile } from './search/directory-file.ts';
import { searchFiles } from './search/runtime-file.ts';

/**
 * Every file of a site that is generated from its configuration and stock and is not a page. Sitemaps are generated from the pages.
 *
 * @param searchToken the browsers' token for the search server; null for none
 * @param lastText as {@link stockFeed} takes it
 */
export function filesOf(
	{ site, shell }: SiteContext,
	searchToken: string | null,
	lastText: Parameters<typeof stockFeed>[1],
): SiteFile[] {
	return [
		robots(site),
		headers(),
		redirects(site),
		webManifest(site, shell),
		favicon(site),
		...makeMonograms(site),
		stockFeed(site, lastText),
		...searchFiles(site, searchToken),
		directoryFile(site),
		...blogFeed(site),
		postcodesFile(),
		...answersFiles(site),
	];
}
