import type { Codes } from './format/codes.ts';
import type { Dictionary, Value } from './format/dictionary.ts';

/** An attribute of all documents: each row has the code of its value. */
export interface Column {
	readonly path: string;
	/** The path's keys: `picture` and `url` of 'picture.url'. */
	readonly keys: readonly string[];
	readonly dictionary: Dictionary;
	readonly codes: Codes;
}

/** What a value counts as in filters, facets and texts: a list's items, else itself; nothing for none and null. */
export function scalarsOf(value: Value): (number | string)[] {
	if (typeof value === 'number' || typeof value === 'string') return [value];
	if (typeof value === 'boolean') return [String(value)];
	return Array.isArray(value) ? value.flatMap(scalarsOf) : [];
}

/** Whether a column holds an attribute or something in it: `picture.url` is in `picture`. */
export function isWithin({ path }: Column, attribute: string): boolean {
	return path === attribute || path.startsWith(`${attribute}.`);
}
