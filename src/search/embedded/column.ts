import type { Codes } from './format/codes.ts';
import type { Dictionary, Value } from './format/dictionary.ts';

/** One attribute of all documents: for each row the code of its value in the dictionary. */
export interface Column {
	readonly path: string;
	/** The path's keys: `picture` and `url` of 'picture.url'. */
	readonly keys: readonly string[];
	readonly dictionary: Dictionary;
	readonly codes: Codes;
}

/** The scalars of a value, as filters, facets and texts use them: a list's items, else the value itself; none for undefined and null. */
export function scalarsOf(value: Value): (number | string)[] {
	if (typeof value === 'number' || typeof value === 'string') return [value];
	if (typeof value === 'boolean') return [String(value)];
	return Array.isArray(value) ? value.flatMap(scalarsOf) : [];
}

/** Whether a column holds an attribute or one nested in it: `picture.url` is in `picture`. */
export function isWithin({ path }: Column, attribute: string): boolean {
	return path === attribute || path.startsWith(`${attribute}.`);
}
