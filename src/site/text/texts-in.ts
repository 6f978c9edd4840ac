/** A text within a value, with the key it has in its object. */
export interface FoundText {
	/** Empty for an entry of a list. */
	key: string;
	text: string;
}

/** Every text within a value of plain data, in order. */
export function textsIn(value: unknown, key = ''): FoundText[] {
	if (typeof value === 'string') return [{ key, text: value }];
	if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}
