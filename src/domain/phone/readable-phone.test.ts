import { expect, test } from 'vitest';
import { readablePhone } from './readable-phone.ts';

test.each([
	['+61412345678', '0412 345 678'],
	['+61352231111', '(03) 5223 1111'],
	['1300123456', '1300 123 456'],
	['1800123456', '1800 123 456'],
	['131114', '13 11 14'],
	['+6421123456', '+6421123456'],
	['+6141234567', '+6141234567'],
	['', ''],
])('%s is read as %s', (phone, expected) => {
	expect(readablePhone(phone)).toBe(expected);
});
