/** What a difference is about, the most important first; reports are in this order. */
export const PARTS = ['price', 'text', 'link', 'metadata', 'picture', 'order', 'markup'] as const;

/** What a difference is about, from {@link PARTS}. */
export type Part = (typeof PARTS)[number];

/** One thing that a page says in another way than before. */
export interface Difference {
	part: Part;
	/** Where in the page: the heading above a text, the text of a link, the name of a value. */
	where: string;
	/** Null for something new. */
	before: string | null;
	/** Null for something that is gone. */
	after: string | null;
}
