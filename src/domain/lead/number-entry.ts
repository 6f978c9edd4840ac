import { MOST_DOLLARS } from '../price/most-dollars.ts';

/**
 * Parses a typed bid in whole dollars; null for an amount outside one dollar to ten million, and for one with cents, as rounding would
 * change what was typed.
 */
export function bidDollars(typed: string): number | null {
	const digits = /^\s*\$?\s*([\d,\s]+?)(\.0{0,2})?\s*$/.exec(typed)?.[1]?.replace(/\D/g, '');
	const dollars = Number(digits ?? Number.NaN);
	return dollars >= 1 && dollars <= MOST_DOLLARS ? dollars : null;
}

/** The text of a number without the separators and the unit that people type: '45000' of '45,000 km'. Anything else stays. */
export function enteredNumber(typed: string): string {
	return typed.replace(/[$,\s]|kms?$/gi, '');
}
