import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../src/generator/manifest/manifest.ts';
import { ROOT } from '../fixtures/root.ts';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';

const fleet = new Fleet();
const stock = vehicles(35);
/** A vehicle that is a new arrival until ten days after its first appearance. */
const ARRIVAL = {
	id: 'new',
	slug: 'arrived',
	make: 'Kia',
	model: 'Rio',
	price: 9999,
	created_at: '2026-03-01T00:00:00Z',
};
const changed = (before: Map<string, string>, after: Map<string, string>) =>
	[...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);

beforeAll(async () => {
	fleet.dealer('coast-motors', stock);
	expect((await fleet.build()).code).toBe(0);
}, 600_000);
afterAll(() => fleet.remove());

test('a build with nothing changed renders and writes nothing', async () => {
	const file = join(fleet.outDir, 'coast-motors/index.html');
	const before = statSync(file);
	const { json } = await fleet.build();
	expect(json).toMatchObject({ dealers: 1, rendered: 0, removed: 0 });
	expect(json.reused).toBe(json.pages);
	expect(statSync(file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
});

/** Prints the built-in modules of Node that a process has loaded, at its end. */
const TELLING = `data:text/javascript,process.on('exit', () => console.log(process.moduleLoadList.join('\\n')))`;

test("npm run build does not load Node's TypeScript compiler when all modules are in the compile cache", () => {
	const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
	const [, ...command] = scripts.build.split(' ');
	const options = ['--dealers', fleet.dealersDir, '--out', fleet.outDir];
	const parts = execFileSync(process.execPath, ['--import', TELLING, ...command, ...options], { cwd: ROOT });
	expect(parts.toString()).toContain('worker_threads');
	expect(parts.toString()).not.toContain('amaro');
});

test('the manifest of a build has the kind of each page', () => {
	const { pages } = readManifest(fleet.outDir, 'coast-motors');
	expect(pages['index.html']?.[2]).toBe('home');
	expect(pages['cars/car-5.html']?.[2]).toBe('vehicle');
});

test('a changed price renders again exactly the pages that show it', async () => {
	const before = fleet.site('coast-motors');
	fleet.dealer(
		'coast-motors',
		stock.map((vehicle) => (vehicle.id === 'v5' ? { ...vehicle, price: 77_777 } : vehicle)),
	);
	const { json } = await fleet.build();
	const after = fleet.site('coast-motors');
	const pages = changed(before, after).filter((path) => path.endsWith('.html'));
	expect(pages).toHaveLength(json.rendered);
	expect(pages.length).toBeLessThan(json.pages / 2);
	expect(pages).toContain('cars/car-5.html');
	const facts = changed(before, after).filter((path) => /^cars\/.*\.json$/.test(path));
	expect(facts).toEqual(['cars/car-5.json']);
	expect(after.get('cars/car-5.json')).toContain('$77,777');
	const showing = [...after]
		.filter(([path, text]) => path.endsWith('.html') && text.includes('$77,777'))
		.map(([path]) => path);
	expect(showing.length).toBeGreaterThan(2);
	expect(pages).toEqual(expect.arrayContaining(showing));
});

test('the sitemap dates only what changed', async () => {
	const entries = [
		...fleet
			.read('coast-motors', 'sitemap-vehicles.xml')
			.matchAll(/<loc>[^<]*\/(car-\d+)<\/loc><lastmod>([^<]+)/g),
	];
	const dates = new Map(entries.map(([, slug, date]) => [slug, date]));
	expect(dates.size).toBe(stock.length);
	expect(Date.parse(dates.get('car-5') ?? '')).toBeGreaterThan(Date.parse(dates.get('car-29') ?? ''));
});

test('a vehicle missing from the feed keeps a page that says it is no longer available, and no other page links to it', async () => {
	fleet.dealer(
		'coast-motors',
		stock.filter(({ id }) => id !== 'v7'),
	);
	const before = fleet.site('coast-motors');
	const { json } = await fleet.build();
	const after = fleet.site('coast-motors');
	expect(changed(before, after).filter((path) => path.endsWith('.html'))).toHaveLength(json.rendered);
	// Of vehicle pages, its own and those that showed it or count its model: the layout of all pages rounds the number of vehicles.
	const rendered = changed(before, after).filter((path) => /^cars\/.*\.html$/.test(path));
	expect(rendered).toContain('cars/car-7.html');
	expect(rendered.length).toBeLessThan(stock.length / 2);
	expect(after.get('cars/car-7.html')).toContain('Sorry, this car is no longer available.');
	expect(after.get('cars/car-7.html')).toContain('noindex');
	for (const [path, text] of after)
		if (!path.startsWith('cars/car-7.')) expect.soft(text.includes('car-7'), path).toBe(false);
});

test('the page of a missing vehicle is removed after a fortnight, and its address answers 410', async () => {
	const later = new Date(Date.now() + 15 * 24 * 60 * 60 * 1000).toISOString();
	const { json } = await fleet.build('--now', later);
	expect(json.removed).toBeGreaterThan(0);
	const site = fleet.site('coast-motors');
	expect(site.has('cars/car-7.html')).toBe(false);
	expect(site.has('cars/car-7.json')).toBe(false);
	expect(site.get('_redirects')).toContain('/cars/car-7 /410 410');
});

test('a changed colour renders every page of that dealer again', async () => {
	fleet.dealer('coast-motors', stock, { '#2b3a55': '#7a1f3d' });
	const { json } = await fleet.build();
	expect(json.rendered).toBe(json.pages);
});

test.each(['cars/car-3.html', 'cars/car-3.json'])(
	'a deleted %s is rendered again by the next build',
	async (file) => {
		rmSync(join(fleet.outDir, 'coast-motors', file));
		const { json } = await fleet.build();
		expect(json.rendered).toBe(1);
		expect(fleet.read('coast-motors', file)).toContain('CX-5');
	},
);

test('--force renders every page again with the same result', async () => {
	const before = fleet.site('coast-motors');
	const { json } = await fleet.build('--force');
	expect(json.rendered).toBe(json.pages);
	expect(changed(before, fleet.site('coast-motors')).filter((path) => path.endsWith('.html'))).toEqual([]);
});

test('as time passes a new arrival loses its tag and a sold vehicle leaves the lists, without any change of files', async () => {
	fleet.dealer('coast-motors', [
		...vehicles(3),
		ARRIVAL,
		{
			id: 'sold',
			slug: 'gone-soon',
			make: 'Kia',
			model: 'Stinger',
			price: 9999,
			status: 'sold',
			sold_date_timestamp: Date.parse('2026-03-04T00:00:00Z') / 1000,
		},
	]);
	const list = () => fleet.read('coast-motors', 'search/kia.html');
	await fleet.build('coast-motors', '--accept-fewer', '--now', '2026-03-06T00:00:00Z');
	expect(list()).toContain('NEW ARRIVAL');
	expect(list()).toContain('gone-soon');
	await fleet.build('--now', '2026-03-08T00:00:00Z');
	expect(list()).toContain('NEW ARRIVAL');
	expect(list()).not.toContain('gone-soon');
	expect(fleet.read('coast-motors', 'cars/gone-soon.html')).toContain('Sorry, this car has been sold.');
	await fleet.build('--now', '2026-03-10T00:00:01Z');
	expect(list()).not.toContain('NEW ARRIVAL');
	await fleet.build('--now', '2026-03-19T00:00:00Z');
	expect(fleet.read('coast-motors', '_redirects')).toContain('/cars/gone-soon /410 410');
	expect(() => fleet.read('coast-motors', 'cars/gone-soon.html')).toThrow();
});

test('a build for an earlier time than the last build renders pages as of that time', async () => {
	const soon = '2026-03-08T00:00:00Z';
	const list = () => fleet.read('coast-motors', 'search/kia.html');
	fleet.dealer('coast-motors', [...vehicles(3), ARRIVAL]);
	await fleet.build('coast-motors', '--accept-fewer', '--now', '2026-03-12T00:00:00Z');
	expect(list()).not.toContain('NEW ARRIVAL');
	await fleet.build('--now', soon);
	expect(list()).toContain('NEW ARRIVAL');
});
