import type { Post } from '../../../domain/content/post.ts';
import { listPagePath } from '../../../domain/list/list-page.ts';
import { BLOG_FEED_PATH, BLOG_PATH, blogPath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { salesArea } from '../../../site/groups/sales-area.ts';
import { pageLinks } from '../../../site/links/page-links.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { categoryName, publishedPosts } from '../embed/published.ts';
import { teaser } from './teaser.ts';

/** Posts per page. */
export const POSTS_A_PAGE = 12;

/** A list of posts: the whole blog or one category. */
export interface BlogList {
	path: string;
	/** Slug of the category; null for all posts. */
	category: string | null;
	posts: readonly Post[];
}

/** Content of one page of a list of posts. */
export function blogListContent(list: BlogList, number: number, context: SiteContext): PageContent<'blog'> {
	const { dealer } = context.site;
	const title = list.category === null ? 'Blog' : categoryName(list.category);
	const first = (number - 1) * POSTS_A_PAGE;
	const onPage = number === 1 ? '' : `, page ${number}`;
	const posts = list.posts.slice(first, first + POSTS_A_PAGE);
	const blog = { label: 'Blog', href: BLOG_PATH };
	return {
		meta: metaOf(context, {
			path: listPagePath(list.path, number),
			title: `${list.category === null ? title : `Blog: ${title}`}${onPage}`,
			description: `${list.category === null ? 'News, reviews and advice' : title} from ${dealer.name} in ${salesArea(dealer)}${onPage}: ${posts.map(({ title }) => title).join('; ')}.`,
			trail: list.category === null ? [blog] : [blog, { label: title, href: list.path }],
			section: BLOG_PATH,
		}),
		data: {
			title,
			categories: categories(list, context),
			posts: posts.map((post) => teaser(post, context)),
			...pageLinks(list.path, pagesOfList(list), number),
			feed: BLOG_FEED_PATH,
		},
	};
}

/** Number of pages of a list; an empty list has one page. */
export function pagesOfList({ posts }: BlogList): number {
	return Math.max(1, Math.ceil(posts.length / POSTS_A_PAGE));
}

function categories({ category: current }: BlogList, { site }: SiteContext) {
	const names = [...new Set(publishedPosts(site).map(({ category }) => category))].toSorted();
	if (names.length < 2) return [];
	return [
		{ label: 'All posts', href: BLOG_PATH, isCurrent: current === null },
		...names.map((name) => ({
			label: categoryName(name),
			href: blogPath(name),
			isCurrent: name === current,
		})),
	];
}
