import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, createCompressor } from './compression.ts';

test.each([
	{ accepted: 'gzip, deflate, br, zstd', encoding: 'br' },
	{ accepted: 'GZIP', encoding: 'gzip' },
	{ accepted: 'br;q=0.5, gzip;q=0.6', encoding: 'gzip' },
	{ accepted: 'br;q=0.5, gzip;q=0.5', encoding: 'br' },
	{ accepted: 'br;q=0, gzip;q=0.001', encoding: 'gzip' },
	{ accepted: 'br;q=0, gzip;q=0', encoding: 'identity' },
	{ accepted: 'deflate, identity', encoding: 'identity' },
	{ accepted: ';;,q=,', encoding: 'identity' },
	{ accepted: undefined, encoding: 'identity' },
])('Accept-Encoding $accepted gets $encoding', ({ accepted, encoding }) => {
	expect(chooseEncoding(accepted)).toBe(encoding);
});

const text = Buffer.from('Kia Rio '.repeat(100));

test('compresses in the requested encoding', async () => {
	const compress = createCompressor(10_000);
	expect(brotliDecompressSync(await compress('a', 'br', text))).toEqual(text);
	expect(gunzipSync(await compress('a', 'gzip', text))).toEqual(text);
});

test('compresses the same content once', async () => {
	const compress = createCompressor(10_000);
	expect(await compress('a', 'br', text)).toBe(await compress('a', 'br', text));
});

test('evicts the least recently used content above its limit', async () => {
	const compress = createCompressor(2 * text.length);
	const a = await compress('a', 'br', text);
	const b = await compress('b', 'br', text);
	expect(await compress('a', 'br', text)).toBe(a);
	await compress('c', 'br', text);
	expect(await compress('a', 'br', text)).toBe(a);
	expect(await compress('b', 'br', text)).not.toBe(b);
});

test('serves content larger than the cache', async () => {
	const compress = createCompressor(text.length - 1);
	expect(brotliDecompressSync(await compress('a', 'br', text))).toEqual(text);
});
