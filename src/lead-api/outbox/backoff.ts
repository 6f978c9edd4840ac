const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 4 * 60 * 60 * 1000;

/**
 * Delivery attempts before an entry is parked: three and a half days, so that a mail server that fails on a Friday evening is still tried
 * on Monday.
 */
export const MOST_ATTEMPTS = 32;

/**
 * Delay after a failed delivery, milliseconds: doubles each time up to four hours, with a random quarter more or less, so that messages
 * that failed together are not retried together. Null when the entry is to be parked.
 *
 * @param attempts deliveries tried so far, the failed one included
 * @param random at least 0 and below 1
 */
export function retryDelay(attempts: number, random: number): number | null {
	if (attempts >= MOST_ATTEMPTS) return null;
	const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
	return Math.round(delay * (0.75 + random / 2));
}
