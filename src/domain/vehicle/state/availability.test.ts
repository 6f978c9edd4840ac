import { expect, test } from 'vitest';
import { conditionOf, isAvailable, isComingSoon } from './availability.ts';

test.each([
	{ status: 'in_stock', sold: false, available: true, comingSoon: false },
	{ status: 'coming_soon', sold: false, available: true, comingSoon: true },
	{ status: 'sold', sold: false, available: false, comingSoon: false },
	{ status: 'withdrawn', sold: false, available: false, comingSoon: false },
	{ status: '', sold: false, available: false, comingSoon: false },
	{ status: 'in_stock', sold: true, available: false, comingSoon: false },
	{ status: 'coming_soon', sold: true, available: false, comingSoon: false },
	{ status: 'sold', sold: true, available: false, comingSoon: false },
])('status "$status" with sold $sold: available $available (SOLD-001, resolutions 55, 202)', (row) => {
	expect(isAvailable(row)).toBe(row.available);
	expect(isComingSoon(row)).toBe(row.comingSoon);
});

test.each([
	['new', false, 'New'],
	['new', true, 'New'],
	['demo', false, 'Demo'],
	['demo', true, 'Demo'],
	['used', false, 'Used'],
	['used', true, 'Certified Used'],
] as const)('a %s vehicle, certified %s, is labelled %s (CARD-006)', (car_type, certified, expected) => {
	expect(conditionOf({ car_type, certified })).toBe(expected);
});
