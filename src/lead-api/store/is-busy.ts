/** What both databases and their drivers say when something else has what is needed, or they do not answer. */
const BUSY =
	/database is locked|lock timeout|timeout exceeded when trying to connect|Query read timeout|statement timeout/;

/** Whether a database could not be had in time: asking again at once would only take as long again. */
export function isBusy(error: unknown): boolean {
	return error instanceof Error && BUSY.test(error.message);
}
