/** How fast the outbox works; all times in milliseconds. */
export interface OutboxPace {
	/** Deliveries under way at the same time. */
	atOnce: number;
	/** How long an entry that was taken is nobody else's. Longer than a delivery and keeping how it ended. */
	leaseMs: number;
	/** A delivery takes no longer; longer than the channels' own limits. */
	deliveryMs: number;
	/** It looks at least so often, for what other processes wrote and for clocks that were set. */
	lookMs: number;
	/** The first pause after the store failed; each further one is twice as long, up to `lookMs`. */
	storePauseMs: number;
}

/** The service's pace. */
export const OUTBOX_PACE: OutboxPace = {
	atOnce: 8,
	leaseMs: 120_000,
	deliveryMs: 45_000,
	lookMs: 15_000,
	storePauseMs: 500,
};
