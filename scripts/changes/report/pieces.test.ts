import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

const shown = (before: string | null, after: string | null) =>
	piecesOf(before, after)
		.map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
		.join('');

test.each([
	{
		name: 'a word',
		before: 'Open until five',
		after: 'Open until six',
		expected: 'Open until [-five-][+six+]',
	},
	{
		name: 'an amount',
		before: 'Kia Rio · $9,999',
		after: 'Kia Rio · $8,999',
		expected: 'Kia Rio · [-$9,999-][+$8,999+]',
	},
	{ name: 'something new', before: null, after: 'Kia Rio', expected: '[+Kia Rio+]' },
	{ name: 'removed words', before: 'Kia Rio', after: null, expected: '[-Kia Rio-]' },
	{ name: 'an amount alone', before: '$9,999', after: '$8,999', expected: '[-$9,999-][+$8,999+]' },
	{
		name: 'a rewritten sentence, as a whole',
		before: 'We sell cars in Hobart',
		after: 'Fresh caravans from Perth for you',
		expected: '[-We sell cars in Hobart-][+Fresh caravans from Perth for you+]',
	},
])('$name', ({ before, after, expected }) => {
	expect(shown(before, after)).toBe(expected);
});

test('long unchanged passages are left out, except for the words beside a change', () => {
	const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
	const text = shown(`${words} old ${words}`, `${words} new ${words}`);
	expect(text).toMatch(/^….{40}\[-old-\]\[\+new\+\].{40}…$/);
});

test('a very long text that has only one version is cut', () => {
	expect(shown(null, 'a'.repeat(1000))).toBe(`[+${'a'.repeat(300)}…+]`);
});
