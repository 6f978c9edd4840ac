import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';
import { photograph } from '../fixtures/sites/photographs.ts';

const SLUG = 'coast-motors';
const PHOTOGRAPHS = 20;
const WIDTHS = [80, 375, 400, 600];

const fleet = new Fleet();
const small = join(fleet.outDir, SLUG, 'pictures');
const stock = vehicles(PHOTOGRAPHS, (index) => ({
	images: [
		{ image: { url: `/images/yard/${index}.jpg`, alt: 'Front' } },
		{ image: { url: '/images/a.svg' } },
	],
}));

/** The address of a vehicle's first picture in a format and width. */
function addressIn(html: string, format: 'avif' | 'webp', width: number): string {
	const [, address = ''] =
		new RegExp(`(/pictures/\\S+-${width}-\\d+\\.${format}) ${width}w`).exec(html) ?? [];
	return address;
}

beforeAll(async () => {
	fleet.dealer(SLUG, stock);
	for (let index = 0; index < PHOTOGRAPHS; index += 1) {
		fleet.write(`${SLUG}/images/yard/${index}.jpg`, await photograph(index, 600, 450));
	}
	fleet.write(`${SLUG}/images/yard/unused.jpg`, await photograph(99, 600, 450));
	fleet.write(`${SLUG}/images/a.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
	expect(await fleet.build()).toMatchObject({ code: 0 });
}, 600_000);
afterAll(() => fleet.remove());

test("a dealer's photographs get smaller AVIF and WebP files, if a page shows them", () => {
	const files = readdirSync(small);
	expect(files).toHaveLength(PHOTOGRAPHS * WIDTHS.length * 2);
	for (const format of ['avif', 'webp']) {
		expect(files.filter((file) => file.endsWith(format))).toHaveLength(PHOTOGRAPHS * WIDTHS.length);
	}
});

test('each picture address of a page has a file of that width and format, upright and in proportion (IMAGES-004, IMAGES-006)', async () => {
	const html = fleet.read(SLUG, 'cars/car-3.html');
	for (const format of ['avif', 'webp'] as const) {
		for (const width of WIDTHS) {
			const file = join(fleet.outDir, SLUG, addressIn(html, format, width));
			const found = await sharp(file).metadata();
			expect(found).toMatchObject({ width, height: Math.round(width * 0.75) });
			expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
		}
	}
});

test('a photograph keeps its proportions, and lists show a small file', () => {
	const [, picture = ''] = /<picture>(.*?)<\/picture>/s.exec(fleet.read(SLUG, 'cars/car-3.html')) ?? [];
	expect(picture).toMatch(/<source type="image\/avif"/);
	expect(picture).toMatch(/<img [^>]*width="600" height="450"/);
	expect(fleet.read(SLUG, 'search/used-cars.html')).toMatch(/type="image\/avif" srcSet="\/pictures\//i);
});

test('drawings are copied unchanged', () => {
	expect(fleet.read(SLUG, 'cars/car-3.html')).toMatch(/<img src="\/images\/a\.svg"(?![^>]*srcset)/);
	expect(existsSync(join(fleet.outDir, SLUG, 'images/a.svg'))).toBe(true);
});

test('resized pictures are reused by the next build, and removed when no page shows them', async () => {
	const kept = join(fleet.outDir, '.forecourt', SLUG, 'photographs');
	const before = new Map(readdirSync(kept).map((file) => [file, statSync(join(kept, file)).mtimeMs]));
	fleet.dealer(SLUG, stock.slice(1));
	expect(await fleet.build()).toMatchObject({ code: 0 });
	// The page of a vehicle that the feed no longer has stays for a fortnight.
	expect(readdirSync(kept)).toHaveLength(before.size);
	const later = new Date(Date.now() + 15 * 24 * 60 * 60 * 1000).toISOString();
	expect(await fleet.build('--now', later)).toMatchObject({ code: 0 });
	const after = readdirSync(kept);
	expect(after).toHaveLength((PHOTOGRAPHS - 1) * WIDTHS.length * 2);
	for (const file of after) expect(statSync(join(kept, file)).mtimeMs).toBe(before.get(file));
});

test('an invalid picture file is copied unchanged and does not stop the build', async () => {
	fleet.write(`${SLUG}/images/yard/1.jpg`, 'not a picture at all');
	const { code, json } = await fleet.build();
	expect({ code, problems: json.problems }).toEqual({ code: 0, problems: [] });
	expect(fleet.read(SLUG, 'cars/car-1.html')).toContain('src="/images/yard/1.jpg"');
});
