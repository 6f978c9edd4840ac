import type { Post } from '../../contracts/content/post.ts';
import type { PostTeaser } from '../../contracts/page/blog.ts';
import { formatDate } from '../../domain/local-date.ts';
import { blogPath } from '../../paths.ts';
import type { SiteContext } from '../context.ts';
import { dealerText } from '../dealer-text.ts';
import { blockPicture } from '../home/tiles.ts';
import { categoryName } from './published.ts';

/** A post as lists show it. */
export function teaser(
	{ slug, title, summary, date, category, image, alt }: Post,
	context: SiteContext,
): PostTeaser {
	const { site } = context;
	return {
		title: dealerText(title, site),
		href: blogPath(slug),
		summary: dealerText(summary, site),
		date: formatDate(date),
		day: date,
		category: { label: categoryName(category), href: blogPath(category) },
		picture: blockPicture({ image, alt }, site),
	};
}
