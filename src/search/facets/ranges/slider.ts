import type { Range } from '../../state.ts';
import { RANGE_FACETS, type RangeFacetName } from '../facets.ts';

/** The bounds and the step of a slider. */
export interface SliderBounds {
	min: number;
	max: number;
	step: number;
	/** Values are rounded to multiples of this; 1 leaves whole numbers as they are. */
	roundTo: number;
}

/** The positions of a slider's two thumbs. */
export interface SliderValues {
	min: number;
	max: number;
}

/** The pause in dragging after which a slider searches, milliseconds (FACETS-041). */
export const SLIDER_DEBOUNCE_MS = 400;

/** The default slider (FACETS-042). */
export const DEFAULT_SLIDER: SliderBounds = { min: 0, max: 100_000, step: 1000, roundTo: 1 };

/** The slider of the price range page, with a step of its own (DIRECTORY-011, resolution 31). */
export const PRICE_PAGE_SLIDER: SliderBounds = { min: 5000, max: 250_000, step: 500, roundTo: 1 };

/** The number of steps in a range (FACETS-042). */
const STEPS = 100;

/**
 * The bounds of a facet's slider: the stock's lowest and highest number, rounded outwards; the default bounds while those are unknown.
 * Prices always begin at 5000 (FACETS-043).
 */
export function sliderBounds(
	facet: RangeFacetName,
	stock: { min: number; max: number } | undefined,
): SliderBounds {
	const { sliderFrom, roundTo, step } = RANGE_FACETS[facet];
	const lowest = sliderFrom ?? (stock ? Math.floor(stock.min / roundTo) * roundTo : DEFAULT_SLIDER.min);
	const highest = stock ? Math.ceil(stock.max / roundTo) * roundTo : DEFAULT_SLIDER.max;
	const max = Math.max(highest, lowest + roundTo);
	const hundredth = Math.round((max - lowest) / STEPS / roundTo) * roundTo;
	return { min: lowest, max, step: step ?? Math.max(hundredth, roundTo), roundTo };
}

/** A value rounded (FACETS-040) and clamped to a slider's bounds (FACETS-039, resolution 31). */
export function snapToSlider(value: number, { min, max, roundTo }: SliderBounds): number {
	return Math.min(Math.max(Math.round(value / roundTo) * roundTo, min), max);
}

/** The thumbs after one of them moved; it cannot pass the other (FACETS-038). */
export function moveThumb(
	values: SliderValues,
	thumb: 'min' | 'max',
	to: number,
	bounds: SliderBounds,
): SliderValues {
	const value = snapToSlider(to, bounds);
	return thumb === 'min'
		? { ...values, min: Math.min(value, values.max) }
		: { ...values, max: Math.max(value, values.min) };
}

/**
 * The thumbs after a number was typed for one of them, or its field was emptied (null), which removes the limit. Ends typed in the wrong
 * order are swapped.
 */
export function typedThumbs(
	values: SliderValues,
	thumb: 'min' | 'max',
	typed: number | null,
	bounds: SliderBounds,
): SliderValues {
	const next = { ...values, [thumb]: typed === null ? bounds[thumb] : snapToSlider(typed, bounds) };
	return { min: Math.min(next.min, next.max), max: Math.max(next.min, next.max) };
}

/** The range of a slider's thumbs: an end is open where the thumb is at its bound; null when both are (resolution 32). */
export function rangeOfSlider({ min, max }: SliderValues, bounds: SliderBounds): Range | null {
	const range = { min: min <= bounds.min ? null : min, max: max >= bounds.max ? null : max };
	return range.min === null && range.max === null ? null : range;
}

/** The thumbs for a range: an open end is at the bound (resolution 33), and numbers are clamped to the bounds. */
export function sliderOfRange(range: Range | undefined, { min, max }: SliderBounds): SliderValues {
	const within = (value: number) => Math.min(Math.max(value, min), max);
	return { min: within(range?.min ?? min), max: within(range?.max ?? max) };
}
