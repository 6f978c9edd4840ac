import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import { EXAMPLE_SETTINGS } from './example-stock.ts';
import { sealed } from './format/envelope.ts';
import { IndexUnreadable } from './index-unreadable.ts';
import { openIndex } from './open-index.ts';

const FILE = buildIndex(
	[
		{ id: 'a', make: 'Kia' },
		{ id: 'b', make: 'MG' },
	],
	EXAMPLE_SETTINGS,
);

/** The file with one byte changed. */
function changed(at: number, byte: number): Uint8Array {
	const file = FILE.slice();
	file[at] = byte;
	return file;
}

describe('a file that is no index of this version is refused', () => {
	test.each([
		['an empty one', new Uint8Array(), 'empty or cut short'],
		['a header alone', FILE.slice(0, 15), 'empty or cut short'],
		[
			'a page of HTML',
			new TextEncoder().encode('<!doctype html><title>Not found</title>'),
			'no search index',
		],
		['an older version', changed(4, 0), 'has version 0, expected 1'],
		['a cut one', FILE.slice(0, -1), `has ${FILE.length - 17} bytes, expected ${FILE.length - 16}`],
		['a longer one', new Uint8Array([...FILE, 0]), 'bytes, expected'],
		['a damaged one', changed(40, 0), 'damaged'],
	])('%s', (_, file, message) => {
		expect(() => openIndex(file)).toThrow(IndexUnreadable);
		expect(() => openIndex(file)).toThrow(message);
	});

	test('a file with any byte changed', () => {
		fc.assert(
			fc.property(fc.nat(FILE.length - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
				expect(() => openIndex(changed(at, (FILE[at] as number) ^ mask))).toThrow(IndexUnreadable);
			}),
		);
	});

	test('content that ends too early although its checksum is right', () => {
		expect(() => openIndex(sealed(FILE.slice(16, -3)))).toThrow('ends too early');
	});
});
