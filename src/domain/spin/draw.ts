import { type DrawTable, type Prize, positionsOf } from './prizes.ts';

/** Hexadecimal digits of the hash that decide: 32 bits, so that the draw can be repeated with a calculator. */
const DECIDING_DIGITS = 8;
const VALUES = 16 ** DECIDING_DIGITS;

/** A visitor's own number: text that the seed is hashed with, so that the dealer cannot choose a seed that loses. */
export const OWN_NUMBER = /^[A-Za-z0-9]{1,40}$/;

/** The text whose SHA-256 decides a spin. */
export function decidingText(seed: string, ownNumber: string): string {
	return `${seed}:${ownNumber}`;
}

/**
 * The position that a hash decides, from 0 below `positions`, all equally likely to one in four billion.
 *
 * @param hash SHA-256 in hexadecimal digits
 */
export function drawnPosition(hash: string, positions: number): number {
	return Math.floor((Number.parseInt(hash.slice(0, DECIDING_DIGITS), 16) * positions) / VALUES);
}

/** The prize at a position: each has its weight in positions, in the table's order; null after the last one. */
export function prizeAt(position: number, { prizes }: DrawTable): Prize | null {
	let end = 0;
	for (const prize of prizes) {
		end += prize.weight;
		if (position < end) return prize;
	}
	return null;
}

/** The positions that win a prize, or nothing: '5 to 14'. */
export function positionText(prize: Prize | null, table: DrawTable): string {
	const index = prize === null ? table.prizes.length : table.prizes.findIndex(({ id }) => id === prize.id);
	const from = table.prizes.slice(0, index).reduce((sum, { weight }) => sum + weight, 0);
	const last = prize === null ? positionsOf(table) - 1 : from + prize.weight - 1;
	return from === last ? String(from) : `${from} to ${last}`;
}
