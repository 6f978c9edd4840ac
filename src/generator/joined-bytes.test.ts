import { expect, test } from 'vitest';
import { bytesOf } from './joined-bytes.ts';

const textOf = (texts: readonly string[]) => new TextDecoder().decode(bytesOf(texts));

test('texts follow one another, with characters of one to four bytes', () => {
	expect(textOf(['<b>Škoda', '', ' – 4×4 ', '🚙</b>'])).toBe('<b>Škoda – 4×4 🚙</b>');
});

test('nothing is left of a longer text before', () => {
	bytesOf(['a longer text']);
	expect(textOf(['short'])).toBe('short');
	expect(textOf([])).toBe('');
});

test('a text may be longer than all before', () => {
	const long = '–'.repeat(1_000_000);
	expect(textOf([long, 'end'])).toBe(`${long}end`);
});
