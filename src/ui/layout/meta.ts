import type { Link } from './layout-data.ts';

/** What search engines, social networks and tabs read. */
export interface Meta {
	title: string;
	description: string;
	/** Absolute. */
	canonical: string;
	/** Whether search engines may list the page. */
	indexed: boolean;
	/** Absolute address of the picture a shared link shows; null for none. */
	shareImage: { url: string; width: number; height: number; alt: string } | null;
	/** Structured data (schema.org), one block each. */
	jsonLd: object[];
	/** From the home page to this one; the last is the page itself. Empty where breadcrumbs would say nothing. */
	breadcrumbs: Link[];
	/** The menu entry this page belongs to, by its address. */
	section: string | null;
}
