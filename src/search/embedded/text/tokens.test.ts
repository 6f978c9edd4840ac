import { expect, test } from 'vitest';
import { isHardGap, tokensOf, wordsOf } from './tokens.ts';

test.each([
	['Land Cruiser', ['land', 'cruiser']],
	['CX-5', ['cx', '5']],
	['GXL (4X4)', ['gxl', '4x4']],
	['2.0L, Diesel', ['2', '0l', 'diesel']],
	["can't", ['can', 't']],
	['Citroën', ['citroen']],
	['ŠKODA', ['skoda']],
	['Œuvre', ['oeuvre']],
	['½ price', ['1⁄2', 'price']],
	['$12,990', ['$12', '990']],
	['a<b>c', ['a<b>c']],
	['snake_case', ['snake', 'case']],
	[' – … ', []],
	['', []],
])('the words of %j', (text, words) => {
	expect(wordsOf(text)).toEqual(words);
});

test('a word has its position in the text', () => {
	const text = 'Ein Citroën, neu';
	expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Ein', 'Citroën', 'neu']);
});

test.each([
	[', ', true],
	['. ', true],
	['!', true],
	['; ', true],
	[' ', false],
	['.', false],
	[' - ', false],
	['/', false],
])('the gap %j is hard: %s', (gap, isHard) => {
	expect(isHardGap(gap)).toBe(isHard);
});
