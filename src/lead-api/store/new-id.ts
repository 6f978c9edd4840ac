import { randomUUID } from 'node:crypto';

/**
 * A new id: 32 hexadecimal digits. The first twelve say when it was made, so that rows of the same moment lie side by side in the
 * database's indexes and are written with the same few pages; the other twenty are random, 80 bits that nobody guesses.
 */
export function newId(prefix: 'lead' | 'out' | 'misc', now: Date): string {
	const [head, , , , tail] = randomUUID().split('-');
	return `${prefix}_${now.getTime().toString(16).padStart(12, '0')}${head}${tail}`;
}
