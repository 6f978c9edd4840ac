import type { Range } from '../../state.ts';

/**
 * The bounds of a value of `price_range`, whole dollars: '10000:20000', or '100000:' for the top bracket. Null for a text that is
 * no bracket. The lowest begins at no price at all rather than at $0.
 */
export function priceBracket(value: string): Range | null {
	const [, min, max] = /^(0|[1-9]\d{0,8}):([1-9]\d{0,8})?$/.exec(value) ?? [];
	if (min === undefined) return null;
	const bracket = { min: min === '0' ? null : Number(min), max: max === undefined ? null : Number(max) };
	return bracket.min === null && bracket.max === null ? null : bracket;
}
