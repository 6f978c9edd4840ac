import { IndexUnreadable } from '../index-unreadable.ts';
import type { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';

/** Dictionary codes. Nearly all arrays have the same element type, as loops over several types run several times slower. */
export type Codes = Uint16Array | Uint32Array;

/** Encodings of a code array; any other number is the number of bytes of each code. */
const ALL_EQUAL = 0;
const DIFFERENCES = 5;

/** An array for codes below `count`. */
export function newCodes(length: number, count: number): Codes {
	return count <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}

/**
 * Writes codes below `count`: once if they are all equal; else delta encoded where that is shorter; else in byte planes (the lowest bytes
 * of all codes, then the next ones), which gzip compresses better.
 */
export function writeCodes(writer: ByteWriter, codes: Codes, count: number): void {
	const width = count <= 2 ** 8 ? 1 : count <= 2 ** 16 ? 2 : count <= 2 ** 24 ? 3 : 4;
	const differences = differencesOf(codes);
	if (codes.every((code) => code === codes[0])) {
		writer.byte(ALL_EQUAL);
		writer.number(codes[0] ?? 0);
	} else if (differences.length < width * codes.length) {
		writer.byte(DIFFERENCES);
		writer.append(differences);
	} else {
		writer.byte(width);
		for (let plane = 0; plane < width; plane += 1) {
			writer.append(Uint8Array.from(codes, (code) => code >>> (8 * plane)));
		}
	}
}

/** Reads `length` codes below `count`; throws `IndexUnreadable` for one that is not. */
export function readCodes(reader: ByteReader, length: number, count: number): Codes {
	const codes = newCodes(length, count);
	const kind = reader.byte();
	if (kind === ALL_EQUAL) {
		codes.fill(reader.number());
	} else if (kind === DIFFERENCES) {
		let code = 0;
		for (let index = 0; index < length; index += 1) {
			code += reader.signed();
			codes[index] = code;
		}
	} else {
		for (let plane = 0; plane < kind; plane += 1) addPlane(codes, reader.take(length), 2 ** (8 * plane));
	}
	if (highest(codes) >= count) throw new IndexUnreadable('The search index contradicts itself.');
	return codes;
}

function differencesOf(codes: Codes): Uint8Array {
	const writer = new ByteWriter();
	let before = 0;
	for (const code of codes) {
		writer.signed(code - before);
		before = code;
	}
	return writer.bytes();
}

function addPlane(codes: Codes, bytes: Uint8Array, unit: number): void {
	for (let at = 0; at < codes.length; at += 1) (codes[at] as number) += (bytes[at] as number) * unit;
}

function highest(codes: Codes): number {
	let most = 0;
	for (let at = 0; at < codes.length; at += 1) most = Math.max(most, codes[at] as number);
	return most;
}
