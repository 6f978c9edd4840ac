import type { Value } from './dictionary.ts';

/** A document's values by path: `{ picture: { url: 'a' } }` has 'a' under 'picture.url'. */
export type Paths = Map<string, Value>;

/** The values of a document by path; an empty object is a value itself. */
export function pathsOf(document: object, prefix = '', paths: Paths = new Map()): Paths {
	for (const [key, value] of Object.entries(document)) {
		if (isBranch(value)) pathsOf(value, `${prefix}${key}.`, paths);
		else if (value !== undefined) paths.set(prefix + key, value);
	}
	return paths;
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
