import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...parts: (string | number[])[]) =>
	Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

const TEXT = 'Citroën C3\n';

test.each([
	{ name: 'UTF-8', input: bytes(TEXT), text: TEXT, foreignLines: 0 },
	{
		name: 'UTF-8 with a byte order mark',
		input: bytes([0xef, 0xbb, 0xbf], TEXT),
		text: TEXT,
		foreignLines: 0,
	},
	{
		name: 'little-endian UTF-16',
		input: bytes([0xff, 0xfe], [...Buffer.from(TEXT, 'utf16le')]),
		text: TEXT,
		foreignLines: 0,
	},
	{
		name: 'big-endian UTF-16',
		input: bytes([0xfe, 0xff], [...Buffer.from(TEXT, 'utf16le').swap16()]),
		text: TEXT,
		foreignLines: 0,
	},
	{
		name: 'Windows-1252',
		input: bytes('Citro', [0xeb], 'n ', [0x96], ' ', [0x80], '9,990\n'),
		text: 'Citroën – €9,990\n',
		foreignLines: 1,
	},
	{
		name: 'UTF-8 with one line of Windows-1252, which does not garble the others',
		input: bytes(TEXT, 'Kang', [0xf6], 'o\n', TEXT),
		text: `${TEXT}Kangöo\n${TEXT}`,
		foreignLines: 1,
	},
	{ name: 'a last line without an end', input: bytes('a\nb', [0xe9]), text: 'a\nbé', foreignLines: 1 },
	{ name: 'nothing', input: bytes(''), text: '', foreignLines: 0 },
])('$name is read completely', ({ input, text, foreignLines }) => {
	expect(decodeText(input)).toEqual({ text, foreignLines });
});

test('every byte of Windows-1252 becomes one character', () => {
	const all = Uint8Array.from({ length: 255 }, (_, index) => index + 1);
	expect([...decodeText(all).text]).toHaveLength(255);
});
