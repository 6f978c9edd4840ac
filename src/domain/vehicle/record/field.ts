import { z } from 'zod';

/** What feeds write where they know nothing, in lower case. A date of zeros is how some databases write none. */
const NOTHING = new Set([
	'',
	'null',
	'undefined',
	'nan',
	'n/a',
	'-',
	'- / -',
	'- - -',
	'0000-00-00',
	'0000-00-00 00:00:00',
]);

/** Whether a value of a feed says nothing at all. */
export function isNothing(value: unknown): boolean {
	return (
		value === null ||
		value === undefined ||
		Number.isNaN(value) ||
		(typeof value === 'string' && NOTHING.has(value.trim().toLowerCase()))
	);
}

/** A value a reader does not accept, and what it would have accepted. */
export class Refusal {
	readonly expected: string;
	constructor(expected: string) {
		this.expected = expected;
	}
}

/** The schema of one field: null for 'not known', else what `read` makes of the value, or an issue. */
export function field<T>(read: (value: unknown) => T | Refusal) {
	return z
		.unknown()
		.prefault(null)
		.transform((value, context): T | null => {
			if (isNothing(value)) return null;
			const result = read(value);
			if (!(result instanceof Refusal)) return result;
			context.issues.push({
				code: 'custom',
				message: `expected ${result.expected}, found ${show(value)}`,
				input: value,
			});
			return z.NEVER;
		});
}

/** How a refused value is quoted in a message: short, on one line. */
export function show(value: unknown): string {
	if (typeof value === 'function') return 'a function';
	const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What a schema of several fields says of a value that is none; the second argument of `z.object` and its kin. */
export const groupError = {
	error: ({ input }: { input?: unknown }) => `expected a group of fields, found ${show(input)}`,
};

/** A group of fields without those that say nothing. */
export function withoutNothing(entries: unknown): unknown {
	if (isNothing(entries)) return {};
	return typeof entries === 'object' && entries !== null && !Array.isArray(entries)
		? Object.fromEntries(Object.entries(entries).filter(([, value]) => !isNothing(value)))
		: entries;
}
