import { expect, test } from 'vitest';
import { matchingValues } from './matching-values.ts';

const labels = (text: string) =>
	matchingValues(
		['Reversing camera', 'Cargo barrier', 'Caméra de recul', 'Sunroof', 'Adaptive cruise control'].map(
			(label) => ({ label }),
		),
		text,
	).map(({ label }) => label);

test('values are found by any part of their words, ignoring case and accents', () => {
	expect(labels('camera')).toEqual(['Caméra de recul', 'Reversing camera']);
	expect(labels('CRUISE contr')).toEqual(['Adaptive cruise control']);
	expect(labels('  roof ')).toEqual(['Sunroof']);
});

test('values that begin with the text come first, the others stay in their order', () => {
	expect(labels('ca')).toEqual(['Cargo barrier', 'Caméra de recul', 'Reversing camera']);
});

test('an empty text finds no values', () => {
	expect(labels('zzz')).toEqual([]);
});
