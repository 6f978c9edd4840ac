import { describe, expect, test } from 'vitest';
import { BARS, rangeScale } from './range-scale.ts';

/** Prices from $8,000 up in steps of $600. */
const ordinary = (number: number) => Array.from({ length: number }, (_, index) => 8000 + index * 600);

describe('the end of a slider', () => {
	test('one expensive car does not stretch the price slider: its end is open at about the 98th percentile', () => {
		const scale = rangeScale('price', [...ordinary(144), 1_235_000]);

		expect(scale?.openFrom).toBe(95_000);
		expect(scale?.bounds).toEqual({ min: 5000, max: 95_000, step: 1000, roundTo: 1000 });
	});

	test('a stock without outliers has its highest number as the end', () => {
		const scale = rangeScale('price', ordinary(144));

		expect(scale?.openFrom).toBeNull();
		expect(scale?.bounds.max).toBe(94_000);
	});

	test('a far outlier of a small stock is beyond the end', () => {
		expect(rangeScale('price', [20_000, 30_000, 40_000, 50_000, 900_000])?.openFrom).toBeLessThan(70_000);
	});

	test('kilometres have an open end too, years and berths do not', () => {
		const many = Array.from({ length: 100 }, (_, index) => index * 1500);
		expect(rangeScale('km', [...many, 990_000])?.openFrom).toBe(150_000);
		const years = Array.from({ length: 100 }, (_, index) => 2015 + (index % 10));
		expect(rangeScale('year', [1968, ...years])).toMatchObject({
			openFrom: null,
			bounds: { min: 1968, max: 2024, step: 1 },
		});
	});

	test('a facet of no vehicle has no scale', () => {
		expect(rangeScale('price', [])).toBeNull();
	});
});

describe('the histogram of a slider', () => {
	test('its bars are percentages of the highest one, and what lies beyond an open end counts to the last', () => {
		const scale = rangeScale('price', [...ordinary(100), ...Array(2).fill(1_000_000)]);

		expect(scale?.bars).toHaveLength(BARS);
		expect(Math.max(...(scale?.bars ?? []))).toBe(100);
		expect(scale?.bars.at(-1)).toBeGreaterThan(0);
	});

	test('a single vehicle in a bar can still be seen', () => {
		const scale = rangeScale('price', [...Array(500).fill(20_000), 22_000]);

		expect(scale?.bars.filter((bar) => bar > 0)).toHaveLength(2);
		expect(Math.min(...(scale?.bars ?? []).filter((bar) => bar > 0))).toBeGreaterThanOrEqual(4);
	});

	test('one vehicle more or less seldom changes the bars, which are on every list', () => {
		const stock = Array.from({ length: 1000 }, (_, index) => 6000 + ((index * 7919) % 83_000));
		const whole = JSON.stringify(rangeScale('price', stock));
		const sales = stock.map((_, sold) =>
			JSON.stringify(
				rangeScale(
					'price',
					stock.filter((_, index) => index !== sold),
				),
			),
		);
		expect(sales.filter((scale) => scale !== whole).length / sales.length).toBeLessThan(0.1);
	});
});
