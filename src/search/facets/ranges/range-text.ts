import type { Range } from '../../state.ts';
import { RANGE_FACETS, type RangeFacetName } from '../facets.ts';
import { typedNumber } from './typed-number.ts';

/** A range as addresses write it: '10000:30000', ':30000', '10000:' (SEARCHURL-014, SEARCHURL-020). */
export function rangeText({ min, max }: Range): string {
	return `${min ?? ''}:${max ?? ''}`;
}

/**
 * Parses what {@link rangeText} wrote or a person typed (see `typedNumber`); a single number is both ends. Null for a text that is no
 * range.
 */
export function rangeOfText(facet: RangeFacetName, text: string): Range | null {
	const [min = '', max = min] = text.split(':');
	return canonicalRange(facet, { min: numberOf(min), max: numberOf(max) });
}

/**
 * The canonical form of a range: whole numbers, the lower first, clamped to the facet's plausible bounds. An end that excludes nothing is
 * open; null when both are.
 */
export function canonicalRange(facet: RangeFacetName, { min, max }: Range): Range | null {
	const { least, most } = RANGE_FACETS[facet];
	const clamped = (value: number | null) =>
		value === null || Number.isNaN(value) ? null : Math.min(Math.max(Math.round(value), least), most);
	const [from, to] = inOrder(clamped(min), clamped(max));
	const range = { min: from === least ? null : from, max: to === most ? null : to };
	return range.min === null && range.max === null ? null : range;
}

function inOrder(min: number | null, max: number | null): [number | null, number | null] {
	return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

function numberOf(text: string): number | null {
	const number = typedNumber(text.replace('-', ''));
	return number !== null && text.trim().startsWith('-') ? -number : number;
}
