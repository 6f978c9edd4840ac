import { expect, test } from 'vitest';
import { rangeOfText } from './range-text.ts';
import { typedNumber } from './typed-number.ts';

test.each([
	['30000', 30_000],
	['30,000', 30_000],
	['$30,000', 30_000],
	['$ 30 000', 30_000],
	['30k', 30_000],
	['30 K', 30_000],
	['$12.5k', 12_500],
	['50,000 km', 50_000],
	['50k km', 50_000],
	['80kms', 80],
	['$100,000+', 100_000],
	['2,500 kg', 2500],
	['2.5k kg', 2500],
	['21 ft', 21],
	['2018', 2018],
])('%s is read as a number', (text, expected) => {
	expect(typedNumber(text)).toBe(expected);
});

test.each(['', 'abc', '1.5m', 'thirty', '30k-40k', '-5', '1.2.3', 'k', '$', '30 apples'])(
	"'%s' is refused rather than read as another number",
	(text) => {
		expect(typedNumber(text)).toBeNull();
	},
);

test('a number in an address may be in thousands too', () => {
	expect(rangeOfText('price', '10k:$30k')).toEqual({ min: 10_000, max: 30_000 });
	expect(rangeOfText('km', ':50k')).toEqual({ min: null, max: 50_000 });
});
