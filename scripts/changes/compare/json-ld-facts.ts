import type { NamedValue } from './named-value.ts';

/**
 * The values of a JSON-LD block by their place, such as `JSON-LD Car.offers.price`. Items of lists share a place, so that one more item
 * does not change the places of those after it.
 */
export function jsonLdFacts(text: string): NamedValue[] {
	try {
		const data: unknown = JSON.parse(text);
		return valuesOf(data, `JSON-LD ${typeOf(data)}`);
	} catch {
		return [{ name: 'JSON-LD', value: text.trim() }];
	}
}

function valuesOf(value: unknown, name: string): NamedValue[] {
	if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, name));
	if (typeof value !== 'object' || value === null) return [{ name, value: String(value) }];
	return Object.entries(value).flatMap(([key, inner]) =>
		key === '@context' || key === 'position' ? [] : valuesOf(inner, `${name}.${key}`),
	);
}

function typeOf(data: unknown): string {
	const type = typeof data === 'object' && data !== null && '@type' in data ? data['@type'] : null;
	return typeof type === 'string' ? type : 'data';
}
