import { z } from 'zod';

/** Texts that mean 'empty' in feeds, in lower case. Some databases write a date of zeros. */
const EMPTY = new Set([
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

/** Whether a value of a feed is empty. */
export function isNothing(value: unknown): boolean {
	return (
		value === null ||
		value === undefined ||
		Number.isNaN(value) ||
		(typeof value === 'string' && EMPTY.has(value.trim().toLowerCase()))
	);
}

/** The result of a reader for an unacceptable value, with what it expected. */
export class FieldError {
	readonly expected: string;
	constructor(expected: string) {
		this.expected = expected;
	}
}

/** The schema of a field: null for an empty value, else the result of `read`, or an issue. */
export function field<T>(read: (value: unknown) => T | FieldError) {
	return z
		.unknown()
		.prefault(null)
		.transform((value, context): T | null => {
			if (isNothing(value)) return null;
			const result = read(value);
			if (!(result instanceof FieldError)) return result;
			context.issues.push({
				code: 'custom',
				message: `expected ${result.expected}, found ${show(value)}`,
				input: value,
			});
			return z.NEVER;
		});
}

/** A value as quoted in a message: short, on one line. */
export function show(value: unknown): string {
	if (typeof value === 'function') return 'a function';
	const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The error of an object schema for a value that is no object; the second argument of `z.object`. */
export const groupError = {
	error: ({ input }: { input?: unknown }) => `expected a group of fields, found ${show(input)}`,
};

/** A group of fields without the empty ones. */
export function withoutNothing(entries: unknown): unknown {
	if (isNothing(entries)) return {};
	return typeof entries === 'object' && entries !== null && !Array.isArray(entries)
		? Object.fromEntries(Object.entries(entries).filter(([, value]) => !isNothing(value)))
		: entries;
}
