import type { DomUtils, parseDocument } from 'htmlparser2';

/** A page's parsed HTML, as `htmlparser2` has it. */
export type Document = ReturnType<typeof parseDocument>;

/** An element of a {@link Document}. */
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** A page as it was rendered. */
export interface RenderedPage {
	/** Its address on the site: '/special-offers'. */
	path: string;
	html: string;
}

/** The text of one paragraph, heading, cell or other block. */
export interface TextBlock {
	text: string;
	element: Element;
	/** The part of it in smaller or paler type. */
	quiet: string;
	/** Where it begins in the words of the page. */
	from: number;
	/** Whether a visitor has to open or wait for something to see it: a dialog, a fold, a template. */
	isFolded: boolean;
}

/** A text that is read by itself: a title, a description for search engines, a label. */
export interface SpokenText {
	/** Where it is: 'the page’s title', 'meta description'. */
	place: string;
	text: string;
}

/** What the legal rules read of a page. It is parsed once for all rules. */
export interface ReadPage {
	path: string;
	elements: readonly Element[];
	/** The content without header and footer; the whole body where the page has none. */
	main: Element | null;
	blocks: readonly TextBlock[];
	/** Whether other pages insert it: it is never read by itself. */
	isPart: boolean;
	/** The texts of all blocks, in order, a line each. */
	words: string;
	spoken: readonly SpokenText[];
	forms: readonly Element[];
}
