import { listPagePath } from '../../domain/list/list-page.ts';
import { BLOG_PATH, blogPath } from '../../paths/paths.ts';
import { type Page, page, type Route } from '../../site/route.ts';
import { publishedPosts } from './embed/published.ts';
import { type BlogList, blogListContent, pagesOfList } from './view/blog-list.ts';
import { postContent } from './view/post.ts';

/** Blog pages: all posts, each category and each post (BLOG-001 to BLOG-003, resolution 171). */
export const blogRoute: Route = {
	name: 'blog',
	pages: (site) => {
		if (site.dealer.features.blog === false) return [];
		const posts = publishedPosts(site);
		const byCategory = [...Map.groupBy(posts, ({ category }) => category)];
		return [
			...listPages({ path: BLOG_PATH, category: null, posts }),
			...byCategory.flatMap(([category, posts]) => listPages({ path: blogPath(category), category, posts })),
			...posts.map((post) =>
				page({
					path: blogPath(post.slug),
					kind: 'post',
					sitemap: 'pages',
					content: (context) => postContent(post, context),
				}),
			),
		];
	},
};

function listPages(list: BlogList): Page[] {
	return Array.from({ length: pagesOfList(list) }, (_, index) =>
		page({
			path: listPagePath(list.path, index + 1),
			kind: 'blog',
			sitemap: 'pages',
			content: (context) => blogListContent(list, index + 1, context),
		}),
	);
}
