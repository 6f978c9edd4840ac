/** One line of the log: what happened, without anything that says who sent it. */
export interface LogEntry {
	level: 'info' | 'warn' | 'error';
	message: string;
	[detail: string]: string | number | boolean | null;
}

export type Log = (entry: LogEntry) => void;

/** Writes each entry as a line of JSON with its time. */
export function jsonLog(write: (line: string) => void, now: () => Date): Log {
	return (entry) => write(`${JSON.stringify({ time: now().toISOString(), ...entry })}\n`);
}

/** What may be said of an error: its kind and its own words, no values. */
export function describeError(error: unknown): string {
	return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
