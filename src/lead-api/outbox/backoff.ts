const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 4 * 60 * 60 * 1000;

/**
 * Deliveries tried before an entry is parked: three days and a half, so that a mail server that fails on a Friday evening is
 * still asked on Monday.
 */
export const MOST_ATTEMPTS = 32;

/**
 * How long to wait after a delivery that failed, milliseconds: twice as long every time up to four hours, a quarter more or less by
 * chance, so that what failed together is not tried together. Null when the entry is to be parked.
 *
 * @param attempts deliveries tried so far, the failed one included
 * @param random from 0 up to, and without, 1
 */
export function retryDelay(attempts: number, random: number): number | null {
	if (attempts >= MOST_ATTEMPTS) return null;
	const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
	return Math.round(delay * (0.75 + random / 2));
}
