import { IndexUnreadable } from '../index-unreadable.ts';
import { checksum } from './checksum.ts';

/** 'FSIX', the first bytes of every index. */
const MAGIC = 0x58495346;

/** Increased whenever an older reader would misread the file. */
export const FORMAT_VERSION = 1;

/** Magic, version, number of bytes that follow, their checksum: four little-endian words. */
const HEADER_BYTES = 16;

/** Wraps content in a header: a whole index file. */
export function sealed(content: Uint8Array): Uint8Array {
	const file = new Uint8Array(HEADER_BYTES + content.length);
	const header = new Uint32Array([MAGIC, FORMAT_VERSION, content.length, checksum(content)]);
	const view = new DataView(file.buffer);
	header.forEach((word, index) => {
		view.setUint32(index * 4, word, true);
	});
	file.set(content, HEADER_BYTES);
	return file;
}

/** The content of an index file; throws `IndexUnreadable` unless it is complete, undamaged and of this version. */
export function unsealed(file: Uint8Array): Uint8Array {
	if (file.length < HEADER_BYTES) throw new IndexUnreadable('The search index is empty or cut short.');
	const view = new DataView(file.buffer, file.byteOffset, HEADER_BYTES);
	const [magic, version, length, expected] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
	if (magic !== MAGIC) throw new IndexUnreadable('This file is no search index.');
	if (version !== FORMAT_VERSION) {
		throw new IndexUnreadable(`The search index has version ${version}, expected ${FORMAT_VERSION}.`);
	}
	const content = file.subarray(HEADER_BYTES);
	if (content.length !== length) {
		throw new IndexUnreadable(`The search index has ${content.length} bytes, expected ${length}.`);
	}
	if (checksum(content) !== expected) throw new IndexUnreadable('The search index was damaged in transfer.');
	return content;
}
