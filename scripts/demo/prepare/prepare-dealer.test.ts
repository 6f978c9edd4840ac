import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { galleryOf } from '../pictures/catalogue.ts';
import { demoStock } from '../stock/demo-stock.ts';
import type { DrawnPictures } from './drawn-pictures.ts';
import { prepareDealer } from './prepare-dealer.ts';

const NOW = new Date('2026-11-20T09:00:00+10:00');
const SLUG = 'wattle-and-wander';
const DEALER = resolve(import.meta.dirname, '../../../dealers', SLUG, 'dealer.ts');

/** The dealer's picture names are replaced by ones of the gallery, so that this test does not depend on profiles. */
const SHOWN = galleryOf('caravan', 'blue')[0]?.name ?? '';

let dealersDir: string;
let drawn: DrawnPictures;

beforeEach(() => {
	const folder = mkdtempSync(join(tmpdir(), 'demo-'));
	dealersDir = join(folder, 'dealers');
	const pictures = join(folder, 'pictures');
	mkdirSync(join(dealersDir, SLUG), { recursive: true });
	mkdirSync(pictures);
	writeDealer((text) => text.replaceAll(/demo\/[\w-]+\.svg/g, `demo/${SHOWN}`));
	const used = demoStock(SLUG, NOW).flatMap(({ thumbnails }) => (thumbnails as string[]).map(nameOf));
	const names = [...new Set([...used, 'unused.svg'])];
	for (const name of names) writeFileSync(join(pictures, name), `<svg>${name}</svg>`);
	drawn = { folder: pictures, names, changed: names.length };
});

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const writeDealer = (change: (text: string) => string) =>
	writeFileSync(join(dealersDir, SLUG, 'dealer.ts'), change(readFileSync(DEALER, 'utf8')));
const placed = () => readdirSync(join(dealersDir, SLUG, 'images', 'demo'));
const prepare = () => prepareDealer(SLUG, { dealersDir, drawn, now: NOW });

test('the stock is written where the dealer reads it, under the key it names', async () => {
	const { vehicles, problems } = await prepare();
	expect(problems).toEqual([]);
	const { vans } = JSON.parse(readFileSync(join(dealersDir, SLUG, 'stock.json'), 'utf8'));
	expect(vans).toHaveLength(vehicles);
	expect(vans).toEqual(JSON.parse(JSON.stringify(demoStock(SLUG, NOW))));
});

test('the pictures it uses are in its folder, and no others', async () => {
	mkdirSync(join(dealersDir, SLUG, 'images', 'demo'), { recursive: true });
	writeFileSync(join(dealersDir, SLUG, 'images', 'demo', 'of-last-year.svg'), '<svg/>');
	const { pictures } = await prepare();
	expect(placed()).toHaveLength(pictures);
	expect(placed()).toContain(SHOWN);
	expect(placed()).not.toContain('unused.svg');
	expect(placed()).not.toContain('of-last-year.svg');
});

test('preparing again changes no file', async () => {
	await prepare();
	const dates = () =>
		['stock.json', `images/demo/${SHOWN}`].map((file) => statSync(join(dealersDir, SLUG, file)).mtimeMs);
	const before = dates();
	await prepare();
	expect(dates()).toEqual(before);
});

test('a picture that is not in the catalogue is reported with its option; everything else is prepared', async () => {
	writeDealer((text) =>
		text
			.replace(/demo\/caravan-\w+-\w+\.svg/, 'demo/caravan-upside-down.svg')
			.replaceAll(/demo\/(?!caravan-up)[\w-]+\.svg/g, `demo/${SHOWN}`),
	);
	const { problems, vehicles } = await prepare();
	expect(vehicles).toBeGreaterThan(100);
	expect(problems).toHaveLength(1);
	expect(problems[0]).toMatch(
		/^wattle-and-wander\/dealer\.ts: promotions\.popup\.src: there is no drawn picture demo\/caravan-upside-down\.svg; the nearest are demo\/caravan-/,
	);
});

test('a dealer with faulty options is not changed', async () => {
	writeDealer((text) => text.replace("phone: '", "fone: '"));
	const { problems, vehicles } = await prepare();
	expect(vehicles).toBe(0);
	expect(problems).toHaveLength(1);
	expect(problems[0]).toMatch(/^wattle-and-wander\/dealer\.ts has .*problem.*npm run check/);
});
