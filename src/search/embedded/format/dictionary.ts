import type { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';
import { readNumbers, writeNumbers } from './numbers.ts';
import { readTexts, writeTexts } from './texts.ts';

/** The value of a document's key; `undefined` for a missing key. */
export type Value = unknown;

/**
 * The distinct values of a column, indexed by code: undefined, null, the numbers ascending, the texts in code-unit order, the lists, and
 * anything else (true, false, objects).
 */
export type Dictionary = readonly Value[];

/** The code of a missing key. */
export const ABSENT = 0;
export const NULL = 1;

/** The dictionary of some values; {@link valueKey} gives the key to look up a value's code by. */
export function dictionaryOf(values: Iterable<Value>): Dictionary {
	const distinct = new Map<string, Value>();
	for (const value of values) {
		if (value !== undefined && value !== null) distinct.set(valueKey(value), value);
	}
	const all = [...distinct.values()];
	const numbers = all.filter((value) => typeof value === 'number').sort((a, b) => a - b);
	const texts = all.filter((value) => typeof value === 'string').sort();
	const lists = all.filter((value) => Array.isArray(value));
	const others = all.filter((value) => !isScalar(value) && !Array.isArray(value));
	return [undefined, null, ...numbers, ...texts, ...lists, ...others];
}

/** A text that is the same for equal values only. */
export function valueKey(value: Value): string {
	if (typeof value === 'string') return `"${value}`;
	return Number.isFinite(value) ? String(value) : String(JSON.stringify(value));
}

/** Writes a dictionary: its numbers, its texts, its lists, and the rest as JSON, in the order that their codes follow. */
export function writeDictionary(writer: ByteWriter, dictionary: Dictionary): void {
	const values = dictionary.slice(2);
	const lists = values.filter((value) => Array.isArray(value));
	writeNumbers(
		writer,
		values.filter((value) => typeof value === 'number'),
	);
	writeTexts(
		writer,
		values.filter((value) => typeof value === 'string'),
	);
	writer.number(lists.length);
	if (lists.length > 0) writeLists(writer, lists);
	writeTexts(
		writer,
		values.filter((value) => !isScalar(value) && !Array.isArray(value)).map((value) => JSON.stringify(value)),
	);
}

/** Reads a dictionary that {@link writeDictionary} wrote. */
export function readDictionary(reader: ByteReader): Dictionary {
	const numbers = readNumbers(reader);
	const texts = readTexts(reader);
	const lists = reader.number();
	return [
		undefined,
		null,
		...numbers,
		...texts,
		...(lists > 0 ? readLists(reader, lists) : []),
		...readTexts(reader).map((text) => JSON.parse(text)),
	];
}

/** Lists are written as codes into a dictionary of their items. */
function writeLists(writer: ByteWriter, lists: readonly Value[][]): void {
	const items = dictionaryOf(lists.flat());
	const codes = new Map(items.map((item, code) => [valueKey(item), code]));
	writeDictionary(writer, items);
	for (const list of lists) writer.number(list.length);
	for (const list of lists) {
		for (const item of list) writer.number(codes.get(valueKey(item)) as number);
	}
}

function readLists(reader: ByteReader, count: number): Value[][] {
	const items = readDictionary(reader);
	const lengths = Array.from({ length: count }, () => reader.number());
	return lengths.map((length) => Array.from({ length }, () => items[reader.number()]));
}

function isScalar(value: Value): value is number | string {
	return typeof value === 'number' || typeof value === 'string';
}
