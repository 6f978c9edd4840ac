import { z } from 'zod';
import { GENERAL_ENQUIRY } from '../lead/lead-category.ts';

/** An enquiry form below the text of a page (ENQUIRY-019). */
const PageFormSchema = z.strictObject({
	/** The heading over the form. */
	title: z.string().min(1),
	/** A sentence below the heading. */
	text: z.string().min(1).nullable().default(null),
	/** How its enquiries are filed and routed: one of the dealer's `forms.categories`, or of those the forms of the site have themselves. */
	category: z.string().min(1).default(GENERAL_ENQUIRY),
});

/** What a page of words says above its text: `content/pages/<name>.md`. */
export const PageTextSchema = z.strictObject({
	/** The page's heading. */
	title: z.string().min(1),
	/** One sentence for search engines. */
	description: z.string().min(1),
	/** A sentence or two in larger letters under the heading. */
	lead: z.string().min(1).nullable().default(null),
	form: PageFormSchema.optional(),
});

/** An enquiry form below the text of a page. */
export type PageForm = z.output<typeof PageFormSchema>;

/** A page of words: its name, and its text in Markdown. */
export interface PageText extends z.output<typeof PageTextSchema> {
	slug: string;
	/** Markdown; dealer variables are not filled in yet. */
	body: string;
}
