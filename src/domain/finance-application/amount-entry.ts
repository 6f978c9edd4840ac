import { MOST_DOLLARS } from '../price/most-dollars.ts';
/**
 * An amount as people type or paste it: '$1,450', '1 450.50', '1450.00 per week' is none. Null for anything that is no amount from 0 to
 * ten million dollars with two decimals at most: negative amounts, words, 'NaN', '1e6'.
 */
export function readAmount(typed: string): number | null {
	const digits = /^\$?\s*(\d[\d,\s]*(?:\.\d{0,2})?)\s*$/.exec(typed.trim())?.[1];
	if (digits === undefined) return null;
	const dollars = Number(digits.replace(/[,\s]/g, ''));
	return dollars <= MOST_DOLLARS ? dollars : null;
}
