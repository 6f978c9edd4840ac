import type { Post } from '../../../domain/content/post.ts';
import { BLOG_PATH, blogPath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { textHtml } from '../../../site/text/text-html.ts';
import { publishedPosts } from '../embed/published.ts';
import { blogPosting } from './json-ld.ts';
import { teaser } from './teaser.ts';

/** Number of related posts. */
const MORE = 3;

/** Content of a post's page (resolution 171). */
export function postContent(post: Post, context: SiteContext): PageContent<'post'> {
	const { site } = context;
	const path = blogPath(post.slug);
	const shown = teaser(post, context);
	const { url, width, height, alt } = shown.picture;
	const others = publishedPosts(site).filter(({ slug }) => slug !== post.slug);
	const related = [
		...others.filter(({ category }) => category === post.category),
		...others.filter(({ category }) => category !== post.category),
	];
	return {
		meta: metaOf(context, {
			path,
			title: shown.title,
			description: shown.summary,
			// Social networks do not show SVG images.
			shareImage: url.endsWith('.svg') ? null : { url: context.absolute(url), width, height, alt },
			jsonLd: [blogPosting(shown, post.author, site.dealer, context.absolute)],
			trail: [
				{ label: 'Blog', href: BLOG_PATH },
				{ label: shown.title, href: path },
			],
			section: BLOG_PATH,
		}),
		data: {
			post: { ...shown, author: post.author },
			html: textHtml(post.body, context).html,
			more: related.slice(0, MORE).map((other) => teaser(other, context)),
			back: { label: 'All posts', href: BLOG_PATH },
		},
	};
}
