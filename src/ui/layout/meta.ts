import type { SignInType } from '../../domain/account/sign-in-types.ts';
import type { Link } from './layout-data.ts';

/** Metadata of a page. */
export interface Meta {
	title: string;
	description: string;
	/** Absolute URL. */
	canonical: string;
	/** Whether search engines may list the page. */
	indexed: boolean;
	/** Picture of shared links, with an absolute URL; null for none. */
	shareImage: { url: string; width: number; height: number; alt: string } | null;
	/** Structured data (schema.org), one block each. */
	jsonLd: object[];
	/** From the home page; the last one is the page itself. Empty for no breadcrumbs. */
	breadcrumbs: Link[];
	/** Address of the menu entry this page belongs to. */
	section: string | null;
	/** What its visitors must sign in for; null for an open page. */
	gate: SignInType | null;
}
