/** One line of the log, without personal data. */
export interface LogEntry {
	level: 'info' | 'warn' | 'error';
	message: string;
	[detail: string]: string | number | boolean | null;
}

/** Takes an entry of the service's log. */
export type Log = (entry: LogEntry) => void;

/** Writes each entry as a line of JSON with its time. */
export function jsonLog(write: (line: string) => void, now: () => Date): Log {
	return (entry) => write(`${JSON.stringify({ time: now().toISOString(), ...entry })}\n`);
}

/** Name and message of an error, and of its cause, for the log: `fetch` says only in the cause what failed. */
export function describeError(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const { name, message, cause } = error;
	const isUnsaid = cause instanceof Error && !message.includes(cause.message);
	return `${name}: ${message}${isUnsaid ? ` (${describeError(cause)})` : ''}`;
}
