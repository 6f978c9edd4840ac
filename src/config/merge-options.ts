/** Any part of a configuration, at any depth. Lists are not split. */
export type Part<T> = T extends readonly unknown[]
	? T
	: T extends (...args: never[]) => unknown
		? T
		: T extends object
			? { [Key in keyof T]?: Part<T[Key]> | undefined }
			: T;

/**
 * Merges one set of options over another: groups are merged key by key, anything else (lists, texts, `false`) replaces the
 * base value. Neither input is changed.
 */
export function mergeOptions(base: unknown, over: unknown): unknown {
	if (over === undefined) return base;
	if (!isGroup(base) || !isGroup(over)) return over;
	const merged: Record<string, unknown> = { ...base };
	for (const [key, value] of Object.entries(over)) merged[key] = mergeOptions(base[key], value);
	return merged;
}

/** Whether a value is a plain object, not a list, a pattern or a class instance. */
export function isGroup(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
