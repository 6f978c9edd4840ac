import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import type { Photo } from '../../../src/api/trade-in/photos.ts';
import { PHOTO_PROBLEMS } from '../../../src/domain/trade-in/photo-problems.ts';
import { PHOTO_LIMITS } from '../../../src/domain/trade-in/photos.ts';
import { LIMITS } from '../../../src/lead-api/limits/limits.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { type LeadService, leadService } from '../../fixtures/leads/lead-service.ts';

const ATTEMPT = 'attempt-with-photos';
const UNLIMITED = {
	limits: {
		...LIMITS,
		calls: {
			...LIMITS.calls,
			photo: { uses: 1_000_000, minutes: 10 },
			photo_view: { uses: 1_000_000, minutes: 10 },
		},
	},
};

/** A photo as a phone makes it: lying on its side, with place and camera in its metadata. */
const phonePhoto = (width = 80, height = 60) =>
	sharp({ create: { width, height, channels: 3, background: '#4a6a8a' } })
		.withExif({
			IFD0: { Make: 'PhoneMaker' },
			IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '31/1 58/1 0/1' },
		})
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();

const send = ({ call }: LeadService, bytes: Uint8Array, photo_id = 'photo-one', headers = {}) =>
	call(`/api/trade-in/photos/${photo_id}?view=front_corner`, {
		method: 'POST',
		body: new Uint8Array(bytes),
		headers: { 'content-type': 'image/jpeg', 'x-attempt': ATTEMPT, ...headers },
	});
const photoOf = async (response: Response) => {
	expect(response.status).toBe(200);
	return (await response.json()) as Photo;
};
const list = async ({ call }: LeadService, submission_id = ATTEMPT) =>
	((await (await call('/api/trade-in/photos', { json: { submission_id } })).json()) as { photos: Photo[] })
		.photos;
const file = async ({ call }: LeadService, url: string) => call(url);

test('a photo is turned upright, and neither its place nor its camera is stored', async () => {
	const service = await leadService();
	const sent = await phonePhoto();
	expect(sent.includes('PhoneMaker')).toBe(true);
	const photo = await photoOf(await send(service, sent));
	// Lying on its side: 80 by 60 becomes 60 by 80.
	expect(photo).toMatchObject({ photo_id: 'photo-one', view: 'front_corner', width: 60, height: 80 });
	const response = await file(service, photo.url);
	expect(response.headers.get('content-type')).toBe('image/jpeg');
	const stored = Buffer.from(await response.arrayBuffer());
	const { format, exif, icc, xmp, width } = await sharp(stored).metadata();
	expect({ format, exif, icc, xmp, width }).toEqual({ format: 'jpeg', width: 60 });
	expect(stored.includes('PhoneMaker')).toBe(false);
});

test.each([
	{ type: 'PNG', bytes: (image: Sharp) => image.png().toBuffer() },
	{ type: 'WebP', bytes: (image: Sharp) => image.webp().toBuffer() },
])('a $type, whatever type it claims to be, is stored as a JPEG no larger than needed', async ({ bytes }) => {
	const service = await leadService();
	const sent = await bytes(
		sharp({ create: { width: 2400, height: 1200, channels: 4, background: '#00000000' } }),
	);
	const photo = await photoOf(await send(service, sent));
	expect(photo).toMatchObject({ width: 1920, height: 960 });
	const stored = Buffer.from(await (await file(service, photo.url)).arrayBuffer());
	expect((await sharp(stored).metadata()).format).toBe('jpeg');
});

test('the same photo sent again is stored once, and a page that comes back learns what it need not send', async () => {
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
	expect((await file(service, first.url)).status).toBe(404);
});

test('a thirteenth photo is refused with how to add another', async () => {
	const service = await leadService();
	const bytes = await phonePhoto();
	for (let index = 0; index < PHOTO_LIMITS.photos; index++)
		await photoOf(await send(service, bytes, `photo-${index}-`));
	const response = await send(service, bytes, 'photo-too-many');
	expect(response.status).toBe(409);
	expect(ProblemSchema.parse(await response.json()).error).toBe(PHOTO_PROBLEMS.too_many);
	// Sending a stored one again is no thirteenth.
	await photoOf(await send(service, bytes, 'photo-3-'));
});

test('a link works for its dealer until it ends, and not with another signature', async () => {
	const service = await leadService([apiSite(), apiSite({ slug: 'bay', hosts: ['www.bay.example'] })]);
	const { url } = await photoOf(await send(service, await phonePhoto()));
	expect((await service.call(url, { host: 'www.bay.example' })).status).toBe(404);
	expect((await service.call(`${url}x`)).status).toBe(404);
	expect((await service.call('/api/trade-in/photo?token=')).status).toBe(404);
	service.setNow(new Date('2026-11-20T01:00:01Z'));
	expect((await service.call(url)).status).toBe(404);
});

