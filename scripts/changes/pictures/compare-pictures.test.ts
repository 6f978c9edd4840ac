import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures, newPicture } from './compare-pictures.ts';

/** A white page with a black box at these rows. */
function screenshot(height: number, box: { top: number; height: number } | null): Promise<Buffer> {
	const page = sharp({ create: { width: 60, height, channels: 3, background: '#fff' } });
	const black = (rows: number) => ({
		create: { width: 60, height: rows, channels: 3 as const, background: '#000' },
	});
	return (box ? page.composite([{ input: black(box.height), top: box.top, left: 0 }]) : page)
		.png()
		.toBuffer();
}

test('equal screenshots have no difference, even when they are encoded differently', async () => {
	const one = await screenshot(300, null);
	expect(await comparePictures(one, await sharp(one).png({ compressionLevel: 0 }).toBuffer())).toBeNull();
});

test('a new box is counted, shown in both versions and marked', async () => {
	const found = await comparePictures(
		await screenshot(1000, null),
		await screenshot(1000, { top: 500, height: 20 }),
	);
	expect(found).toMatchObject({ height: 180, isCut: false });
	expect(found?.share).toBeCloseTo(20 / 180, 2);
	const mask = await sharp(found?.mask).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	expect(mask.info).toMatchObject({ width: 60, height: 180 });
	const alphaAt = (row: number) => mask.data[(row * 60 + 30) * 4 + 3];
	expect([alphaAt(10), alphaAt(90), alphaAt(170)]).toEqual([0, 110, 0]);
	expect(await sharp(found?.before).metadata()).toMatchObject({ format: 'webp', width: 60, height: 180 });
});

test('a picture of a change over thousands of rows is cut, with a note', async () => {
	const found = await comparePictures(
		await screenshot(5000, null),
		await screenshot(5000, { top: 10, height: 4900 }),
	);
	expect(found).toMatchObject({ height: 2000, isCut: true });
});

test('a page that has become longer is compared with the whole shorter page', async () => {
	const found = await comparePictures(
		await screenshot(500, null),
		await screenshot(700, { top: 500, height: 200 }),
	);
	expect(found?.height).toBe(280);
	expect(await sharp(found?.before).metadata()).toMatchObject({ height: 80 });
});

test('a new page is shown from its top', async () => {
	expect(await newPicture(await screenshot(3000, null))).toMatchObject({ height: 2000, isCut: true });
	expect(await newPicture(await screenshot(300, null))).toMatchObject({ height: 300, isCut: false });
});
