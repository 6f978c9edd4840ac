import { expect, test } from 'vitest';
import { comparisonRate, repayment } from './repayment.ts';

test('a loan of $30,000 at 12 per cent over five years costs $667.33 a month', () => {
	expect(repayment(30_000, 12, 12, 5)).toBe(667.33);
});

test('the repayments of a loan, discounted at its rate, are its amount', () => {
	const week = repayment(38_990, 8.95, 52, 5);
	const perWeek = 0.0895 / 52;
	const worth = Array.from({ length: 260 }, (_, n) => week / (1 + perWeek) ** (n + 1)).reduce(
		(a, b) => a + b,
	);
	expect(worth).toBeCloseTo(38_990, -1);
});

test('the comparison rate has the fees in it', () => {
	expect(comparisonRate(8.95)).toBeGreaterThan(9.5);
	expect(comparisonRate(8.95)).toBeLessThan(10.5);
});
