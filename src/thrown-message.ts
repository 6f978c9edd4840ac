/** What was thrown as text for a message: the message of an error, other values written out, as anything may be thrown. */
export function thrownMessage(thrown: unknown): string {
	return thrown instanceof Error ? thrown.message : String(thrown);
}
