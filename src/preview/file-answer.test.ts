import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COAST_FILES, previewOf } from '../../tests/fixtures/sites/preview.ts';

const LONG = '<p>2021 Kia Rio</p>'.repeat(100);
const FILES = {
	...COAST_FILES,
	'coast-motors/long.html': LONG,
	'coast-motors/a.json': JSON.stringify(LONG),
	'coast-motors/a.woff2': LONG,
	'coast-motors/kilobyte.txt': 'a'.repeat(1024),
	'coast-motors/over.txt': 'a'.repeat(1025),
	'coast-motors/404.html': LONG,
};

test.each([
	{ accept: 'gzip, deflate, br, zstd', encoding: 'br' },
	{ accept: 'gzip', encoding: 'gzip' },
	{ accept: '', encoding: null },
])('Accept-Encoding "$accept" gets $encoding', async ({ accept, encoding }) => {
	await using preview = await previewOf(FILES);
	const response = await preview.get('/long', { 'Accept-Encoding': accept });
	const bytes = Buffer.from(await response.arrayBuffer());
	const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((same: Buffer) => same);
	expect(response.headers.get('Content-Encoding')).toBe(encoding);
	expect(response.headers.get('Vary')).toBe('Accept-Encoding');
	expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
	expect(decode(bytes).toString()).toBe(LONG);
});

test.each([
	{ path: '/long', encoding: 'br' },
	{ path: '/a.json', encoding: 'br' },
	{ path: '/over.txt', encoding: 'br' },
	{ path: '/no-such-page', encoding: 'br' },
	{ path: '/kilobyte.txt', encoding: null },
	{ path: '/a.woff2', encoding: null },
])('$path is sent as $encoding', async ({ path, encoding }) => {
	await using preview = await previewOf(FILES);
	const { headers } = await preview.get(path, { 'Accept-Encoding': 'br' });
	expect(headers.get('Content-Encoding')).toBe(encoding);
	expect(headers.get('Vary')).toBe(encoding && 'Accept-Encoding');
});

test('Vary keeps the site’s own value', async () => {
	await using preview = await previewOf({ ...FILES, 'coast-motors/_headers': '/*\n  Vary: Cookie' });
	expect((await preview.get('/long')).headers.get('Vary')).toBe('Cookie, Accept-Encoding');
});

test('a request with a current validator gets 304 with its headers', async () => {
	await using preview = await previewOf({ ...FILES, 'coast-motors/_headers': '/*\n  X-Frame-Options: DENY' });
	const first = await preview.get('/long', { 'Accept-Encoding': 'br' });
	const etag = first.headers.get('ETag') ?? '';
	expect(etag).toMatch(/^"[\w-]+-br"$/);
	for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
		const again = await preview.get('/long', { 'Accept-Encoding': 'br', 'If-None-Match': known });
		expect(again.status).toBe(304);
		expect(await again.text()).toBe('');
		expect(Object.fromEntries(again.headers)).toEqual({
			'cache-control': 'public, max-age=0, must-revalidate',
			etag,
			'last-modified': first.headers.get('Last-Modified'),
			vary: 'Accept-Encoding',
			'x-content-type-options': 'nosniff',
			'x-frame-options': 'DENY',
		});
	}
});

test('an ETag names the bytes sent: it differs between encodings', async () => {
	await using preview = await previewOf(FILES);
	const { headers } = await preview.get('/long', { 'Accept-Encoding': 'br' });
	const plain = await preview.get('/long', { 'If-None-Match': headers.get('ETag') ?? '' });
	expect(plain.status).toBe(200);
	expect(plain.headers.get('ETag')).not.toBe(headers.get('ETag'));
});

test('an error is never "not modified"', async () => {
	await using preview = await previewOf(FILES);
	const response = await preview.get('/no-such-page', { 'If-None-Match': '*' });
	expect(response.status).toBe(404);
	expect(response.headers.get('ETag')).toBeNull();
});

test('Last-Modified is the file’s time', async () => {
	await using preview = await previewOf(FILES);
	const time = new Date('2026-06-01T02:03:04Z');
	await utimes(join(preview.outDir, 'coast-motors/long.html'), time, time);
	expect((await preview.get('/long')).headers.get('Last-Modified')).toBe('Mon, 01 Jun 2026 02:03:04 GMT');
});

test.each(['/long', '/robots.txt', '/no-such-page', '/long.html', '/%'])(
	'HEAD %s has the headers of GET',
	async (path) => {
		await using preview = await previewOf(FILES);
		const get = await preview.get(path, { 'Accept-Encoding': 'gzip' });
		const head = await preview.get(path, { 'Accept-Encoding': 'gzip' }, 'HEAD');
		expect(head.status).toBe(get.status);
		expect([...head.headers]).toEqual([...get.headers]);
		expect(await head.text()).toBe('');
	},
);

test('a rebuilt file is served, even with the size and time of the old one', async () => {
	await using preview = await previewOf(FILES);
	const path = join(preview.outDir, 'coast-motors/long.html');
	const time = new Date('2026-06-01T00:00:00Z');
	const ask = (ifNoneMatch = '') =>
		preview.get('/long', { 'Accept-Encoding': 'br', 'If-None-Match': ifNoneMatch });

	await utimes(path, time, time);
	const before = await ask();
	const rebuilt = LONG.replaceAll('Rio', 'Sol');
	await preview.write({ 'coast-motors/long.html': rebuilt });
	await utimes(path, time, time);
	const after = await ask(before.headers.get('ETag') ?? '');
	expect(after.status).toBe(200);
	expect(brotliDecompressSync(await after.arrayBuffer()).toString()).toBe(rebuilt);
});

test('a page that a rebuild adds or removes is served or 404 at once', async () => {
	await using preview = await previewOf(FILES);
	expect((await preview.get('/new')).status).toBe(404);
	await preview.write({ 'coast-motors/new.html': 'new' });
	expect((await preview.get('/new')).status).toBe(200);
	await preview.remove('coast-motors/new.html');
	expect((await preview.get('/new')).status).toBe(404);
});
