import type { Range } from '../state.ts';
import type { Bound } from './amount-phrases.ts';

/** How far from a number 'around' reaches, as a part of it. */
const AROUND = 0.1;

/**
 * The numbers that are meant. Whole numbers begin after 'over', and are meant alone without a bound; a length then reaches to the next foot,
 * and others are the maximum: '$40,000'.
 */
export function rangeOf(facet: string, numbers: readonly number[], bound: Bound): Range {
	const min = Math.min(...numbers);
	const max = Math.max(...numbers);
	const isWhole = /year|seats|sleeps/.test(facet);
	if (bound === 'around') return { min: Math.round(min * (1 - AROUND)), max: Math.round(max * (1 + AROUND)) };
	if (bound === 'range' || (bound === 'exact' && isWhole)) return { min, max };
	if (bound === 'exact' && facet === 'body_length') return { min, max: max + 1 };
	const step = isWhole && /over|after|under|before/.test(bound) ? 1 : 0;
	return /min|no_older|over|after/.test(bound)
		? { min: min + step, max: null }
		: { min: null, max: max - step };
}
