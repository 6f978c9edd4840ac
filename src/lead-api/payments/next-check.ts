const MINUTE_MS = 60 * 1000;
/** Minutes between two questions to the provider about an open session, besides its notices. */
const ASK_MINUTES = 1;
const MOST_MINUTES = 60;

/** When to call a payment provider: now, for a reason such as its notice or the return of its payer; or only when the next check is due. */
export type CallTime = 'now' | 'when due';

/** Whether the provider may be called again. `next_check_at` is an ISO time in UTC. */
export function isDue({ next_check_at }: { next_check_at: string }, now: Date): boolean {
	return next_check_at <= now.toISOString();
}

/**
 * When a payment provider is called again: in a minute, or after so many failures in a row in 0.25, 0.5, 1, 2… minutes, up to an hour.
 *
 * @param failures 0 when it has just answered
 */
export function nextCheck(failures: number, now: Date): Date {
	const minutes = failures === 0 ? ASK_MINUTES : Math.min(MOST_MINUTES, 0.25 * 2 ** (failures - 1));
	return new Date(now.getTime() + minutes * MINUTE_MS);
}
