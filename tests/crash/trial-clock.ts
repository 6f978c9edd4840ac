/**
 * A clock that runs faster than time, so that retries after fifteen seconds and leases of two minutes end within a test, and that may be
 * set wrong.
 */
export interface TrialClock {
	/** Real time at which it starts, milliseconds since 1970. */
	since: number;
	/** Its seconds per real second. */
	speed: number;
	/** Its error, milliseconds ahead. */
	aheadMs: number;
}

/** The time on such a clock. */
export function timeOf({ since, speed, aheadMs }: TrialClock): Date {
	return new Date(since + (Date.now() - since) * speed + aheadMs);
}
