import type { Link } from '../../ui/layout/layout-data.ts';
import type { PageLinks } from '../../ui/page-links/page-links-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';

/** A post as lists show it. */
export interface PostTeaser {
	title: string;
	href: string;
	summary: string;
	/** '3 Nov 2026', and as machines read it. */
	date: string;
	day: string;
	category: Link;
	picture: Picture;
}

/** A page of the blog, or of one of its categories. */
export interface BlogData extends Omit<PageLinks, 'range'> {
	title: string;
	/** Every category, and all posts first; empty where there is nothing to choose. */
	categories: (Link & { isCurrent: boolean })[];
	posts: PostTeaser[];
	feed: string;
}

/** One post of the blog. */
export interface PostData {
	post: PostTeaser & { author: string };
	/** Sanitised. */
	html: string;
	/** What to read next. */
	more: PostTeaser[];
	/** The whole blog. */
	back: Link;
}
