/** The refusal of every call that reaches a store after it was closed. */
export function storeClosed(): Error {
	return new Error('The store is closed because the service is stopping. Try again when it has started');
}
