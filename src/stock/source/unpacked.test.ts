import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { unpacked } from './unpacked.ts';

const MAX = 1000;
const text = Buffer.from('[{"id":1}]');

test('a gzip file is unpacked, and other bytes are unchanged', () => {
	expect(Buffer.from(unpacked(gzipSync(text), 'feed', MAX) as Uint8Array).toString()).toBe('[{"id":1}]');
	expect(unpacked(text, 'feed', MAX)).toBe(text);
	expect(unpacked(new Uint8Array(), 'feed', MAX)).toHaveLength(0);
});

test('a gzip file that is cut short, damaged or too large once unpacked is refused by name', () => {
	const packed = gzipSync(text);
	const cut = new Refused('feed is a gzip file that is damaged or cut short');
	expect(unpacked(packed.subarray(0, 15), 'feed', MAX)).toEqual(cut);
	expect(unpacked(Buffer.from([0x1f, 0x8b, 1, 2, 3]), 'feed', MAX)).toEqual(cut);
	expect(unpacked(gzipSync(Buffer.alloc(3 * 1024 * 1024)), 'feed', 2 * 1024 * 1024)).toEqual(
		new Refused('feed is larger than 2 MB once unpacked'),
	);
});
