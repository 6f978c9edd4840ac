/** The links between the pages of a long list. */
export interface PageLinks {
	/** Which entries of the list this page shows: '1 to 24 of 117'; null for an empty list. */
	range: string | null;
	previous: string | null;
	next: string | null;
	/** The pages that are linked; null where some are left out. Empty for a list of one page. */
	pages: ({ number: number; href: string; isCurrent: boolean } | null)[];
}
