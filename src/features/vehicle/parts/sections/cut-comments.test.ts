import { expect, test } from 'vitest';
import { cutComments, isCut } from './cut-comments.ts';

const words = (length: number) =>
	'word '
		.repeat(Math.ceil(length / 5))
		.slice(0, length - 1)
		.concat('.');

test.each([
	{ length: 400, cut: false },
	{ length: 401, cut: true },
])('comments of $length characters are folded: $cut', ({ length, cut }) => {
	expect(isCut(cutComments([[words(length)]]))).toBe(cut);
});

test('the visible and the folded part together are the whole text', () => {
	const segments = [[words(300), words(250)], [words(90)]];

	const cut = cutComments(segments);

	expect(cut.map((paragraphs) => paragraphs.map(({ shown, rest }) => shown + rest))).toEqual(segments);
});

test('comments are cut between two words, within the limit', () => {
	const [[paragraph]] = cutComments([['alpha beta gamma']], 12) as [[{ shown: string; rest: string }]];

	expect(paragraph).toEqual({ shown: 'alpha beta', rest: ' gamma' });
});

test('paragraphs after the cut are folded whole', () => {
	const [paragraphs] = cutComments([[words(500), 'Second paragraph.']]);

	expect(paragraphs?.[1]).toEqual({ shown: '', rest: 'Second paragraph.' });
});

test('a text without spaces is cut at the limit (VDP-060)', () => {
	expect(cutComments([['x'.repeat(500)]])).toEqual([[{ shown: 'x'.repeat(400), rest: 'x'.repeat(100) }]]);
});

test('a word that ends at the limit is still shown', () => {
	expect(cutComments([['alpha beta gamma']], 10)).toEqual([[{ shown: 'alpha beta', rest: ' gamma' }]]);
});
