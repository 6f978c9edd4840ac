/** A counted use of a limited resource. */
export interface Counted {
	/** Hash of subject and window, so that no personal data is stored for it. */
	key: string;
	/**
	 * Subject of the limit. Above the limit of an address or a dealer a lead is quarantined; above that of a phone number it is delivered
	 * with a note.
	 */
	label: 'address' | 'phone' | 'dealer';
	/** End of the window. */
	ends_at: string;
	/** Limit of uses in the window; null when there is only `refuse_above`. */
	most: number | null;
	/** Above this number of uses the lead is not stored; null when it is never refused. */
	refuse_above: number | null;
	/** Uses with the same key count once in the window; null where each use counts. */
	once_key: string | null;
	/** Reason given to the dealer when the limit is exceeded. */
	because: string;
}
