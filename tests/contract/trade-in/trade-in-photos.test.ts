import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import { PHOTO_PROBLEMS } from '../../../src/domain/trade-in/photo-problems.ts';
import { PHOTO_LIMITS } from '../../../src/domain/trade-in/photos.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';
import { ATTEMPT, list, phonePhoto, photoOf, send } from '../../fixtures/leads/trade-in-photos.ts';

test('a photo is turned upright, and stored without its place and camera', async () => {
	const service = await leadService();
	const sent = await phonePhoto();
	expect(sent.includes('PhoneMaker')).toBe(true);
	const photo = await photoOf(await send(service, sent));
	// Lying on its side: 80 by 60 becomes 60 by 80.
	expect(photo).toMatchObject({ photo_id: 'photo-one', view: 'front_corner', width: 60, height: 80 });
	const response = await service.call(photo.url);
	expect(response.headers.get('content-type')).toBe('image/jpeg');
	const stored = Buffer.from(await response.arrayBuffer());
	const { format, exif, icc, xmp, width } = await sharp(stored).metadata();
	expect({ format, exif, icc, xmp, width }).toEqual({ format: 'jpeg', width: 60 });
	expect(stored.includes('PhoneMaker')).toBe(false);
});

test.each([
	{ type: 'PNG', bytes: (image: Sharp) => image.png().toBuffer() },
	{ type: 'WebP', bytes: (image: Sharp) => image.webp().toBuffer() },
])('a $type, whatever type it claims, is stored as a JPEG no larger than needed', async ({ bytes }) => {
	const service = await leadService();
	const sent = await bytes(
		sharp({ create: { width: 2400, height: 1200, channels: 4, background: '#00000000' } }),
	);
	const photo = await photoOf(await send(service, sent));
	expect(photo).toMatchObject({ width: 1920, height: 960 });
	const stored = Buffer.from(await (await service.call(photo.url)).arrayBuffer());
	expect((await sharp(stored).metadata()).format).toBe('jpeg');
});

test('the same photo sent again is stored once, and a page that is reopened gets the list of stored photos', async () => {
	const service = await leadService();
	const bytes = await phonePhoto();
	const first = await photoOf(await send(service, bytes));
	const again = await photoOf(await send(service, bytes));
	expect({ ...again, url: '' }).toEqual({ ...first, url: '' });
	await photoOf(await send(service, bytes, 'photo-two'));
	expect((await list(service)).map(({ photo_id }) => photo_id)).toEqual(['photo-one', 'photo-two']);
	expect(await list(service, 'another-attempt')).toEqual([]);
	const json = { submission_id: ATTEMPT, photo_id: 'photo-one' };
	const left = await service.call('/api/trade-in/removed-photos', { json });
	expect(await left.json()).toMatchObject({ photos: [{ photo_id: 'photo-two' }] });
	expect((await service.call(first.url)).status).toBe(404);
});

test('a thirteenth photo is refused, with how to add another', async () => {
	const service = await leadService();
	const bytes = await phonePhoto();
	for (let index = 0; index < PHOTO_LIMITS.photos; index++)
		await photoOf(await send(service, bytes, `photo-${index}-`));
	const response = await send(service, bytes, 'photo-too-many');
	expect(response.status).toBe(409);
	expect(ProblemSchema.parse(await response.json()).error).toBe(PHOTO_PROBLEMS.too_many);
	// A stored photo that is sent again does not count.
	await photoOf(await send(service, bytes, 'photo-3-'));
});

test('the link to a photo works at its dealer until it expires, and not with another signature', async () => {
	const service = await leadService([apiSite(), apiSite({ slug: 'bay', hosts: ['www.bay.example'] })]);
	const { url } = await photoOf(await send(service, await phonePhoto()));
	expect((await service.call(url, { host: 'www.bay.example' })).status).toBe(404);
	expect((await service.call(`${url}x`)).status).toBe(404);
	expect((await service.call('/api/trade-in/photo?token=')).status).toBe(404);
	service.setNow(new Date('2026-11-20T01:00:01Z'));
	expect((await service.call(url)).status).toBe(404);
});
