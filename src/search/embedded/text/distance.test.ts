import { expect, test } from 'vitest';
import { beginningDistance, typoDistance } from './distance.ts';

test.each([
	['toyota', 'toyota', 0],
	['toyta', 'toyota', 1],
	['toyotaa', 'toyota', 1],
	['toyoda', 'toyota', 1],
	['tooyta', 'toyota', 1],
	['toytoa', 'toyota', 1],
	['tyota', 'toyota', 1],
	['tyotaa', 'toyota', 2],
	['mazda', 'toyota', 3],
	['', 'ab', 2],
	['ab', '', 2],
])('%s is %s with %d typos', (word, other, typos) => {
	expect(typoDistance(word, other, 2)).toBe(typos);
	expect(typoDistance(other, word, 2)).toBe(typos);
});

test.each([
	['toy', 'toyota', 0],
	['toyt', 'toyota', 1],
	['volkswaggen', 'volkswagen', 1],
	['corrola', 'corollas', 2],
	['', 'anything', 0],
	['kia', '', 3],
])('%s begins %s with %d typos', (beginning, word, typos) => {
	expect(beginningDistance(beginning, word, 2)).toBe(typos);
});
