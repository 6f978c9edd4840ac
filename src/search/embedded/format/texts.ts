import type { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';

/**
 * Writes sorted texts front coded: for each the number of characters it shares with the previous text and the number that follow, then
 * all the remaining characters as one UTF-8 block, which is decoded in one call.
 */
export function writeTexts(writer: ByteWriter, texts: readonly string[]): void {
	writer.number(texts.length);
	let before = '';
	const endings = texts.map((text) => {
		const shared = sharedLength(before, text);
		before = text;
		writer.number(shared);
		writer.number(text.length - shared);
		return text.slice(shared);
	});
	writer.text(endings.join(''));
}

/** Reads the texts that {@link writeTexts} wrote. */
export function readTexts(reader: ByteReader): string[] {
	const count = reader.number();
	const lengths = Uint32Array.from({ length: 2 * count }, () => reader.number());
	const endings = reader.text();
	const texts: string[] = [];
	let before = '';
	let at = 0;
	for (let index = 0; index < 2 * count; index += 2) {
		const end = at + (lengths[index + 1] as number);
		before = before.slice(0, lengths[index]) + endings.slice(at, end);
		at = end;
		texts.push(before);
	}
	return texts;
}

function sharedLength(one: string, other: string): number {
	const most = Math.min(one.length, other.length);
	let shared = 0;
	while (shared < most && one.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1;
	// Half a surrogate pair cannot be written as UTF-8.
	return isHighSurrogate(other.charCodeAt(shared - 1)) ? shared - 1 : shared;
}

function isHighSurrogate(unit: number): boolean {
	return unit >= 0xd800 && unit < 0xdc00;
}
