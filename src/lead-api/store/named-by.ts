import { emailKey } from './lead-rows.ts';

/** A condition of SQL for text that may hold an address, in any case; what it finds is looked at again. */
export function likeAddress(email: string): string {
	// Databases disagree about capital letters beyond ASCII: any character may stand for them.
	const pattern = emailKey(email)
		.replace(/[\\%_]/g, '\\$&')
		.replace(/[^\0-\x7f]/gu, '_');
	return `%${pattern}%`;
}

/** Whether a form that was sent gave an address as its sender's. */
export function isSentBy(body: string, email: string): boolean {
	const { email: given } = JSON.parse(body) as { email?: unknown };
	return typeof given === 'string' && emailKey(given) === emailKey(email);
}

/** Whether any text in a record is an address or holds it as a whole: `jo@example.com`, and not `banjo@example.com`. */
export function namesAddress(body: string, email: string): boolean {
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
