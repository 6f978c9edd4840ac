import { randomUUID } from 'node:crypto';

/**
 * A new id: 32 hexadecimal digits. The first twelve are the time, so that rows of the same moment are adjacent in the database's indexes
 * and share pages; the other twenty are random, 80 bits, so that ids cannot be guessed.
 */
export function newId(
	prefix:
		| 'lead'
		| 'out'
		| 'misc'
		| 'search'
		| 'vehicle'
		| 'valuation'
		| 'photo'
		| 'account'
		| 'text'
		| 'alert'
		| 'res'
		| 'pay',
	now: Date,
): string {
	const [head, , , , tail] = randomUUID().split('-');
	return `${prefix}_${now.getTime().toString(16).padStart(12, '0')}${head}${tail}`;
}

/** The time at which an id of {@link newId} was made. */
export function timeOfId(id: string): Date {
	const digits = id.slice(id.indexOf('_') + 1);
	return new Date(Number.parseInt(digits.slice(0, 12), 16));
}
