import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceReader } from './cited-sentences.ts';

const read = (pieces: readonly string[]) => {
	const reader = sentenceReader();
	const found = [...pieces.flatMap((piece) => reader.add(piece)), ...reader.end()];
	return { found, rest: reader.rest() };
};
const TEXT = 'Yes, it is automatic. [1] It has CarPlay [2][3]. The rest is not said.';
const READ = {
	found: [
		{ text: 'Yes, it is automatic.', cited: [1] },
		{ text: 'It has CarPlay.', cited: [2, 3] },
	],
	rest: 'The rest is not said.',
};

test('only sentences with sources are kept', () => {
	expect(read([TEXT])).toEqual(READ);
	expect(read(['It has a roof. [1, 4 ]'])).toEqual({
		found: [{ text: 'It has a roof.', cited: [1, 4] }],
		rest: '',
	});
	expect(read(['UNKNOWN'])).toEqual({ found: [], rest: 'UNKNOWN' });
	expect(read(['[1] [2]'])).toEqual({ found: [], rest: '' });
});

test('a sentence is complete once no other source can follow', () => {
	const reader = sentenceReader();
	expect(reader.add('It is red. [1]')).toEqual([]);
	expect(reader.add('[2] And')).toEqual([{ text: 'It is red.', cited: [1, 2] }]);
});

test('a text that arrives in pieces of any size gives the same sentences', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: TEXT.length })), (cuts) => {
			const ends = [...new Set([0, ...cuts, TEXT.length])].toSorted((a, b) => a - b);
			const pieces = ends.slice(1).map((end, index) => TEXT.slice(ends[index], end));
			expect(read(pieces)).toEqual(READ);
		}),
	);
});

test('reading any text comes to an end', () => {
	fc.assert(
		fc.property(fc.array(fc.string()), (pieces) => {
			for (const { text, cited } of read(pieces).found) expect(text.length * cited.length).toBeGreaterThan(0);
		}),
	);
});
