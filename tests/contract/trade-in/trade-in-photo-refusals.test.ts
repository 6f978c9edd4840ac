import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import type { Photo } from '../../../src/api/trade-in/photos.ts';
import { PHOTO_PROBLEMS } from '../../../src/domain/trade-in/photo-problems.ts';
import { PHOTO_LIMITS } from '../../../src/domain/trade-in/photos.ts';
import { LIMITS } from '../../../src/lead-api/limits/limits.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';
import { ATTEMPT, list, phonePhoto, send } from '../../fixtures/leads/trade-in-photos.ts';

/** A PNG of a few kilobytes whose header states 30,000 by 30,000 pixels. */
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
		what: 'a program that begins like a photo',
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
] as const)('$what is refused with a message, and nothing is stored', async ({ bytes, status, problem }) => {
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

test('more photos from one address than twelve shoppers send are refused for a while', async () => {
	const service = await leadService();
	const answers = new Set<number>();
	for (let index = 0; index <= LIMITS.calls.photo.uses; index++)
		answers.add((await send(service, HEIC, `photo-${index}-`)).status);
	expect([...answers]).toEqual([415, 429]);
});

/** Limits that no number of photos in a test reaches. */
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

test('photos with any bytes changed, cut or added are stored as a clean JPEG or refused with a message', async () => {
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
