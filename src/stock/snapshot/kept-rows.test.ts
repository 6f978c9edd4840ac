import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { StockSourceSchema } from '../../domain/feed/stock-source.ts';
import * as rowRules from '../check/check-row.ts';
import { parseStock } from '../parse-stock.ts';
import { Refused } from '../refused.ts';
import { KeptRows } from './kept-rows.ts';
import { openSnapshot, writeSnapshot } from './snapshot.ts';
import type { Stock } from './stock.ts';

const SOURCE = StockSourceSchema.parse({ source: 'json', file: 'stock.json' });
const NOW = new Date('2026-11-21T00:00:00Z');
const ABOUT = { key: 'k', origin: 'file stock.json', taken_at: NOW.toISOString() };

function parsed(records: readonly unknown[], rows?: KeptRows): Stock {
	const bytes = Buffer.from(JSON.stringify(records));
	const stock = parseStock(bytes, SOURCE, 'stock.json', NOW, rows);
	if (stock instanceof Refused) throw new Error(stock.reason);
	return { ...stock, departed: [] };
}

/** Works with the snapshot of some stock. */
function withSnapshot<T>(stock: Stock, work: (file: string) => T): T {
	const dir = mkdtempSync(join(tmpdir(), 'kept-rows-'));
	const file = join(dir, 'stock.json');
	try {
		writeSnapshot(file, stock, ABOUT);
		return work(file);
	} finally {
		rmSync(dir, { recursive: true });
	}
}

/** Stock as the next process finds it. */
const read = (stock: Stock) => withSnapshot(stock, (file) => openSnapshot(file, expect.unreachable)?.read());
const stored = (stock: Stock) => read(stock)?.rows ?? new KeptRows();
const written = (stock: Stock) => withSnapshot(stock, (file) => readFileSync(file, 'utf8'));

/** Rows with many oddities: repeated ids, missing addresses and prices, impossible years, insecure pictures and different spellings. */
const row = fc.record(
	{
		id: fc.integer({ min: 1, max: 6 }),
		make: fc.constantFrom('Kia', 'KIA', ''),
		model: fc.constantFrom('Rio', 'Stonic'),
		slug: fc.constantFrom('rio', 'stonic', 'Not a slug'),
		price: fc.constantFrom(20_000, -1, 'POA', null),
		year: fc.constantFrom(2020, 2090, 'new'),
		colour: fc.constantFrom('WHITE', 'White', 'white', 'Blue'),
		standardEquipment: fc.constantFrom(['Tow bar'], ['tow bar', 'Sunroof']),
		images: fc.constantFrom(
			[{ image: { url: 'http://a.example/1.jpg' } }],
			[{ image: { url: 'http://10.0.0.1/1.jpg' } }],
		),
		status: fc.constantFrom('in_stock', 'away'),
	},
	{ requiredKeys: ['id'] },
);
const feed = fc.array(fc.oneof({ weight: 9, arbitrary: row }, fc.constant('no record')), { maxLength: 8 });

test('a feed gives the same stock, whichever rows are known from another feed', () => {
	fc.assert(
		fc.property(feed, feed, (before, after) => {
			const { vehicles, report } = parsed(after);
			const first = parsed(before);
			expect(parsed(after, first.rows.next())).toMatchObject({ vehicles, report });
			expect(parsed(after, stored(first))).toMatchObject({ vehicles, report });
		}),
		{ numRuns: 60 },
	);
});

test('a snapshot has the same bytes, whichever of its rows and texts are known from another snapshot', () => {
	fc.assert(
		fc.property(feed, feed, (before, after) => {
			const [first, plain] = [parsed(before), parsed(after)];
			expect(written(parsed(after, first.rows.next()))).toBe(written(plain));
			expect(written(parsed(after, stored(first)))).toBe(written(plain));
		}),
		{ numRuns: 60 },
	);
});

test('only rows that have changed are checked again, in whichever order they are', () => {
	const records = [1, 2, 3].map((id) => ({ id, make: 'Kia', model: 'Rio', km: id }));
	const first = parsed(records);
	const check = vi.spyOn(rowRules, 'checkRow');
	parsed([{ ...records[0], km: 9 }, records[2], records[1]], stored(first));
	expect(check).toHaveBeenCalledTimes(1);
});

test('an unchanged vehicle is the same object, even where another row changes', () => {
	const records = [1, 2, 3].map((id) => ({ id, make: 'Kia', model: 'Rio', colour: 'White' }));
	const first = parsed(records);
	const inNextProcess = read(first) as Stock;
	for (const { vehicles, rows } of [{ ...first, rows: first.rows.next() }, inNextProcess]) {
		const second = parsed([records[0], { ...records[1], colour: 'Red' }, records[2]], rows);
		expect(second.vehicles.map((vehicle, index) => vehicle === vehicles[index])).toEqual([true, false, true]);
	}
});

test('a vehicle whose spelling changes with other rows is a new object', () => {
	const bare = { make: 'Kia', model: 'Rio' };
	const white = { id: 1, ...bare, badge: 'sport' };
	const first = parsed([white, { id: 2, ...bare, badge: 'sport' }]);
	const shouting = [2, 3, 4].map((id) => ({ id, ...bare, badge: 'SPORT' }));
	const second = parsed([white, ...shouting], first.rows.next());
	expect(first.vehicles[0]?.badge).toBe('sport');
	expect(second.vehicles[0]?.badge).toBe('SPORT');
});
