/** A use that is limited: how often the same key may come in a window. */
export interface Counted {
	/** What is counted and in which window; hashed by the caller, so that no personal data is kept for it. */
	key: string;
	/**
	 * What is counted. Over the limit of an address or a dealer a lead is held in quarantine; over that of a phone number it is delivered
	 * with a note.
	 */
	label: 'address' | 'phone' | 'dealer';
	/** When the window that this use falls into ends. */
	ends_at: string;
	/** More uses than this in the window are over the limit; null where only a flood is. */
	most: number | null;
	/** More uses than this, and it is not stored at all; null for what is never refused. */
	refuse_above: number | null;
	/** Uses with the same one count once in the window; null where each use counts. */
	once_key: string | null;
	/** What being over the limit is called in the note to the dealer. */
	because: string;
}
