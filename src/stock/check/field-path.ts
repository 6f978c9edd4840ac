/** Formats a path in a record: `images[3].image.url`. */
export function fieldPath(path: readonly PropertyKey[]): string {
	return path.reduce<string>((text, key) => {
		if (typeof key === 'number') return `${text}[${key}]`;
		return text === '' ? String(key) : `${text}.${String(key)}`;
	}, '');
}
