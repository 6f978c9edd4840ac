import type { Value } from './dictionary.ts';

/**
 * Visits the values of a document with their paths: `{ picture: { url: 'a' } }` has 'a' at 'picture.url'; an empty object is a value
 * itself.
 */
export function eachPath(document: object, visit: (path: string, value: Value) => void, prefix = ''): void {
	for (const [key, value] of Object.entries(document)) {
		if (isBranch(value)) eachPath(value, visit, `${prefix}${key}.`);
		else if (value !== undefined) visit(prefix + key, value);
	}
}

/** Sets a value in a document at the path given by its keys. */
export function setPath(document: Record<string, unknown>, keys: readonly string[], value: Value): void {
	const last = keys.length - 1;
	let branch = document;
	for (let at = 0; at < last; at += 1) {
		const key = keys[at] as string;
		branch[key] ??= {};
		branch = branch[key] as Record<string, unknown>;
	}
	branch[keys[last] as string] = value;
}

function isBranch(value: Value): value is object {
	return (
		typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
	);
}
