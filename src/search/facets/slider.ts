import type { Range } from '../state.ts';
import { RANGE_FACETS, type RangeFacetName } from './facets.ts';

/** Between which numbers a slider moves, and by how much. */
export interface SliderBounds {
	min: number;
	max: number;
	step: number;
	/** Values become multiples of this; 1 leaves whole numbers alone. */
	roundTo: number;
}

/** The two thumbs of a slider. */
export interface SliderValues {
	min: number;
	max: number;
}

/** How long a slider must rest before it searches, milliseconds (FACETS-041). */
export const SLIDER_DEBOUNCE_MS = 400;

/** The slider nobody configured (FACETS-042). */
export const DEFAULT_SLIDER: SliderBounds = { min: 0, max: 100_000, step: 1000, roundTo: 1 };

/** The slider of the price range page, which keeps its own step (DIRECTORY-011, resolution 31). */
export const PRICE_PAGE_SLIDER: SliderBounds = { min: 5000, max: 250_000, step: 500, roundTo: 1 };

/** Into how many steps a range is divided (FACETS-042). */
const STEPS = 100;

/**
 * The bounds of a facet's slider over the stock's lowest and highest number, both rounded outwards; the default ones while those
 * are not known. Prices begin at 5000 whatever the stock (FACETS-043).
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

/** A value as a slider takes it: within the bounds (FACETS-039), rounded without leaving them (FACETS-040, resolution 31). */
export function settled(value: number, { min, max, roundTo }: SliderBounds): number {
	return Math.min(Math.max(Math.round(value / roundTo) * roundTo, min), max);
}

/** The thumbs after one of them moved: it stops where the other one stands (FACETS-038). */
export function moveThumb(
	values: SliderValues,
	thumb: 'min' | 'max',
	to: number,
	bounds: SliderBounds,
): SliderValues {
	const value = settled(to, bounds);
	return thumb === 'min'
		? { ...values, min: Math.min(value, values.max) }
		: { ...values, max: Math.max(value, values.min) };
}

/**
 * The thumbs after a number was typed for one of them; null for a field that was emptied, which takes its limit away. Who types the
 * ends the wrong way round means them the right way round.
 */
export function typedThumbs(
	values: SliderValues,
	thumb: 'min' | 'max',
	typed: number | null,
	bounds: SliderBounds,
): SliderValues {
	const next = { ...values, [thumb]: typed === null ? bounds[thumb] : settled(typed, bounds) };
	return { min: Math.min(next.min, next.max), max: Math.max(next.min, next.max) };
}

/** What a slider's thumbs search for: no end where a thumb rests on its bound; null when both do (resolution 32). */
export function rangeOfSlider({ min, max }: SliderValues, bounds: SliderBounds): Range | null {
	const range = { min: min <= bounds.min ? null : min, max: max >= bounds.max ? null : max };
	return range.min === null && range.max === null ? null : range;
}

/** Where the thumbs stand for a range: an open end takes the bound (resolution 33), a number beyond the bounds the nearest one. */
export function sliderOfRange(range: Range | undefined, { min, max }: SliderBounds): SliderValues {
	const within = (value: number) => Math.min(Math.max(value, min), max);
	return { min: within(range?.min ?? min), max: within(range?.max ?? max) };
}
