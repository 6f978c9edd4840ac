/** Pagination of a list. */
export interface PageLinks {
	/** Entries on this page: '1 to 24 of 117'; null for an empty list. */
	range: string | null;
	previous: string | null;
	next: string | null;
	/** Linked pages; null marks a gap. Empty for a single page. */
	pages: ({ number: number; href: string; isCurrent: boolean } | null)[];
}
