/** The result of indexing on a server. */
export interface IndexOutcome {
	/** `rebuilt`: a new index was built and swapped in atomically; `updated`: only changes were sent. */
	mode: 'rebuilt' | 'updated' | 'unchanged';
	/** Number of documents sent. */
	sent: number;
	removed: number;
}
