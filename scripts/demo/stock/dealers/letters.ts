import { between, pick, type Random } from '../random.ts';

/** Letters of plates and VINs: without I, O and Q, which look like digits. */
export const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const FIGURES = '0123456789';

/**
 * A text made from a pattern: `A` becomes a letter, `0` a digit, everything else stays.
 *
 * @example patterned(random, '9AA 0AA') // '9KT 4BD'
 */
export function patterned(random: Random, pattern: string): string {
	return pattern.replace(/[A0]/g, (sign) => pick(random, [...(sign === 'A' ? LETTERS : FIGURES)]));
}

/** A vehicle identification number (VIN) of 17 characters that begins with its maker's prefix. */
export function vin(random: Random, start: string): string {
	const middle = patterned(random, 'A0A0A0AA'.slice(0, 11 - start.length));
	return `${start}${middle}${between(random, 100_000, 999_999)}`;
}
