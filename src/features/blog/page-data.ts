import type { Link } from '../../ui/layout/layout-data.ts';
import type { PageLinks } from '../../ui/page-links/page-links-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';

/** A post in a list. */
export interface PostTeaser {
	title: string;
	href: string;
	summary: string;
	/** Display date, '3 Nov 2026'; `day` is the ISO date. */
	date: string;
	day: string;
	category: Link;
	picture: Picture;
}

/** A page of the blog, or of one of its categories. */
export interface BlogData extends Omit<PageLinks, 'range'> {
	title: string;
	/** Links to all posts and to each category; empty when there is only one category. */
	categories: (Link & { isCurrent: boolean })[];
	posts: PostTeaser[];
	feed: string;
}

/** One post of the blog. */
export interface PostData {
	post: PostTeaser & { author: string };
	/** Sanitised HTML. */
	html: string;
	/** Related posts. */
	more: PostTeaser[];
	/** Link to all posts. */
	back: Link;
}
