import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanPhoto } from './clean-photo.ts';

const photo = () =>
	sharp({ create: { width: 600, height: 400, channels: 3, background: '#a33' } })
		.jpeg()
		.toBuffer();

test('a photo is decoded, and nothing is reported', async () => {
	const said: unknown[] = [];
	expect(await cleanPhoto(await photo(), (error) => said.push(error))).toMatchObject({
		width: 600,
		height: 400,
	});
	expect(said).toEqual([]);
});

test('a damaged photo is refused, with the reason for the log', async () => {
	const said: unknown[] = [];
	const bytes = (await photo()).subarray(0, 400);
	expect(await cleanPhoto(bytes, (error) => said.push(error))).toBe('broken');
	expect(said).toEqual([expect.any(Error)]);
});
