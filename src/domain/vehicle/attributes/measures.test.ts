import { expect, test } from 'vitest';
import { formatNumber, withUnit } from './measures.ts';

test.each([
	[0, '0'],
	[999, '999'],
	[1000, '1,000'],
	[16_734, '16,734'],
	[6.84, '6.8'],
	[6.85, '6.9'],
	[7, '7'],
])('%d reads %s', (value, text) => {
	expect(formatNumber(value)).toBe(text);
});

test('a figure and its unit stay on one line', () => {
	expect(withUnit(3140, 'km')).toBe('3,140\u00a0km');
	expect(withUnit(6.2, 'm')).toBe('6.2\u00a0m');
});
