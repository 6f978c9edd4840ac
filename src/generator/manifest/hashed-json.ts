import { hashOf } from '../../content-hash.ts';

const START = /^\{"hash":"([\w-]{22})",/;

/** The end of the first line. JSON has no other line ends. */
const END = ',\n';

/** An object as JSON that begins with the hash of all that follows: a line of short properties, and a line of long ones. */
export function hashed(short: object, long: object): string {
	const rest = `${JSON.stringify(short).slice(1, -1)}${END}${JSON.stringify(long).slice(1)}`;
	return `{"hash":"${hashOf(rest)}",${rest}`;
}

/**
 * Reads what {@link hashed} wrote, with its `hash`; the long properties only when they are asked for. That the hash is right shows that the
 * text is as it was written, at a twentieth of the cost of checking each entry.
 *
 * @throws when it is not
 */
export function fromHashed(text: string): { short: unknown; long: () => unknown } {
	const [start = '', hash] = START.exec(text) ?? [];
	if (hash !== hashOf(text.slice(start.length))) throw new Error('its hash is not that of its text');
	const end = text.indexOf(END);
	return {
		short: JSON.parse(`${text.slice(0, end)}}`),
		long: () => JSON.parse(`{${text.slice(end + END.length)}`),
	};
}
