import type { Failure, Step, WatchedDealer } from './watched-dealer.ts';

/** The longest pause between two tries of a dealer that fails. */
const LONGEST_PAUSE_MS = 30 * 60_000;

/** A failure after another one: pauses double from the first, `everyMs`, to half an hour. Another step begins anew. */
export function failedAgain(
	before: Failure | null,
	step: Step,
	problem: string,
	now: Date,
	everyMs: number,
): Failure {
	const earlier = before?.step === step ? before : null;
	const count = (earlier?.count ?? 0) + 1;
	const pause = Math.min(everyMs * 2 ** (count - 1), Math.max(LONGEST_PAUSE_MS, everyMs));
	return {
		step,
		problem,
		since: earlier?.since ?? now.toISOString(),
		count,
		next_try: new Date(now.getTime() + pause).toISOString(),
	};
}

/** Whether a failed step may be tried again; also where another step has failed, or none. */
export function mayTry({ failure }: Pick<WatchedDealer, 'failure'>, step: Step, now: Date): boolean {
	return failure?.step !== step || now.toISOString() >= failure.next_try;
}

/**
 * Whether a dealer is to be looked at. A feed that cannot be read gets pauses; other failures do not delay the look at what may end them.
 *
 * @param lookedAt when it was last looked at; null for never by this process, and where a file of its folder has changed since
 */
export function isDue(
	dealer: Pick<WatchedDealer, 'failure' | 'valid_until'>,
	lookedAt: Date | null,
	now: Date,
	everyMs: number,
): boolean {
	if (lookedAt === null) return true;
	if (!mayTry(dealer, 'feed', now)) return false;
	const timePassed = lookedAt.toISOString() < dealer.valid_until && dealer.valid_until <= now.toISOString();
	return timePassed || now.getTime() - lookedAt.getTime() >= everyMs;
}

/** Whether a dealer is to be built: from other inputs than last time, because time changes its pages, or once more after a failure. */
export function isStale(
	dealer: Pick<WatchedDealer, 'failure' | 'valid_until' | 'tried'>,
	version: string,
	now: Date,
): boolean {
	if (dealer.tried !== version) return true;
	const { failure } = dealer;
	if (failure?.step === 'stock' || failure?.step === 'build') return now.toISOString() >= failure.next_try;
	return now.toISOString() >= dealer.valid_until;
}
