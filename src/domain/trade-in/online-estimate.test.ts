import { expect, test } from 'vitest';
import { type ByHandReason, byHandText, heldUntil, limitAbove } from './online-estimate.ts';

test.each([
	{ year: 2019, kms: 100_000, above: null },
	{ year: 2018, kms: 10, above: 'age' },
	{ year: 2026, kms: 100_001, above: 'kms' },
	{ year: 2018, kms: 100_001, above: 'age' },
])('in 2026 a $year vehicle with $kms km exceeds: $above (TRADEIN-030)', ({ year, kms, above }) => {
	expect(limitAbove({ year, kms }, 2026)).toBe(above);
});

test.each([
	['age', 'car', 'over 7 years old or past 100,000 km. Yours is 11 years old with 138,400 km'],
	['condition', 'car', 'we need to see the car'],
	['no_prices', 'car', 'We don’t have enough recent prices for this car'],
	['no_prices', 'caravan', 'We don’t put an online figure on caravans'],
	['no_prices', 'motorcycle', 'One of our buyers values yours by hand'],
	['dealer', 'motorcycle', 'Our buyers value every motorcycle themselves'],
] as const)('the reason %s is explained for a %s', (reason: ByHandReason, item_type, text) => {
	expect(byHandText(reason, { year: 2015, kms: 138_400, item_type }, 2026)).toContain(text);
});

test('an estimate is held for the dealer’s days after the day it was made', () => {
	expect(heldUntil('2026-12-28', 7)).toBe('2027-01-04');
});