/** A PNG of a few kilobytes that says it has 30,000 by 30,000 pixels. */
function bomb(): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const head = Buffer.alloc(4);
		head.writeUInt32BE(data.length);
		const named = Buffer.concat([Buffer.from(type), data]);
		const check = Buffer.alloc(4);
		check.writeUInt32BE(crc32(named));
		return Buffer.concat([head, named, check]);
	};
	const size = Buffer.alloc(13);
	size.writeUInt32BE(30_000, 0);
	size.writeUInt32BE(30_000, 4);
	size.set([8, 2, 0, 0, 0], 8);
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	const data = deflateSync(Buffer.alloc(4_000_000));
	return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function crc32(bytes: Buffer): number {
	let crc = 0xffffffff;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
	}
	return (crc ^ 0xffffffff) >>> 0;
}

const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]);

test.each([
	{ what: 'a HEIC file', bytes: async () => HEIC, status: 415, problem: 'heic' },
	{ what: 'a PDF', bytes: async () => Buffer.from('%PDF-1.7\n%âãÏÓ'), status: 415, problem: 'not_a_photo' },
	{
		what: 'a script',
		bytes: async () => Buffer.from('#!/bin/sh\nrm -rf /'),
		status: 415,
		problem: 'not_a_photo',
	},
	{
		what: 'a drawing with a script',
		bytes: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
		status: 415,
		problem: 'not_a_photo',
	},
	{ what: 'nothing', bytes: async () => Buffer.alloc(0), status: 415, problem: 'not_a_photo' },
	{
		what: 'half a photo',
		bytes: async () => (await phonePhoto(800, 600)).subarray(0, 2000),
		status: 422,
		problem: 'broken',
	},
	{
		what: 'a program that begins as a photo does',
		bytes: async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 'MZ')]),
		status: 422,
		problem: 'broken',
	},
	{
		what: 'a picture of 900 million pixels',
		bytes: async () => bomb(),
		status: 422,
		problem: 'too_many_pixels',
	},
	{
		what: 'a file above the limit',
		bytes: async () => Buffer.alloc(PHOTO_LIMITS.bytes + 1, 0xff),
		status: 413,
		problem: 'too_large',
	},
] as const)('$what is refused in words, and nothing is stored', async ({ bytes, status, problem }) => {
	const service = await leadService();
	const response = await send(service, await bytes());
	expect(response.status).toBe(status);
	expect(ProblemSchema.parse(await response.json())).toMatchObject({
		error: PHOTO_PROBLEMS[problem],
		problems: [{ field: 'photo', message: PHOTO_PROBLEMS[problem] }],
	});
	expect(await list(service)).toEqual([]);
});

test('a photo without a page’s own ids, from another site, or to a dealer without trade-ins is refused', async () => {
	const service = await leadService([
		apiSite(),
		apiSite({ slug: 'bay', hosts: ['www.bay.example'], trade_in: null }),
	]);
	const bytes = await phonePhoto();
	expect((await send(service, bytes, 'photo-one', { 'x-attempt': 'x' })).status).toBe(422);
	expect((await send(service, bytes, 'x')).status).toBe(422);
	expect((await send(service, bytes, 'photo-one', { origin: 'https://evil.example' })).status).toBe(403);
	const other = { method: 'POST', body: 'x', host: 'www.bay.example', headers: { 'x-attempt': ATTEMPT } };
	expect((await service.call('/api/trade-in/photos/photo-one', other)).status).toBe(404);
});

test('more photos of one address than twelve shoppers send are refused for a while', async () => {
	const service = await leadService();
	const answers = new Set<number>();
	for (let index = 0; index <= LIMITS.calls.photo.uses; index++)
		answers.add((await send(service, HEIC, `photo-${index}-`)).status);
	expect([...answers]).toEqual([415, 429]);
});

test('photos with any bytes changed, cut or added are stored as a clean JPEG or refused in words', async () => {
	const service = await leadService(undefined, UNLIMITED);
	const good = await Promise.all([
		phonePhoto(),
		sharp({ create: { width: 40, height: 40, channels: 4, background: 'red' } })
			.png()
			.toBuffer(),
		sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
			.webp()
			.toBuffer(),
	]);
	const change = fc.record({
		photo: fc.constantFrom(...good),
		bytes: fc.array(fc.record({ at: fc.nat(4000), byte: fc.nat(255) }), { maxLength: 12 }),
		cut: fc.option(fc.nat(4000)),
		tail: fc.uint8Array({ maxLength: 50 }),
	});
	let sent = 0;
	const statuses = new Set<number>();
	await fc.assert(
		fc.asyncProperty(change, async ({ photo, bytes, cut, tail }) => {
			const file = Buffer.concat([photo.subarray(0, cut ?? photo.length), tail]);
			for (const { at, byte } of bytes) if (at < file.length) file[at] = byte;
			sent += 1;
			const response = await send(service, file, `photo-${sent}-`, { 'x-attempt': `attempt-${sent}-` });
			statuses.add(response.status);
			if (response.status !== 200) {
				expect([415, 422]).toContain(response.status);
				expect(ProblemSchema.parse(await response.json()).error).not.toMatch(/Error|vips|jpeg:/i);
				return;
			}
			const { url } = (await response.json()) as Photo;
			const stored = await sharp(Buffer.from(await (await service.call(url)).arrayBuffer())).metadata();
			expect({ format: stored.format, exif: stored.exif }).toEqual({ format: 'jpeg' });
		}),
		{ numRuns: 150, seed: 20_261_120 },
	);
	expect(statuses.has(200) && statuses.size > 1).toBe(true);
});
