import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ApiSiteSchema } from '../../src/api/site/site-file.ts';
import { type FeedRecord, Fleet, vehicles } from '../fixtures/sites/fleet.ts';

const SLUG = 'coast-motors';
const WITHOUT_API = { "lead_api: '/api',": '' };
const fleet = new Fleet();
const file = join(fleet.outDir, '.api', `${SLUG}.json`);
const written = () => ApiSiteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
afterAll(() => fleet.remove());

test('a build writes the lead API’s file of a dealer, writes it again after it was deleted, and removes it when the dealer has no lead API', async () => {
	fleet.dealer(SLUG, vehicles(3));
	await fleet.build();
	expect(written()).toMatchObject({ slug: SLUG, hosts: [expect.any(String)] });
	expect(written().vehicles).toHaveLength(3);

	rmSync(file);
	expect((await fleet.build()).json.rendered).toBe(0);
	expect(written().vehicles).toHaveLength(3);

	fleet.dealer(
		SLUG,
		vehicles(3).map((vehicle) => ({ ...vehicle, price: 33_000, offer_price: 31_000 })),
	);
	await fleet.build();
	expect(written().vehicles.map(({ price, price_text }) => [price, price_text])).toEqual(
		Array(3).fill([31_000, '$31,000 drive away']),
	);

	fleet.dealer(SLUG, vehicles(3), WITHOUT_API);
	await fleet.build();
	expect(existsSync(file)).toBe(false);
}, 600_000);

/** The file after a build, and after one of everything. */
async function writtenTwice(records: readonly FeedRecord[], changes: Record<string, string> = {}) {
	fleet.dealer(SLUG, records, changes);
	await fleet.build(SLUG, '--accept-fewer');
	const text = readFileSync(file, 'utf8');
	await fleet.build(SLUG, '--force');
	return [text, readFileSync(file, 'utf8')];
}

test('after any change the file equals that of a full build', async () => {
	const stock = vehicles(4);
	fleet.dealer(SLUG, stock);
	await fleet.build();
	const at = (index: number, change: object) =>
		stock.map((record, place) => (place === index ? { ...record, ...change } : record));
	const sold = at(2, { status: 'sold', sold_date_timestamp: Date.now() - 60_000 });
	for (const records of [at(1, { price: 44_000 }), sold, stock.slice(1), [...stock].reverse()]) {
		const [text, anew] = await writtenTwice(records);
		expect(text).toBe(anew);
	}
	const [text, anew] = await writtenTwice(stock, { "state: 'qld'": "state: 'nsw'" });
	expect(text).toBe(anew);
}, 600_000);

test('unchanged vehicles take their texts from the last file, unless it was edited since', async () => {
	const stock = vehicles(12);
	const repriced = (price: number) =>
		stock.map((record, index) => (index === 1 ? { ...record, price } : record));
	fleet.dealer(SLUG, stock);
	await fleet.build();
	const marked = readFileSync(file, 'utf8').replaceAll('"title":"2', '"title":"#');
	const isMarked = () => written().vehicles.map(({ title }) => title.startsWith('#'));

	renameSync(file, `${file}.last`);
	writeFileSync(file, marked);
	execFileSync('touch', ['-r', `${file}.last`, file]);
	fleet.dealer(SLUG, repriced(12_345));
	await fleet.build();
	expect(isMarked()).toContain(true);
	expect(isMarked()[1]).toBe(false);

	writeFileSync(file, marked);
	fleet.dealer(SLUG, repriced(54_321));
	await fleet.build();
	expect(isMarked()).not.toContain(true);
}, 600_000);

test('a build of dealers without a lead API leaves an empty folder, from which the lead API can start', async () => {
	const quiet = new Fleet();
	quiet.dealer(SLUG, vehicles(1), WITHOUT_API);
	await quiet.build();
	expect(readdirSync(join(quiet.outDir, '.api'))).toEqual([]);
	quiet.remove();
}, 600_000);
