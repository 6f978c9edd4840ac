import type { Link } from '../../ui/layout/layout-data.ts';

/** A page of words. */
export interface TextPageData {
	title: string;
	lead: string | null;
	/** Sanitised. */
	html: string;
	/** The headings of a long text, to jump to; empty for a short one. */
	contents: Link[];
}
