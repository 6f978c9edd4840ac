/** Settings of the outbox; all times in milliseconds. */
export interface OutboxSettings {
	/** Concurrent deliveries. */
	atOnce: number;
	/** Lease of a claimed entry, during which no other process claims it. Longer than a delivery and storing its outcome. */
	leaseMs: number;
	/** Time limit of a delivery; longer than the channels' own limits. */
	deliveryMs: number;
	/** Longest interval between checks, for entries of other processes and changed clocks. */
	pollMs: number;
	/** First pause after the store failed; it doubles up to `pollMs`. */
	storePauseMs: number;
}

/** Settings of the production service. */
export const OUTBOX_SETTINGS: OutboxSettings = {
	atOnce: 8,
	leaseMs: 120_000,
	deliveryMs: 45_000,
	pollMs: 15_000,
	storePauseMs: 500,
};
