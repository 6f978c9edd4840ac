import { normalised } from '../facets/normalised.ts';
import type { Dictionary } from './dictionary.ts';

/**
 * The rank of each value of a dictionary, from 0; equal values share a rank. Numbers rank before texts in both directions; anything
 * else ranks last, like a missing value.
 */
export function ranksOf(dictionary: Dictionary, direction: 'asc' | 'desc'): Uint32Array {
	const numbers: number[] = [];
	const texts = new Map<string, number[]>();
	dictionary.forEach((value, code) => {
		// The numbers of a dictionary are in ascending order already.
		if (typeof value === 'number') numbers.push(code);
		else if (typeof value === 'string' || typeof value === 'boolean') {
			const key = normalised(String(value));
			texts.set(key, [...(texts.get(key) ?? []), code]);
		}
	});
	const keys = [...texts.keys()].sort();
	if (direction === 'desc') {
		numbers.reverse();
		keys.reverse();
	}
	const ranks = new Uint32Array(dictionary.length).fill(numbers.length + keys.length);
	numbers.forEach((code, rank) => {
		ranks[code] = rank;
	});
	keys.forEach((key, place) => {
		for (const code of texts.get(key) ?? []) ranks[code] = numbers.length + place;
	});
	return ranks;
}
