import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	DEFAULT_SLIDER,
	moveThumb,
	PRICE_PAGE_SLIDER,
	rangeOfSlider,
	SLIDER_DEBOUNCE_MS,
	sliderBounds,
	sliderOfRange,
	snapToSlider,
	typedThumbs,
} from './slider.ts';

const PRICE = sliderBounds('price', { min: 3200, max: 88_990 });

describe('the bounds of a slider', () => {
	test('FACETS-043: prices begin at 5000 for any stock, and end at the next thousand', () => {
		expect(PRICE).toEqual({ min: 5000, max: 89_000, step: 1000, roundTo: 1000 });
		expect(sliderBounds('price', { min: 40_000, max: 40_000 }).min).toBe(5000);
	});

	test('FACETS-042: the step is a hundredth of the range, as a multiple of what values round to', () => {
		expect(sliderBounds('price', { min: 0, max: 255_000 }).step).toBe(3000);
		expect(sliderBounds('weekly_price_range', { min: 60, max: 460 })).toEqual({
			...{ min: 60, max: 460 },
			...{ step: 4, roundTo: 1 },
		});
	});

	test('resolution 31: the step of years is one', () => {
		expect(sliderBounds('year', { min: 1998, max: 2026 })).toEqual({
			min: 1998,
			max: 2026,
			step: 1,
			roundTo: 1,
		});
	});

	test('kilometres begin at zero', () => {
		expect(sliderBounds('km', { min: 8, max: 231_400 })).toMatchObject({
			min: 0,
			max: 232_000,
			roundTo: 1000,
		});
	});

	test('FACETS-042: without numbers there are no bounds', () => {
		expect(DEFAULT_SLIDER).toMatchObject({ min: 0, max: 100_000, step: 1000 });
		expect(sliderBounds('weekly_price_range', undefined)).toMatchObject({ min: 0, max: 100_000, step: 1000 });
	});

	test('DIRECTORY-011: the price range page has its own bounds', () => {
		expect(PRICE_PAGE_SLIDER).toMatchObject({ min: 5000, max: 250_000, step: 500 });
		expect(snapToSlider(5500, PRICE_PAGE_SLIDER)).toBe(5500);
	});

	test.each([
		{ name: 'all at one price', stock: { min: 20_000, max: 20_000 } },
		{ name: 'all below the lowest price', stock: { min: 900, max: 1500 } },
		{ name: 'free', stock: { min: 0, max: 0 } },
	])('a slider can be moved even where the stock is $name', ({ stock }) => {
		for (const facet of ['price', 'km', 'year', 'weekly_price_range'] as const) {
			const { min, max, step } = sliderBounds(facet, stock);
			expect(max).toBeGreaterThan(min);
			expect(step).toBeGreaterThan(0);
		}
	});
});

describe('the thumbs of a slider', () => {
	test.each([
		{ clause: 'FACETS-040: rounds down', to: 12_499, expected: 12_000 },
		{ clause: 'FACETS-040: rounds up', to: 12_500, expected: 13_000 },
		{ clause: 'FACETS-039: below the bounds', to: -1, expected: 5000 },
		{ clause: 'FACETS-039: above the bounds', to: 999_999, expected: 89_000 },
	])('$clause', ({ to, expected }) => {
		expect(snapToSlider(to, PRICE)).toBe(expected);
	});

	test('resolution 31: bounds that are not multiples of 1,000 can be reached despite the rounding', () => {
		expect(snapToSlider(5400, { min: 5400, max: 5600, step: 100, roundTo: 1000 })).toBe(5400);
		expect(snapToSlider(5600, { min: 5400, max: 5600, step: 100, roundTo: 1000 })).toBe(5600);
	});

	test('FACETS-038: neither passes the other', () => {
		const values = { min: 10_000, max: 20_000 };
		expect(moveThumb(values, 'min', 25_000, PRICE)).toEqual({ min: 20_000, max: 20_000 });
		expect(moveThumb(values, 'max', 6000, PRICE)).toEqual({ min: 10_000, max: 10_000 });
		expect(moveThumb(values, 'max', 30_400, PRICE)).toEqual({ min: 10_000, max: 30_000 });
	});

	test('FACETS-041: a slider rests for 400 ms before it searches', () => {
		expect(SLIDER_DEBOUNCE_MS).toBe(400);
	});
});

describe('what a slider searches for (resolutions 32 and 33)', () => {
	test.each([
		{ name: 'both thumbs at their bounds', values: { min: 5000, max: 89_000 }, expected: null },
		{
			name: 'the lower at its bound',
			values: { min: 5000, max: 20_000 },
			expected: { min: null, max: 20_000 },
		},
		{
			name: 'the upper at its bound',
			values: { min: 9000, max: 89_000 },
			expected: { min: 9000, max: null },
		},
		{ name: 'both inside', values: { min: 9000, max: 20_000 }, expected: { min: 9000, max: 20_000 } },
	])('$name', ({ values, expected }) => {
		expect(rangeOfSlider(values, PRICE)).toEqual(expected);
		expect(sliderOfRange(expected ?? undefined, PRICE)).toEqual(values);
	});

	test('a range in an address beyond the bounds puts the thumbs on the bounds', () => {
		expect(sliderOfRange({ min: 100, max: 1_000_000 }, PRICE)).toEqual({ min: 5000, max: 89_000 });
	});

	test('dragged thumbs stay within the bounds and in order', () => {
		const moves = fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.integer()), {
			minLength: 1,
		});
		fc.assert(
			fc.property(moves, (dragged) => {
				const end = dragged.reduce((values, [thumb, to]) => moveThumb(values, thumb, to, PRICE), {
					min: PRICE.min,
					max: PRICE.max,
				});
				expect(PRICE.min <= end.min && end.min <= end.max && end.max <= PRICE.max).toBe(true);
			}),
		);
	});
});

describe('a number typed beside a slider', () => {
	const bounds = { min: 5000, max: 90_000, step: 1000, roundTo: 1000 };
	const values = { min: 20_000, max: 60_000 };

	test.each([
		{ name: 'moves its thumb', thumb: 'min', typed: 30_400, expected: { min: 30_000, max: 60_000 } },
		{
			name: 'beyond a bound counts as the bound',
			thumb: 'max',
			typed: 1_000_000,
			expected: { min: 20_000, max: 90_000 },
		},
		{
			name: 'beyond the other thumb exchanges the two',
			thumb: 'max',
			typed: 10_000,
			expected: { min: 10_000, max: 20_000 },
		},
		{
			name: 'that is removed removes the limit',
			thumb: 'max',
			typed: null,
			expected: { min: 20_000, max: 90_000 },
		},
	] as const)('$name', ({ thumb, typed, expected }) => {
		expect(typedThumbs(values, thumb, typed, bounds)).toEqual(expected);
	});
});
