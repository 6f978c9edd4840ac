import { expect, test } from 'vitest';
import { availableWidths, type PictureSettings, qualityOf, sizedPicture } from './sized-picture.ts';

const SETTINGS: PictureSettings = {
	services: [
		{
			base: 'https://cdn.example/',
			pattern: 'https://cdn.example/PATH?w=WIDTH&h=HEIGHT&ar=RATIO&q=QUALITY',
			avif: null,
		},
	],
	widths: [375, 400, 640, 1000],
	thumbnail_width: 80,
	quality: 75,
	large_quality: 80,
};
const PHOTO = { url: 'https://cdn.example/a/1.jpg', width: 1600, height: 900 };

test('a picture of a vehicle is 640 wide at quality 75 unless a browser chooses otherwise (IMAGES-002)', () => {
	expect(sizedPicture(PHOTO, 'vehicle', SETTINGS).url).toBe(
		'https://cdn.example/a/1.jpg?w=640&h=360&ar=16:9&q=75',
	);
});

test('a picture in a block of content is 400 wide at quality 75 (IMAGES-003)', () => {
	expect(sizedPicture(PHOTO, 'content', SETTINGS).url).toContain('?w=400&h=225&ar=16:9&q=75');
});

test('a thumbnail is 80 wide, with a larger one for dense screens (IMAGES-006)', () => {
	const { url, srcset = '' } = sizedPicture(PHOTO, 'thumbnail', SETTINGS);
	expect(url).toContain('?w=80&');
	expect(srcset.match(/ (\d+)w/g)).toEqual([' 80w', ' 375w']);
});

test('browsers choose among widths from 375 to 1000, of which the largest has a higher quality (IMAGES-004, IMAGES-005)', () => {
	const { srcset = '' } = sizedPicture(PHOTO, 'vehicle', SETTINGS);
	expect(srcset.split(', ').map((source) => source.replace(/.*q=/, ''))).toEqual([
		'75 375w',
		'75 400w',
		'75 640w',
		'80 1000w',
	]);
});

test('a picture without a resizing service keeps its address', () => {
	const drawing = { url: '/images/ute.svg', width: 8, height: 6 };
	expect(sizedPicture(drawing, 'vehicle', SETTINGS)).toEqual(drawing);
});

test('a placeholder’s name inside a path is not replaced', () => {
	const { url } = sizedPicture({ ...PHOTO, url: 'https://cdn.example/WIDTH/PATH.jpg' }, 'vehicle', SETTINGS);
	expect(url).toBe('https://cdn.example/WIDTH/PATH.jpg?w=640&h=360&ar=16:9&q=75');
});

test.each([
	{ name: 'larger than all', natural: 1001, expected: [375, 400, 640, 1000] },
	{ name: 'as large as the largest', natural: 1000, expected: [375, 400, 640, 1000] },
	{ name: 'just smaller than the largest', natural: 999, expected: [375, 400, 640, 999] },
	{ name: 'smaller than all', natural: 200, expected: [200] },
])('no picture is enlarged: $name', ({ natural, expected }) => {
	expect(availableWidths(natural, 'vehicle', SETTINGS)).toEqual(expected);
});

test.each([
	{ width: 999, expected: 75 },
	{ width: 1000, expected: 80 },
])('a picture $width wide has quality $expected', ({ width, expected }) => {
	expect(qualityOf(width, SETTINGS)).toBe(expected);
});
