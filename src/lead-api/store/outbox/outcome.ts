/** Outcome of an attempt; the caller decides when the next one is due. */
export type Outcome =
	| { state: 'delivered' }
	| { state: 'waiting'; next_at: string; reason: string }
	| { state: 'parked'; reason: string };
