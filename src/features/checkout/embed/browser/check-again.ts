/**
 * Checks whether a checkout's vehicle can be reserved, and again when its page comes back from the back-forward cache, as another buyer may
 * have taken it, and when another tab goes on to the deposit.
 *
 * @param check gets whether it is not the first time
 */
export async function checkAgain(check: (isAgain: boolean) => Promise<void>): Promise<void> {
	addEventListener('pageshow', ({ persisted }) => persisted && check(true));
	addEventListener('storage', ({ key }) => key?.endsWith('.reservations') && check(true));
	await check(false);
}
