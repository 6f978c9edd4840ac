import { z } from 'zod';
import { isSlug } from '../vehicle/naming/slug.ts';

const Slug = z.string().refine(isSlug, 'expected small letters, digits and single hyphens');

/** The front matter of a blog post: `content/posts/<slug>.md` (resolution 171). */
export const PostSchema = z.strictObject({
	title: z.string().min(1),
	/** The day of publication, in the dealer's time zone; a post with a future date is hidden. */
	date: z.iso.date('expected a date, such as 2026-11-03'),
	author: z.string().min(1),
	/** The category's slug, such as `vehicle-reviews` (BLOG-003). */
	category: Slug,
	/** One or two sentences for lists, feeds and search engines. */
	summary: z.string().min(1),
	/** A picture below the dealer's `images/`, and its alternative text. */
	image: z.string().min(1),
	alt: z.string().min(1),
});

/** One post of a dealer's blog. */
export interface Post extends z.output<typeof PostSchema> {
	slug: string;
	/** Markdown, before dealer variables are substituted. */
	body: string;
}
