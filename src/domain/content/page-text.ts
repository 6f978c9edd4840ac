import { z } from 'zod';
import { GENERAL_ENQUIRY } from '../lead/lead-category.ts';

/** An enquiry form below the text of a page (ENQUIRY-019). */
const PageFormSchema = z.strictObject({
	/** The heading over the form. */
	title: z.string().min(1),
	/** A sentence below the heading. */
	text: z.string().min(1).nullable().default(null),
	/** The category of its enquiries, which decides their routing: one of the dealer's `forms.categories` or of the site's own forms. */
	category: z.string().min(1).default(GENERAL_ENQUIRY),
});

/** The front matter of a text page: `content/pages/<name>.md`. */
export const PageTextSchema = z.strictObject({
	/** The page's heading. */
	title: z.string().min(1),
	/** One sentence for search engines. */
	description: z.string().min(1),
	/** A sentence or two in larger type under the heading. */
	lead: z.string().min(1).nullable().default(null),
	form: PageFormSchema.optional(),
});

/** An enquiry form below the text of a page. */
export type PageForm = z.output<typeof PageFormSchema>;

/** A text page: its front matter, slug and Markdown. */
export interface PageText extends z.output<typeof PageTextSchema> {
	slug: string;
	/** Markdown, before dealer variables are substituted. */
	body: string;
}
