import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localPictures, photographAt } from './local-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-pictures-'));

beforeAll(async () => {
	const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#666666' } });
	writeFileSync(join(folder, 'wide.jpg'), await plain.jpeg().toBuffer());
	writeFileSync(join(folder, 'turned.jpg'), await plain.withMetadata({ orientation: 6 }).jpeg().toBuffer());
	writeFileSync(join(folder, 'drawn.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"/>');
	writeFileSync(join(folder, 'broken.png'), 'no picture');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('photographs are identified by size and content, drawings by size', async () => {
	const { pictures } = await localPictures(folder, ['wide.jpg', 'drawn.svg'], []);
	expect(pictures.get('wide.jpg')).toEqual({
		width: 40,
		height: 30,
		optimised: expect.stringMatching(/^[\w-]{22}$/),
	});
	expect(pictures.get('drawn.svg')).toEqual({ width: 8, height: 6 });
});

test('a rotated photograph has its upright size', async () => {
	const { pictures } = await localPictures(folder, ['turned.jpg'], []);
	expect(pictures.get('turned.jpg')).toMatchObject({ width: 30, height: 40 });
});

test('pictures used at full size get no smaller files', async () => {
	const { pictures } = await localPictures(folder, ['wide.jpg'], ['wide.jpg']);
	expect(pictures.get('wide.jpg')).toEqual({ width: 40, height: 30 });
});

test('an invalid picture file is left out, with a note that names it and the remedy', async () => {
	const { pictures, lines } = await localPictures(folder, ['broken.png', 'missing.jpg'], []);
	expect(pictures.size).toBe(0);
	expect(lines).toEqual([
		expect.stringMatching(/^images\/broken\.png is not a readable picture \(.+\); save it again/),
	]);
});

test.each([
	{ url: '/images/yard/1.jpg', expected: 'yard/1.jpg' },
	{ url: '/images/my%20car.JPG', expected: 'my car.JPG' },
	{ url: '/images/a/../b.webp', expected: 'b.webp' },
	{ url: '/images/../dealer.png', expected: null },
	{ url: '/images/%2e%2e/dealer.png', expected: null },
	{ url: '/images/%E0%A4%A.png', expected: null },
	{ url: '/images/drawn.svg', expected: null },
	{ url: '/placeholder.png', expected: null },
	{ url: 'https://feed.example/images/1.jpg', expected: null },
])('$url is the photograph $expected of the dealer', ({ url, expected }) => {
	expect(photographAt(url)).toBe(expected);
});
