import type { Post } from '../../../domain/content/post.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { blogPath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { blockPicture } from '../../../site/pictures/block-picture.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';
import { categoryName } from '../embed/published.ts';
import type { PostTeaser } from '../page-data.ts';

/** The list entry of a post. */
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
