import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastGoodStock } from '../../src/generator/manifest/manifest.ts';
import { type Builder, openBuilder } from '../../src/generator/open-builder.ts';
import type { Outcome } from '../../src/generator/outcome.ts';
import { ROOT } from '../fixtures/root.ts';
import { type FeedRecord, Fleet, vehicles } from '../fixtures/sites/fleet.ts';

const fleet = new Fleet();
const stock = vehicles(35);
let builder: Builder;

/** Builds with the builder that stays open. */
function build(slugs: readonly string[], signal = new AbortController().signal): Promise<Outcome[]> {
	return builder.build({
		slugs,
		stockFile: null,
		acceptFewer: true,
		force: false,
		now: new Date(),
		progress: () => {},
		signal,
	});
}

const priced = (price: number): FeedRecord[] =>
	stock.map((vehicle) => (vehicle.id === 'v5' ? { ...vehicle, price } : vehicle));

/** The files of a site from a full build in a new process. */
async function builtAnew(slug: string): Promise<Map<string, string>> {
	const other = new Fleet(fleet.dir, `${fleet.outDir}-anew`);
	rmSync(other.outDir, { recursive: true, force: true });
	// The vehicles that the feed has had, which decide on the pages of those it no longer has.
	const stockOf = ({ outDir }: Fleet) => lastGoodStock(outDir, slug);
	cpSync(stockOf(fleet), stockOf(other), { recursive: true });
	expect((await other.build(slug, '--accept-fewer')).code).toBe(0);
	return filesOf(other, slug);
}

/** The files of a site; sitemaps say when pages changed, which a new build cannot know. */
const filesOf = (from: Fleet, slug: string) =>
	new Map([...from.site(slug)].filter(([path]) => !/^sitemap.*\.xml$/.test(path)));

beforeAll(async () => {
	fleet.dealer('coast-motors', stock);
	fleet.dealer('range-motors', vehicles(6));
	builder = openBuilder(
		{
			root: ROOT.replace(/\/$/, ''),
			dealersDir: fleet.dealersDir,
			outDir: fleet.outDir,
			renderer: 'forecourt',
		},
		'repeatedly',
	);
	const outcomes = await build(['coast-motors', 'range-motors']);
	expect(outcomes).toMatchObject([{ status: 'built' }, { status: 'built' }]);
}, 600_000);
afterAll(async () => {
	await builder.close();
	fleet.remove();
});

test('a series of changes gives the pages of a full build', async () => {
	for (const price of [77_777, 66_666, 20_050]) {
		fleet.dealer('coast-motors', priced(price));
		const [outcome] = await build(['coast-motors']);
		expect(outcome).toMatchObject({ status: 'built' });
		expect(fleet.read('coast-motors', 'cars/car-5.html')).toContain(price.toLocaleString('en-AU'));
	}
	fleet.dealer('coast-motors', [
		...priced(55_555).filter(({ id }) => id !== 'v7'),
		{ ...stock[3], id: 'more', slug: 'one-more' },
	]);
	await build(['coast-motors']);
	expect(filesOf(fleet, 'coast-motors')).toEqual(await builtAnew('coast-motors'));
});

/** An edit of a feed: a price, a sale, a vehicle less, one more, and a text. */
const edit = fc
	.tuple(fc.constantFrom('price', 'sold', 'gone', 'new', 'words'), fc.nat(), fc.integer({ min: 1, max: 99 }))
	.map(([kind, index, number]) => (records: readonly FeedRecord[]): FeedRecord[] => {
		const at = index % records.length;
		const like = records[at] as FeedRecord;
		const changed = {
			price: { price: number * 1_000 },
			sold: { status: 'sold', sold_date_timestamp: Date.now() - number * 60_000 },
			words: { dealercomments: `${number} owners`, colour: `Blue ${number % 3}` },
		};
		if (kind === 'gone') return records.filter((record) => record !== like);
		if (kind === 'new')
			return [...records, { ...like, id: `new-${index}-${number}`, slug: `new-${index}-${number}` }];
		return records.map((record) => (record === like ? { ...like, ...changed[kind] } : record));
	});

