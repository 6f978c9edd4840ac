/** Messages of both databases and their drivers for lock and connection timeouts. */
const BUSY =
	/database is locked|lock timeout|timeout exceeded when trying to connect|Query read timeout|statement timeout/;

/** Whether a database timed out; an immediate retry would only take as long again. */
export function isBusy(error: unknown): boolean {
	return error instanceof Error && BUSY.test(error.message);
}
