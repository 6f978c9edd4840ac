/** When to call again where the service names no time, milliseconds. */
export const RETRY_MS = 60_000;

/** The outcome of a call that got no answer. */
export function unreached(): { status: 'unavailable'; retryMs: number } | { status: 'offline' } {
	return navigator.onLine ? { status: 'unavailable', retryMs: RETRY_MS } : { status: 'offline' };
}
