import { expect, test } from 'vitest';
import { bytesOf } from './joined-bytes.ts';

const textOf = (texts: readonly string[]) => new TextDecoder().decode(bytesOf(texts));

test('texts follow one another, with characters of one to four bytes', () => {
	expect(textOf(['<b>Škoda', '', ' – 4×4 ', '🚙</b>'])).toBe('<b>Škoda – 4×4 🚙</b>');
});

test('no bytes of an earlier, longer text remain', () => {
	bytesOf(['a longer text']);
	expect(textOf(['short'])).toBe('short');
	expect(textOf([])).toBe('');
});

test('a text may be longer than all texts before', () => {
	const long = '–'.repeat(1_000_000);
	expect(textOf([long, 'end'])).toBe(`${long}end`);
});
