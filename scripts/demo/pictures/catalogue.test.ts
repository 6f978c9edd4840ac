import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { BANNERS } from './banners.ts';
import {
	BODIES,
	type Body,
	COLOURS,
	coloursOf,
	drawCatalogue,
	galleryOf,
	lengthOf,
	nearestColour,
	PLACEHOLDER,
	pictureName,
	profileOf,
	writePictures,
} from './catalogue.ts';
import { faultsOf } from './well-formed.ts';

const bodies = Object.keys(BODIES) as Body[];
const files = new Map<string, string>();

beforeAll(() => {
	for (const { name, svg } of drawCatalogue()) {
		if (files.has(name)) throw new Error(`${name} is drawn twice`);
		files.set(name, svg);
	}
}, 120_000);

/** The files for which `isWrong` holds. */
const wrong = (isWrong: (svg: string, name: string) => boolean): string[] =>
	[...files].filter(([name, svg]) => isWrong(svg, name)).map(([name]) => name);

describe('files', () => {
	test('the number of drawn files is within the limits of the demo', () => {
		expect(files.size).toBeGreaterThan(250);
		expect(files.size).toBeLessThanOrEqual(340);
	});

	test('each is well-formed XML', () => {
		expect([...files].flatMap(([name, svg]) => faultsOf(svg).map((fault) => `${name}: ${fault}`))).toEqual(
			[],
		);
	});

	test('no id occurs twice in one of them, and every reference has its target', () => {
		const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
		const references = (svg: string) =>
			[...svg.matchAll(/(?:url\(#|href="#)(\w+)/g)].map((match) => match[1]);
		expect(wrong((svg) => new Set(ids(svg)).size < ids(svg).length)).toEqual([]);
		expect(wrong((svg) => references(svg).some((id) => !ids(svg).includes(id)))).toEqual([]);
	});

	test('no file is larger than 30 kB or has a number that could not be computed', () => {
		expect(wrong((svg) => svg.length > 30_000)).toEqual([]);
		expect(wrong((svg) => /NaN|Infinity|undefined/.test(svg))).toEqual([]);
	});

	test('each has a size and an accessible name', () => {
		expect(wrong((svg) => !/^<svg [^>]*width="\d+" height="\d+" viewBox="[-\d. ]+"/.test(svg))).toEqual([]);
		expect(wrong((svg) => !/<title>[^<]+<\/title>/.test(svg))).toEqual([]);
	});
});

describe('galleries', () => {
	test.each(bodies)('every picture of the %s in every colour is drawn at its stated size', (body) => {
		expect(coloursOf(body).length).toBeGreaterThanOrEqual(3);
		for (const colour of coloursOf(body)) {
			for (const { name, label, width, height } of [...galleryOf(body, colour), profileOf(body, colour)]) {
				expect(files.get(name), name).toContain(`width="${width}" height="${height}"`);
				expect(label).not.toBe('');
			}
		}
	});

	test.each(bodies)('the gallery of the %s begins with the card picture and repeats nothing', (body) => {
		for (const colour of coloursOf(body)) {
			const gallery = galleryOf(body, colour);
			expect(gallery[0]?.view).toBe('front34');
			expect(new Set(gallery.map((picture) => picture.name)).size).toBe(gallery.length);
		}
	});

	test('every drawn file is used by a gallery', () => {
		const shown = bodies.flatMap((body) =>
			coloursOf(body).flatMap((colour) => [...galleryOf(body, colour), profileOf(body, colour)]),
		);
		const names = new Set([
			PLACEHOLDER,
			...BANNERS.map(({ name }) => name),
			...shown.map((picture) => picture.name),
		]);
		const profiles = bodies.flatMap((body) =>
			BODIES[body].profiles.map((colour) => profileOf(body, colour).name),
		);
		expect([...files.keys()].filter((name) => !names.has(name) && !profiles.includes(name))).toEqual([]);
	});

	test('names have body, view and colour; equal pictures are shared', () => {
		expect(pictureName({ body: 'suv', view: 'front34', colour: 'blue' })).toBe('suv-front34-blue.svg');
		expect(pictureName({ body: 'suv', view: 'cabin', colour: 'blue' })).toBe('suv-cabin.svg');
		expect(pictureName({ body: 'ute-canopy', view: 'cabin', colour: 'white' })).toBe('ute-cabin.svg');
		expect(pictureName({ body: 'ute', view: 'wheel', colour: 'orange' })).toBe('ute-wheel-sport.svg');
	});

	test('a colour that a body is not shipped in is refused, and has a nearest one', () => {
		expect(() => galleryOf('van', 'orange')).toThrow('No van is shipped in orange');
		expect(nearestColour('van', 'white')).toBe('white');
		expect(nearestColour('van', 'black')).toBe('grey');
		expect(Object.keys(COLOURS)).toContain(nearestColour('coupe', 'orange'));
	});
});

/** Opacity, 0 to 255, of a picture's pixels, drawn `width` wide. */
async function opacityOf(name: string, width: number) {
	const { data, info } = await sharp(Buffer.from(files.get(name) ?? ''))
		.resize(width)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return {
		width: info.width,
		height: info.height,
		at: (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0,
	};
}

const span = (length: number) => Array.from({ length }, (_, i) => i);

describe('visible shapes', () => {
	test.each(bodies)('the %s fits within its picture, on a transparent background', async (body) => {
		const whole = galleryOf(body, coloursOf(body)[0] ?? 'white').filter(({ view }) =>
			['front34', 'side', 'rear34', 'front'].includes(view),
		);
		for (const { name } of whole) {
			const { width, height, at } = await opacityOf(name, 278);
			const edges = span(height).flatMap((y) => [at(0, y), at(width - 1, y)]);
			// Light and shadow on the floor may fade out there; metal may not.
			expect(Math.max(...edges), name).toBeLessThan(90);
			expect(Math.max(...span(width).map((x) => at(x, 0))), name).toBe(0);
			expect(Math.max(...span(width).map((x) => at(x, Math.round(height / 2)))), name).toBe(255);
		}
	});

	test.each(bodies)('the profile of the %s fills its frame, its wheels on the lower edge', async (body) => {
		const { name } = profileOf(body, coloursOf(body)[0] ?? 'white');
		const { width, height, at } = await opacityOf(name, 300);
		const opaque = (places: readonly number[]) => places.some((opacity) => opacity > 100);
		expect(opaque(span(width).map((x) => at(x, height - 2))), 'ground').toBe(true);
		expect(opaque(span(height).flatMap((y) => span(6).map((x) => at(x, y)))), 'nose').toBe(true);
		expect(opaque(span(height).flatMap((y) => span(6).map((x) => at(width - 1 - x, y)))), 'tail').toBe(true);
	});

	test('profiles have one scale: their widths are in the proportion of the vehicles', () => {
		for (const body of bodies)
			expect(lengthOf(body) / profileOf(body, coloursOf(body)[0] ?? 'white').width).toBeCloseTo(10, 0);
		expect(lengthOf('hatch')).toBeCloseTo(4290, -2);
		expect(lengthOf('caravan')).toBeGreaterThan(lengthOf('ute'));
		expect(lengthOf('ute')).toBeGreaterThan(lengthOf('hatch'));
		expect(lengthOf('hatch')).toBeGreaterThan(lengthOf('cruiser'));
	});
});

test('writing again replaces changed files only', () => {
	const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
	const first = [
		{ name: 'a.svg', svg: '<svg/>' },
		{ name: 'b.svg', svg: '<svg></svg>' },
	];
	expect(writePictures(folder, first)).toEqual({ written: 2, kept: 0 });
	utimesSync(join(folder, 'a.svg'), 1, 1);
	expect(
		writePictures(folder, [
			{ name: 'a.svg', svg: '<svg/>' },
			{ name: 'b.svg', svg: '<svg>2</svg>' },
		]),
	).toEqual({ written: 1, kept: 1 });
	expect(statSync(join(folder, 'a.svg')).mtimeMs).toBe(1000);
	expect(readFileSync(join(folder, 'b.svg'), 'utf8')).toBe('<svg>2</svg>');
	rmSync(folder, { recursive: true });
});
