import { RANGE_FACETS, type RangeFacetName } from '../facets.ts';
import { type SliderBounds, sliderBounds } from './slider.ts';

/** The slider of a facet over the whole stock, with the histogram above it. */
export interface RangeScale {
	readonly bounds: SliderBounds;
	/** The upper bound where some vehicles exceed it, shown as '$100,000+'; else null. */
	readonly openFrom: number | null;
	/**
	 * The vehicles in each of {@link BARS} equal parts of the slider, percent of the fullest part, in steps of ten: they are on every page
	 * with the slider, and a vehicle more or less seldom changes them.
	 */
	readonly bars: readonly number[];
}

/** Number of bars in a histogram. */
export const BARS = 20;

/** The percentile at which an open-ended slider stops. */
const PERCENTILE = 0.98;

/** The end is open only where the highest number exceeds it by this factor; otherwise the slider covers the whole range. */
const MIN_STRETCH = 1.1;

/** The steps of a bar's height, percent; the lowest visible bar has one. */
const BAR_STEP = 10;

/**
 * The scale of a facet's slider over the numbers of a whole stock. So that a single outlier does not decide it, facets with an open end
 * (price, payments, kilometres) stop at about the 98th percentile, at a round number. Null where no vehicle has a number.
 */
export function rangeScale(facet: RangeFacetName, numbers: readonly number[]): RangeScale | null {
	const sorted = numbers.toSorted((a, b) => a - b);
	const [min, max] = [sorted[0], sorted.at(-1)];
	if (min === undefined || max === undefined) return null;
	const end = endOf(facet, sorted, min);
	const isOpen = RANGE_FACETS[facet].hasOpenEnd && max > end * MIN_STRETCH;
	const bounds = sliderBounds(facet, { min, max: isOpen ? end : max });
	return { bounds, openFrom: isOpen ? bounds.max : null, bars: barsOf(sorted, bounds) };
}

/** The number at the percentile, rounded up to a round number. */
function endOf(facet: RangeFacetName, sorted: readonly number[], min: number): number {
	const value = sorted[Math.floor(PERCENTILE * (sorted.length - 1))] ?? min;
	const from = RANGE_FACETS[facet].sliderFrom ?? min;
	const unit = roundUnit((value - from) / BARS);
	return Math.ceil(value / unit) * unit;
}

/** The smallest of 1, 2, 5, 10, 20, 50 and so on that is at least `least`. */
function roundUnit(least: number): number {
	const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
	return ([1, 2, 5].find((digit) => digit * power >= least) ?? 10) * power;
}

function barsOf(numbers: readonly number[], { min, max }: SliderBounds): number[] {
	const counts = Array<number>(BARS).fill(0);
	for (const number of numbers) {
		const part = Math.floor(((number - min) / (max - min)) * BARS);
		const bar = Math.min(Math.max(part, 0), BARS - 1);
		counts[bar] = (counts[bar] ?? 0) + 1;
	}
	const most = roundedUp(Math.max(...counts));
	return counts.map((count) => Math.ceil((count / most) * (100 / BAR_STEP)) * BAR_STEP);
}

/** A number rounded up to two digits, so that one vehicle in the fullest part does not change the heights of all others. */
function roundedUp(number: number): number {
	const unit = 10 ** Math.max(String(number).length - 2, 0);
	return Math.ceil(number / unit) * unit;
}
