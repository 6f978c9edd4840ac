import { Feed } from 'feed';
import { publishedPosts } from '../../features/blog/embed/published.ts';
import { BLOG_FEED_PATH, BLOG_PATH, blogPath } from '../../paths/paths.ts';
import type { Site } from '../site.ts';
import { dealerText } from '../text/dealer-text.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { SiteFile } from './site-file.ts';

/** The maximum number of posts in the feed. */
const MAX_POSTS = 20;

/** The newest posts as an Atom feed (RFC 4287); no file without posts. */
export function blogFeed(site: Site): SiteFile[] {
	const { dealer } = site;
	const posts = publishedPosts(site).slice(0, MAX_POSTS);
	const [newest] = posts;
	if (!newest) return [];
	const link = `${dealer.url}${BLOG_PATH}`;
	const feed = new Feed({
		...{ id: link, link, title: dealer.name, copyright: dealer.legal.entity },
		generator: false,
		updated: feedTime(newest.date),
		feedLinks: { atom: `${dealer.url}${BLOG_FEED_PATH}` },
	});
	for (const { slug, title, date, author, summary, category } of posts) {
		const url = `${dealer.url}${blogPath(slug)}`;
		feed.addItem({
			id: url,
			link: url,
			date: feedTime(date),
			published: feedTime(date),
			category: [{ term: category }],
			// The library writes titles and summaries as HTML.
			title: escapeMarkup(dealerText(title, site)),
			description: escapeMarkup(dealerText(summary, site)),
			author: [{ name: dealerText(author, site) }],
		});
	}
	return [{ path: BLOG_FEED_PATH.slice(1), content: feed.atom1() }];
}

/** The time of a post for the feed: a post has only a date. */
function feedTime(date: string): Date {
	return new Date(`${date}T00:00:00Z`);
}
