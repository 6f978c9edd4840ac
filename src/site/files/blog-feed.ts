import { publishedPosts } from '../../features/blog/embed/published.ts';
import { BLOG_FEED_PATH, BLOG_PATH, blogPath } from '../../paths/paths.ts';
import { dealerText } from '../dealer-text.ts';
import type { Site } from '../site.ts';
import type { SiteFile } from './site-file.ts';
import { escapeXml } from './sitemaps.ts';

/** Posts a feed reader is given at once. */
const NEWEST = 20;

/** The newest posts as an Atom feed (RFC 4287); none without posts. */
export function blogFeed(site: Site): SiteFile[] {
	const { dealer } = site;
	const posts = publishedPosts(site).slice(0, NEWEST);
	const [newest] = posts;
	if (!newest) return [];
	const text = (words: string) => escapeXml(dealerText(words, site));
	const entries = posts.map(
		({ slug, title, date, author, summary, category }) => `<entry>
<id>${dealer.url}${blogPath(slug)}</id>
<title>${text(title)}</title>
<link href="${dealer.url}${blogPath(slug)}"/>
<published>${date}T00:00:00Z</published>
<updated>${date}T00:00:00Z</updated>
<author><name>${text(author)}</name></author>
<category term="${category}"/>
<summary>${text(summary)}</summary>
</entry>`,
	);
	const content = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
<id>${dealer.url}${BLOG_PATH}</id>
<title>${escapeXml(dealer.name)}</title>
<link href="${dealer.url}${BLOG_PATH}"/>
<link rel="self" href="${dealer.url}${BLOG_FEED_PATH}"/>
<updated>${newest.date}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
	return [{ path: BLOG_FEED_PATH.slice(1), content }];
}
