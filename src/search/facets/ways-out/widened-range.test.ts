import { expect, test } from 'vitest';
import { widenedRange } from './widened-range.ts';

test.each([
	['price', { min: null, max: 30_000 }, { min: 35_490, max: 80_000 }, 'Up to $36,000'],
	['price', { min: 100_000, max: null }, { min: 9000, max: 61_700 }, 'From $61,000'],
	['year', { min: 2025, max: null }, { min: 2015, max: 2023 }, 'From 2023'],
	['km', { min: 5000, max: 9000 }, { min: 10_200, max: 90_000 }, '5,000 to 11,000 km'],
] as const)('%s %o of vehicles from %o', (facet, range, bounds, label) => {
	const wider = widenedRange(facet, range, bounds);
	expect(wider?.label.replace(/\u00a0/g, ' ')).toBe(label);
});

test('a range that has vehicles, or whose vehicles are unknown, is not widened', () => {
	const range = { min: null, max: 30_000 };
	expect(widenedRange('price', range, { min: 20_000, max: 40_000 })).toBeNull();
	expect(widenedRange('price', range, undefined)).toBeNull();
});
