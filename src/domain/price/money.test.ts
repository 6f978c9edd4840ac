import { expect, test } from 'vitest';
import { CURRENCY, formatDollars, formatDollarsAndCents } from './money.ts';

test.each([
	[0, '$0'],
	[11, '$11'],
	[999, '$999'],
	[1000, '$1,000'],
	[64_990, '$64,990'],
	[1_234_567, '$1,234,567'],
	[19_999.49, '$19,999'],
	[19_999.5, '$20,000'],
])('%d dollars without cents: %s', (dollars, text) => {
	expect(formatDollars(dollars)).toBe(text);
});

test.each([
	[395, '$395'],
	[912.25, '$912.25'],
	[0.5, '$0.50'],
	[1360.5, '$1,360.50'],
	[45.128, '$45.13'],
])('%d dollars with cents: %s', (dollars, text) => {
	expect(formatDollarsAndCents(dollars)).toBe(text);
});

test('amounts are Australian dollars (CONFIG-041)', () => {
	expect(CURRENCY).toBe('AUD');
});
