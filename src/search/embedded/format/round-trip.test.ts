import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { newCodes, readCodes, writeCodes } from './codes.ts';
import { dictionaryOf, readDictionary, valueKey, writeDictionary } from './dictionary.ts';
import { readNumbers, writeNumbers } from './numbers.ts';
import { readTexts, writeTexts } from './texts.ts';

function written(write: (writer: ByteWriter) => void): ByteReader {
	const writer = new ByteWriter();
	write(writer);
	return new ByteReader(writer.bytes());
}

describe('what is written is read back', () => {
	test.each([0, 1, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER])(
		'%d',
		(number) => {
			expect(written((writer) => writer.number(number)).number()).toBe(number);
		},
	);

	test.each([0, -1, 1, -64, 64, -(2 ** 40), 2 ** 40])('signed %d', (number) => {
		expect(written((writer) => writer.signed(number)).signed()).toBe(number);
	});

	test.each([
		[[]],
		[[0]],
		[[-3, 5, 20_990, 20_990.5]],
		[[1.1, 2.02, 3.003]],
		[[-27.9654321, 153.41]],
		[[1 / 3, Math.PI]],
		[[1e-9, 1e300]],
	])('numbers %j', (numbers) => {
		expect(readNumbers(written((writer) => writeNumbers(writer, numbers)))).toEqual(numbers);
	});

	test('any texts, with or without a common beginning', () => {
		const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '車', '🚗', '🚙', '"', '\n') });
		fc.assert(
			fc.property(fc.array(text), (texts) => {
				expect(readTexts(written((writer) => writeTexts(writer, texts)))).toEqual(texts);
			}),
		);
	});

	test.each([
		['one value', [7, 7, 7], 8],
		['a descending row', [300, 299, 298, 297], 301],
		['small codes', [0, 3, 1, 2, 0], 4],
		['codes of two bytes', [0, 65_535, 256, 255], 65_536],
		['codes of three bytes', [0, 70_000, 1, 69_999], 70_001],
	])('codes: %s', (_, list, count) => {
		const codes = newCodes(list.length, count);
		codes.set(list);
		expect([
			...readCodes(
				written((writer) => writeCodes(writer, codes, count)),
				list.length,
				count,
			),
		]).toEqual(list);
	});

	test('a dictionary of any values', () => {
		fc.assert(
			fc.property(fc.array(fc.jsonValue({ maxDepth: 2 })), (values) => {
				const json = JSON.parse(JSON.stringify(values)) as unknown[];
				const dictionary = dictionaryOf(json);
				const read = readDictionary(written((writer) => writeDictionary(writer, dictionary)));
				expect(read).toEqual(dictionary);
				expect(new Set(read.map(valueKey)).size).toBe(read.length);
			}),
		);
	});
});