test('any series of edits gives the files of a full build', async () => {
	const sequences = fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 6 });
	await fc.assert(
		fc.asyncProperty(sequences, async (edits) => {
			let records: FeedRecord[] = stock;
			for (const several of edits) {
				records = several.reduce((last, change) => change(last), records);
				fleet.write('coast-motors/stock.json', JSON.stringify(records));
				expect(await build(['coast-motors'])).toMatchObject([{ status: 'built' }]);
			}
			expect(filesOf(fleet, 'coast-motors')).toEqual(await builtAnew('coast-motors'));
		}),
		{ numRuns: 2, endOnFailure: true },
	);
});

test('a build without changes renders nothing', async () => {
	expect(await build(['coast-motors', 'range-motors'])).toMatchObject([
		{ status: 'built', rendered: 0 },
		{ status: 'built', rendered: 0 },
	]);
});

test('a site with a deleted file is built again beside a site with a change', async () => {
	const page = 'cars/car-2.html';
	const before = fleet.read('range-motors', page);
	rmSync(join(fleet.outDir, 'range-motors', page));
	fleet.dealer('coast-motors', priced(22_222));
	const outcomes = await build(['coast-motors', 'range-motors']);
	expect(outcomes.map(({ slug, status }) => `${slug} ${status}`).toSorted()).toEqual([
		'coast-motors built',
		'range-motors built',
	]);
	expect(fleet.read('range-motors', page)).toBe(before);
	expect(fleet.read('coast-motors', 'cars/car-5.html')).toContain('22,222');
});

test('another command may build between two builds', async () => {
	fleet.dealer('coast-motors', priced(44_444));
	expect((await fleet.build('coast-motors')).code).toBe(0);
	expect(await build(['coast-motors'])).toMatchObject([{ rendered: 0 }]);
	fleet.dealer('coast-motors', priced(33_333));
	await build(['coast-motors']);
	expect(filesOf(fleet, 'coast-motors')).toEqual(await builtAnew('coast-motors'));
});

test('a dealer whose build fails keeps its site, and is built once its folder is mended', async () => {
	const before = fleet.site('coast-motors');
	fleet.dealer('coast-motors', stock, { "state: 'qld'": "state: 'qld', featurs: {}" });
	fleet.dealer('range-motors', vehicles(7));
	const outcomes = await build(['coast-motors', 'range-motors']);
	expect(Object.fromEntries(outcomes.map(({ slug, status }) => [slug, status]))).toEqual({
		'coast-motors': 'failed',
		'range-motors': 'built',
	});
	expect(fleet.site('coast-motors')).toEqual(before);
	fleet.dealer('coast-motors', stock, { '#2b3a55': '#7a1f3d' });
	expect(await build(['coast-motors'])).toMatchObject([{ status: 'built' }]);
	expect(filesOf(fleet, 'coast-motors')).toEqual(await builtAnew('coast-motors'));
});

test('builds that are requested at the same time run one after the other', async () => {
	fleet.dealer('range-motors', vehicles(8));
	const [first, second] = await Promise.all([build(['range-motors']), build(['range-motors'])]);
	expect(first).toMatchObject([{ status: 'built' }]);
	expect(second).toMatchObject([{ status: 'built', rendered: 0 }]);
});

test('the builder can be used again after a build was cancelled', async () => {
	fleet.dealer('range-motors', vehicles(9));
	const stop = new AbortController();
	stop.abort('stopped');
	expect(await build(['range-motors'], stop.signal)).toMatchObject([
		{ status: 'failed', problems: ['stopped'] },
	]);
	expect(await build(['range-motors'])).toMatchObject([{ status: 'built' }]);
	expect(fleet.read('range-motors', 'cars/car-8.html')).toContain('Corolla');
});
