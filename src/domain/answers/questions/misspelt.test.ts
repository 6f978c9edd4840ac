import { expect, test } from 'vitest';
import { spelt } from './misspelt.ts';

test.each([
	['is it manuel', 'is it manual'],
	['automattic or autmatic', 'automatic or automatic'],
	['hows the warrenty and the warantty', 'hows the warranty and the warantty'],
	['how many kilometers', 'how many kilometres'],
	['any acident history', 'any accident history'],
	['a deisel', 'a diesel'],
	['servising', 'servicing'],
])('a word with one wrong letter is read as it is spelt: %s', (typed, meant) => {
	expect(spelt(typed)).toBe(meant);
});

test.each([
	'manuals',
	'services',
	'conditions',
	'addressed',
	'leathers',
	'electrics',
	'batteries',
	'weather',
])('another word or ending is left as it is: %s', (word) => {
	expect(spelt(word)).toBe(word);
});
