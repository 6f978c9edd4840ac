const MOST_MINUTES = 60;

/** Minutes before a payment provider is called again after so many failures in a row: 0.25, 0.5, 1, 2… up to an hour. */
export function retryMinutes(attempts: number): number {
	return Math.min(MOST_MINUTES, 0.25 * 2 ** (attempts - 1));
}
