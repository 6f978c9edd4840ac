/** What was done on the server. */
export interface IndexOutcome {
	/** `rebuilt`: made anew beside the old one and put in its place at once; `updated`: only what changed was sent. */
	mode: 'rebuilt' | 'updated' | 'unchanged';
	/** Documents sent. */
	sent: number;
	removed: number;
}
