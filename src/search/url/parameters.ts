/** The parameters of an address, by name: the raw texts, each value split off but not decoded yet. */
export type Parameters = ReadonlyMap<string, readonly string[]>;

/** The parameters of a query string without its question mark. A repeated one has all its texts, in order. */
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
 * The values of a parameter: separated by commas, decoded after that, as a comma inside a value is %2C (resolution 20). Empty ones
 * are left out.
 */
export function valuesOf(parameters: Parameters, name: string): string[] {
	return (parameters.get(name) ?? [])
		.flatMap((text) => text.split(','))
		.map(decoded)
		.filter((value) => value.trim() !== '');
}

/** The first text of a parameter that is not empty, decoded as a whole; null when there is none. */
export function textOf(parameters: Parameters, name: string): string | null {
	return (parameters.get(name) ?? []).map(decoded).find((text) => text.trim() !== '') ?? null;
}

/** Values as one parameter writes them; see {@link valuesOf}. Colons stay readable: 10000:30000. */
export function encodedValues(values: readonly string[]): string {
	return values
		.map((value) => encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%3A', ':'))
		.join(',');
}

/** A text of an address as it was meant; what is no valid code stays as it is, as a stray % is somebody's typing. */
export function decoded(text: string): string {
	return text.replaceAll('+', ' ').replace(/(%[0-9a-f]{2})+/gi, (codes) => {
		try {
			return decodeURIComponent(codes);
		} catch {
			return codes;
		}
	});
}
