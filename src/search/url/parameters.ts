/** The parameters of an address: the raw values by name, not decoded. */
export type Parameters = ReadonlyMap<string, readonly string[]>;

/** Parses a query string without its question mark. A repeated parameter has all its values, in order. */
export function parametersOf(search: string): Parameters {
	const parameters = new Map<string, string[]>();
	for (const pair of search.split('&')) {
		const [name = '', ...value] = pair.split('=');
		const key = decoded(name);
		parameters.set(key, [...(parameters.get(key) ?? []), value.join('=')]);
	}
	return parameters;
}

/**
 * The values of a parameter: split at commas, then decoded, as a comma inside a value is %2C (resolution 20). Empty values
 * are left out.
 */
export function valuesOf(parameters: Parameters, name: string): string[] {
	return (parameters.get(name) ?? [])
		.flatMap((text) => text.split(','))
		.map(decoded)
		.filter((value) => value.trim() !== '');
}

/** The first non-empty text of a parameter, decoded as a whole; null when there is none. */
export function textOf(parameters: Parameters, name: string): string | null {
	return (parameters.get(name) ?? []).map(decoded).find((text) => text.trim() !== '') ?? null;
}

/** Encodes values as one parameter; see {@link valuesOf}. Colons stay readable: 10000:30000. */
export function encodedValues(values: readonly string[]): string {
	return values
		.map((value) => encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%3A', ':'))
		.join(',');
}

/** Decodes a text of an address; invalid escapes, such as a stray %, are left as they are. */
export function decoded(text: string): string {
	return text.replaceAll('+', ' ').replace(/(%[0-9a-f]{2})+/gi, (codes) => {
		try {
			return decodeURIComponent(codes);
		} catch {
			return codes;
		}
	});
}
