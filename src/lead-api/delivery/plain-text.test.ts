import { expect, test } from 'vitest';
import { linesOf, oneLine, shortened } from './plain-text.ts';

test.each([
	{ name: 'line breaks', text: 'Kim\r\nBcc: all@evil.example\n', line: 'Kim Bcc: all@evil.example' },
	{ name: 'line breaks of Unicode', text: 'Kim\u2028Nguyen\u0085Jr', line: 'Kim Nguyen Jr' },
	{ name: 'control characters', text: 'Kim\u0000\u0007\u001b[31m', line: 'Kim [31m' },
	{ name: 'turned writing', text: 'invoice\u202efdp.exe\u2066', line: 'invoicefdp.exe' },
	{ name: 'half a character', text: 'Kim \ud800', line: 'Kim \ufffd' },
])('$name is removed from a line', ({ text, line }) => {
	expect(oneLine(text)).toBe(line);
});

test('letters of any script and joined emoji stay', () => {
	expect(oneLine('Zoë 王芳 عائشة 👩‍🔧')).toBe('Zoë 王芳 عائشة 👩‍🔧');
});

test('a message keeps its lines and its paragraphs', () => {
	expect(linesOf('\nHello,\r\n\r\n\r\n  Is it here?\rKim\u2028\n')).toEqual([
		'Hello,',
		'',
		'Is it here?',
		'Kim',
	]);
});

test.each([
	{ text: '12345', most: 5, short: '12345' },
	{ text: '123456', most: 5, short: '1234…' },
	{ text: '😀😀😀', most: 2, short: '😀…' },
])('at most $most characters of $text', ({ text, most, short }) => {
	expect(shortened(text, most)).toBe(short);
});
