import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseDealer } from '../../../src/config/parse-dealer.ts';
import { loadStock } from '../../../src/stock/load-stock.ts';
import type { StockOrder } from '../../../src/stock/stock-order.ts';
import { aDealer } from '../../fixtures/config/a-dealer.ts';

const NOW = new Date('2026-11-20T00:00:00Z');

type Change = (index: number) => object;

/** Records of a feed, all in stock unless changed. */
const rows = (count: number, change: Change = () => ({})) =>
	Array.from({ length: count }, (_, index) => ({
		id: index,
		make: 'Kia',
		model: 'Rio',
		price: 10_000 + index,
		status: 'in_stock',
		...change(index),
	}));

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'fall-'));
	mkdirSync(join(root, 'coast-motors'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Loads a feed as a dealer's build does. */
function load(records: object[], stock: object = {}, order: Partial<StockOrder> = {}) {
	writeFileSync(join(root, 'coast-motors', 'stock.json'), JSON.stringify(records));
	const from = { source: 'json', file: 'stock.json' };
	const { dealer } = parseDealer({ ...aDealer(), stock: { from, ...stock } }, 'coast-motors/dealer.ts');
	if (!dealer) throw new Error('the dealer is not valid');
	return loadStock({
		settings: dealer.stock,
		soldDays: dealer.include_sold_cars_days,
		acceptFewer: false,
		folder: join(root, 'coast-motors'),
		override: null,
		snapshotPath: join(root, 'kept.json'),
		now: NOW,
		...order,
	});
}

/** The vehicles of a load, and the reason why today's were rejected. */
async function outcome(...args: Parameters<typeof load>) {
	const result = await load(...args);
	return {
		vehicles: result.vehicles?.length ?? null,
		reason: 'summary' in result ? (result.summary.from_snapshot?.reason ?? null) : result.reason,
	};
}

const WAY_OUT =
	'if they are really gone, run npm run build -- coast-motors --accept-fewer once, or raise stock.max_fall_share';
const TOO_LARGE = (before: number, after: number, likely: string) =>
	`coast-motors/stock.json: the site would show ${after} instead of ${before} vehicles, a larger fall than the 50% that stock.max_fall_share allows; likely reason: ${likely}; ${WAY_OUT}`;

test.each([
	{
		name: 'a new status word',
		feed: rows(58, (index) => ({ status: index < 2 ? 'in_stock' : 'Available' })),
		after: 2,
		likely:
			'status: 56 of 58 rows say "Available", which is none of in_stock, coming_soon, sold, withdrawn, deposit_taken',
	},
	{
		name: 'show_on_dealer_website false in every row',
		feed: rows(58, () => ({ show_on_dealer_website: false })),
		after: 0,
		likely: 'show_on_dealer_website is false: 58 of 58 rows',
	},
	{
		name: 'one record only',
		feed: rows(1),
		after: 1,
		likely: 'the source holds 1 row; the last good one held 58',
	},
	{
		name: 'an item type that the site does not sell',
		feed: rows(58, () => ({ item_type: 'caravan' })),
		after: 0,
		likely: 'left out by stock.item_types: 58 of 58 rows',
	},
	{
		name: 'every vehicle sold without a date',
		feed: rows(58, () => ({ status: 'sold' })),
		after: 0,
		likely: 'sold: 58 of 58 rows',
	},
])('a feed with $name keeps the last good stock', async ({ feed, after, likely }) => {
	await load(rows(58));
	const refused = { vehicles: 58, reason: TOO_LARGE(58, after, likely) };
	expect(await outcome(feed)).toEqual(refused);
	// The same in the next load: rejected stock has not become the last good stock.
	expect(await outcome(feed)).toEqual(refused);
});

test('a feed without vehicles is refused even with --accept-fewer', async () => {
	await load(rows(58));
	expect(await outcome([], {}, { acceptFewer: true })).toEqual({
		vehicles: 58,
		reason: 'coast-motors/stock.json holds no vehicles',
	});
});

test('a real sell-off is accepted by --accept-fewer, and is then the last good stock', async () => {
	await load(rows(58));
	expect(await outcome(rows(3), {}, { acceptFewer: true })).toEqual({ vehicles: 3, reason: null });
	expect(await outcome(rows(3))).toEqual({ vehicles: 3, reason: null });
});

test('a dealer’s options set the share of vehicles that a feed may lose', async () => {
	await load(rows(58));
	expect(await outcome(rows(50), { max_fall_share: 0.1 })).toMatchObject({ vehicles: 58 });
	expect(await outcome(rows(3), { max_fall_share: 1 })).toEqual({ vehicles: 3, reason: null });
});

test.each([
	{ before: 58, after: 30, accepted: true },
	{ before: 58, after: 28, accepted: false },
	{ before: 9, after: 5, accepted: true },
	{ before: 9, after: 4, accepted: false },
	// Small dealers sell half their yard in a week.
	{ before: 5, after: 1, accepted: true },
	{ before: 2, after: 1, accepted: true },
])('a fall from $before to $after vehicles is accepted: $accepted', async ({ before, after, accepted }) => {
	await load(rows(before));
	expect((await outcome(rows(after))).vehicles).toBe(accepted ? after : before);
});

test('a feed that empties a stock of three vehicles is refused, and one that empties a stock of two is accepted', async () => {
	const hidden = (count: number) => rows(count, () => ({ show_on_dealer_website: false }));
	await load(rows(3));
	expect((await outcome(hidden(3))).reason).toMatch(/would show 0 instead of 3/);
	await load(rows(2), {}, { acceptFewer: true });
	expect((await outcome(hidden(2))).reason).toBeNull();
});

test('sold vehicles that leave the lists after some days do not count as a fall', async () => {
	const sold = rows(58, (index) =>
		index < 50 ? { status: 'sold', sold_date_timestamp: NOW.getTime() / 1000 } : {},
	);
	await load(rows(58));
	expect((await outcome(sold)).reason).toBeNull();
	const later = { now: new Date('2026-12-20T00:00:00Z') };
	expect((await outcome(sold, {}, later)).reason).toBeNull();
	expect((await outcome(rows(8), {}, later)).reason).toBeNull();
});

test('vehicles that the dealer’s options exclude do not count as a fall', async () => {
	await load(rows(58));
	expect((await outcome(rows(59), { filter: { exclude_makes: ['Kia'] } })).reason).toBeNull();
});

test('a file given by --stock is compared with the dealer’s own stock', async () => {
	await load(rows(58));
	const override = join(root, 'other.json');
	writeFileSync(override, JSON.stringify(rows(1)));
	expect(await outcome(rows(58), {}, { override })).toMatchObject({
		vehicles: null,
		reason: expect.stringMatching(/would show 1 instead of 58/),
	});
	expect(await outcome(rows(58), {}, { override, acceptFewer: true })).toEqual({ vehicles: 1, reason: null });
});

test('a new source is compared with the stock of the one before it', async () => {
	await load(rows(58));
	writeFileSync(join(root, 'coast-motors', 'other.json'), JSON.stringify(rows(1)));
	expect(await outcome(rows(58), { from: { source: 'json', file: 'other.json' } })).toMatchObject({
		vehicles: null,
		reason: expect.stringMatching(/would show 1 instead of 58/),
	});
});

test('the summary has the number of rows, of accepted and of shown vehicles, with the reasons for the rest', async () => {
	const feed = rows(10, (index) => ({
		...(index === 0 && { price: -1 }),
		...(index === 1 && { show_on_dealer_website: false }),
		...(index === 2 && { status: 'sold' }),
		...(index === 3 && { status: 'Avail' }),
		...(index === 4 && { item_type: 'caravan' }),
	}));
	const result = await load(feed);
	expect('summary' in result && result.summary).toMatchObject({
		rows: 10,
		taken: 9,
		shown: 5,
		not_shown: {
			'left out by stock.item_types': 1,
			'show_on_dealer_website is false': 1,
			sold: 1,
			'status says "Avail", which is none of in_stock, coming_soon, sold, withdrawn, deposit_taken': 1,
		},
	});
	expect('summary' in result && result.summary.lines).toEqual([
		'coast-motors/stock.json: 10 rows, 9 taken, 5 shown, 1 rejected, 1 notice',
		'not shown: 1 vehicle: left out by stock.item_types',
		'not shown: 1 vehicle: show_on_dealer_website is false',
		'not shown: 1 vehicle: sold',
		'not shown: 1 vehicle: status says "Avail", which is none of in_stock, coming_soon, sold, withdrawn, deposit_taken',
		'rejected record 1 (id 0): price: expected a price of $0 or more, found -1',
		'changed record 4 (id 3): status: expected one of in_stock, coming_soon, sold, withdrawn, deposit_taken, found "Avail"; used not available',
	]);
});
