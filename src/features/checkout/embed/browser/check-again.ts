/**
 * Checks whether a checkout's vehicle can be reserved, and again when its page comes back from the back-forward cache, as another buyer may
 * have taken it, and when another tab goes on to the deposit.
 *
 * @param check the first check
 * @param again each later one
 */
export async function checkAgain(check: () => Promise<void>, again: () => Promise<void>): Promise<void> {
	addEventListener('pageshow', ({ persisted }) => persisted && again());
	addEventListener('storage', ({ key }) => key?.endsWith('.reservations') && again());
	await check();
}
