import { z } from 'zod';

/** What a page of words says above its text: `content/pages/<name>.md`. */
export const PageTextSchema = z.strictObject({
	/** The page's heading. */
	title: z.string().min(1),
	/** One sentence for search engines. */
	description: z.string().min(1),
	/** A sentence or two in larger letters under the heading. */
	lead: z.string().min(1).nullable().default(null),
});

/** A page of words: its name, and its text in Markdown. */
export interface PageText extends z.output<typeof PageTextSchema> {
	slug: string;
	/** Markdown; dealer variables are not filled in yet. */
	body: string;
}
