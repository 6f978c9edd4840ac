import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test.each([
	['+61412345678', '0412 345 678'],
	['+64211234567', '+64211234567'],
])('%s is written %s', (phone, text) => {
	expect(numberText(phone)).toBe(text);
});
