/**
 * A clock that goes faster than time, so that what is tried again after fifteen seconds and leases of two minutes end within a trial, and
 * that somebody may have set wrong.
 */
export interface TrialClock {
	/** When it was right, milliseconds since 1970. */
	since: number;
	/** Its seconds in one second. */
	speed: number;
	/** How far it is ahead of what it should show, milliseconds. */
	aheadMs: number;
}

/** The time such a clock shows. */
export function timeOf({ since, speed, aheadMs }: TrialClock): Date {
	return new Date(since + (Date.now() - since) * speed + aheadMs);
}
