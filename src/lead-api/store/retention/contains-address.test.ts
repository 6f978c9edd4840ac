import { expect, test } from 'vitest';
import { containsAddress, isSentBy, likeAddress } from './contains-address.ts';

test.each([
	[{ email: 'Jo@Example.com ' }, true],
	[{ message: 'ask jo@example.com' }, false],
	[{ email: 7 }, false],
	[{}, false],
])('a form with %j was sent by jo@example.com: %s', (body, expected) => {
	expect(isSentBy(JSON.stringify(body), 'jo@example.com')).toBe(expected);
});

test.each([
	[{ a: ['JO@example.com'] }, true],
	[{ a: { b: 'Sent by <jo@example.com>.' } }, true],
	[{ 'jo@example.com': 1 }, true],
	[{ a: 'mailto:jo@example.com' }, true],
	[{ a: 'I am jo@example.com.' }, true],
	[{ a: 'banjo@example.com' }, false],
	[{ a: 'jo@example.com.evil' }, false],
	[{ a: null, b: 9 }, false],
])('%j contains jo@example.com: %s', (body, expected) => {
	expect(containsAddress(JSON.stringify(body), ' Jo@Example.COM')).toBe(expected);
});

test('the pattern of an address escapes wildcards, and matches letters whose capitals databases do not fold', () => {
	expect(likeAddress('A_b%c\\d@Ünï.de')).toBe('%a\\_b\\%c\\\\d@_n_.de%');
});
