import { emailKey } from '../leads/lead-rows.ts';

/** LIKE pattern for text that may contain an address, in any case; matches are checked again in code. */
export function likeAddress(email: string): string {
	// Databases differ in the case of characters beyond ASCII: any character matches these.
	const pattern = emailKey(email)
		.replace(/[\\%_]/g, '\\$&')
		.replace(/[^\0-\x7f]/gu, '_');
	return `%${pattern}%`;
}

/** Whether a submitted form has an address as its sender's. */
export function isSentBy(body: string, email: string): boolean {
	const { email: given } = JSON.parse(body) as { email?: unknown };
	return typeof given === 'string' && emailKey(given) === emailKey(email);
}

/** Whether any text in a record contains an address as a whole: `jo@example.com`, but not in `banjo@example.com`. */
export function containsAddress(body: string, email: string): boolean {
	const wanted = emailKey(email);
	const holds = (value: unknown): boolean => {
		if (typeof value === 'string') return addressesIn(value).includes(wanted);
		if (typeof value !== 'object' || value === null) return false;
		return Object.entries(value).some(([name, inner]) => holds(name) || holds(inner));
	};
	return holds(JSON.parse(body));
}

function addressesIn(text: string): string[] {
	const parts = text.toLowerCase().split(/[\s<>()[\]"',;:]+/);
	return [text.trim().toLowerCase(), ...parts, ...parts.map((part) => part.replace(/\.+$/, ''))];
}
