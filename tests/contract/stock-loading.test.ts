import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseDealer } from '../../src/config/parse-dealer.ts';
import type { StockSource } from '../../src/domain/feed/stock-source.ts';
import type { RequestSettings } from '../../src/stock/fetch-source.ts';
import { loadStock, type StockOrder } from '../../src/stock/load-stock.ts';
import { aDealer } from '../fixtures/config/a-dealer.ts';

const REQUESTS: RequestSettings = { environment: {}, pause: async () => {}, maxBytes: 100_000 };

const kia = (id: number, fields: object = {}) => ({
	id,
	make: 'Kia',
	model: 'Rio',
	price: 10_000 + id,
	...fields,
});

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'stock-'));
	mkdirSync(join(root, 'coast-motors'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const file = (name: string) => join(root, 'coast-motors', name);
const write = (content: string | Uint8Array, name = 'stock.json') => writeFileSync(file(name), content);
const writeCars = (...cars: object[]) => write(JSON.stringify(cars));

/** Loads a dealer's stock as configured. */
function load(stock: Partial<StockOrder['settings']> = {}, order: Partial<StockOrder> = {}) {
	const from: StockSource = { source: 'json', file: 'stock.json' };
	const { dealer, problems } = parseDealer(
		{ ...aDealer(), stock: { from, ...stock } },
		'coast-motors/dealer.ts',
	);
	if (!dealer) throw new Error(JSON.stringify(problems));
	return loadStock(
		{
			settings: dealer.stock,
			soldDays: dealer.include_sold_cars_days,
			acceptFewer: false,
			folder: join(root, 'coast-motors'),
			override: null,
			snapshotPath: join(root, 'kept', 'coast-motors.json'),
			now: new Date('2026-11-20T00:00:00Z'),
			...order,
		},
		REQUESTS,
	);
}

/** A short form of a load's result. */
async function outcome(...args: Parameters<typeof load>) {
	const result = await load(...args);
	return result.vehicles === null
		? { reason: result.reason }
		: { ids: result.vehicles.map(({ id }) => id), from: result.summary.from_snapshot };
}

const KEPT_AT = '2026-11-20T00:00:00.000Z';
const kept = (...ids: string[]) => ({
	ids,
	from: { taken_at: KEPT_AT, reason: expect.any(String), age_hours: 0 },
});

describe('a file', () => {
	test('of the dealer is read, checked and selected', async () => {
		writeCars(kia(1), kia(2, { item_type: 'caravan' }), kia(3, { price: -1 }));
		const result = await load({ max_rejected_share: 0.5 });
		expect(result.vehicles?.map(({ slug }) => slug)).toEqual(['kia-rio-1']);
		expect('summary' in result && result.summary).toEqual({
			source: 'coast-motors/stock.json',
			rows: 3,
			taken: 2,
			shown: 1,
			not_shown: { 'left out by stock.item_types': 1 },
			rejected_rows: 1,
			notices: 0,
			from_snapshot: null,
			lines: [
				'coast-motors/stock.json: 3 rows, 2 taken, 1 shown, 1 rejected',
				'not shown: 1 vehicle: left out by stock.item_types',
				'rejected record 3 (id 3): price: expected a price of $0 or more, found -1',
			],
		});
	});

	test('given by --stock replaces the source', async () => {
		write(JSON.stringify([kia(7)]), 'other.json');
		expect(await outcome({}, { override: file('other.json') })).toEqual({ ids: ['7'], from: null });
	});

	test('in Windows-1252 is read with a note', async () => {
		write(Buffer.from(JSON.stringify([kia(1, { make: 'Citroën' })]), 'latin1'));
		const result = await load();
		expect(result.vehicles?.[0]?.make).toBe('Citroen');
		expect(result.report?.notes).toEqual(['1 line is not UTF-8 and read as Windows-1252']);
	});

	test('in UTF-16 is read', async () => {
		write(Buffer.from(`\ufeff${JSON.stringify([kia(1)])}`, 'utf16le'));
		expect(await outcome()).toEqual({ ids: ['1'], from: null });
	});

	test('without a line end at the end may be cut, which is noted of tables', async () => {
		write('Id,Make,Model\n1,Kia,Rio', 'stock.csv');
		const columns = { id: 'Id', make: 'Make', model: 'Model' };
		const result = await load({ from: { source: 'csv', file: 'stock.csv', delimiter: ',', columns } });
		expect(result.vehicles).toHaveLength(1);
		expect(result.report?.notes).toEqual([
			'the last line has no line end: if the file was still being written, its last value may be incomplete',
		]);
	});
});

describe('without an earlier stock the reason is reported when a source', () => {
	const because = (reason: string) => ({ reason: `${reason}; there is no earlier stock of this source` });

	test('is absent', async () => {
		expect(await outcome()).toEqual(
			because('coast-motors/stock.json does not exist; check stock.from.file, or give --stock FILE'),
		);
	});

	test('is a folder', async () => {
		mkdirSync(file('stock.json'));
		expect(await outcome()).toEqual(because('coast-motors/stock.json is a folder; expected a file'));
	});

	test.each(['', ' \n', '\ufeff'])('is empty: %j', async (content) => {
		write(content);
		expect(await outcome()).toEqual(because('coast-motors/stock.json is empty'));
	});

	test('holds an empty list', async () => {
		writeCars();
		expect(await outcome()).toEqual(because('coast-motors/stock.json holds no vehicles'));
	});

	test('is half-written', async () => {
		write('[{"id":1},{"id"');
		expect(await outcome()).toEqual(
			because(
				'coast-motors/stock.json ends too early, in line 1, column 16: it is half-written or cut short',
			),
		);
	});

	test('is huge', async () => {
		write('x'.repeat(100_001));
		expect(await outcome()).toEqual(
			because(
				'coast-motors/stock.json is larger than 1 MB, the most that is read; split it or leave fields out',
			),
		);
	});

	test('lacks a column that is mapped', async () => {
		write('Id\n1\n', 'stock.csv');
		const columns = { id: 'Id', make: 'Make' };
		expect(await outcome({ from: { source: 'csv', file: 'stock.csv', delimiter: ',', columns } })).toEqual(
			because(
				"coast-motors/stock.csv has no column 'Make', which stock.from.columns names; its columns are 'Id'",
			),
		);
	});
});

describe('of ten rows', () => {
	const feed = (bad: number) =>
		Array.from({ length: 10 }, (_, index) => kia(index, index < bad ? { price: -1 } : {}));

	test.each([
		{ bad: 1, share: 0.1, accepted: true },
		{ bad: 2, share: 0.1, accepted: false },
		{ bad: 0, share: 0, accepted: true },
		{ bad: 1, share: 0, accepted: false },
		{ bad: 9, share: 1, accepted: true },
	])('$bad rejected rows with a limit of $share: accepted is $accepted', async ({ bad, share, accepted }) => {
		writeCars(...feed(bad));
		expect((await load({ max_rejected_share: share })).vehicles !== null).toBe(accepted);
	});

	test('too many rejected rows are reported with the first and the limit', async () => {
		writeCars(...feed(3));
		const result = await load();
		expect(result).toMatchObject({
			vehicles: null,
			reason:
				'coast-motors/stock.json: 3 of 10 rows are rejected, more than the 10% that stock.max_rejected_share allows; the first: record 1 (id 0): price: expected a price of $0 or more, found -1; there is no earlier stock of this source',
			report: { rejected_rows: 3 },
		});
	});
});

describe('the last good stock', () => {
	beforeEach(async () => {
		writeCars(kia(1), kia(2));
		expect(await outcome()).toEqual({ ids: ['1', '2'], from: null });
	});

	test.each([
		{ name: 'is gone', spoil: () => rmSync(file('stock.json')), reason: /does not exist/ },
		{ name: 'is empty', spoil: () => write(''), reason: /is empty/ },
		{ name: 'holds no vehicles', spoil: () => writeCars(), reason: /holds no vehicles/ },
		{ name: 'is half-written', spoil: () => write('[{"id":1'), reason: /ends too early/ },
	])('is used when the source $name', async ({ spoil, reason }) => {
		spoil();
		const result = await outcome();
		expect(result).toEqual(kept('1', '2'));
		expect(result.from?.reason).toMatch(reason);
		// The next load too.
		expect(await outcome()).toEqual(kept('1', '2'));
	});

	test('is used when too many rows are rejected, with their report', async () => {
		writeCars(kia(3), kia(4, { price: -1 }));
		const result = await load();
		expect(result.vehicles).toHaveLength(2);
		expect('summary' in result && result.summary.lines).toEqual([
			'refused: coast-motors/stock.json: 2 rows, 1 taken, 1 rejected',
			'refused: rejected record 2 (id 4): price: expected a price of $0 or more, found -1',
			'coast-motors/stock.json: 2 rows, 2 taken, 2 shown',
		]);
		expect('fromSnapshot' in result && result.fromSnapshot?.report?.rejected_rows).toBe(1);
	});

	test('is replaced by the next good source', async () => {
		write('');
		await load();
		writeCars(kia(3));
		expect(await outcome()).toEqual({ ids: ['3'], from: null });
		rmSync(file('stock.json'));
		expect(await outcome()).toEqual(kept('3'));
	});

	test('is filtered by the current settings', async () => {
		rmSync(file('stock.json'));
		expect(await outcome({ item_types: ['caravan'] })).toEqual(kept());
	});

	test('does not replace another source', async () => {
		expect(await outcome({ from: { source: 'json', file: 'other.json' } })).toHaveProperty('reason');
		expect(await outcome({}, { override: join(root, 'none.json') })).toHaveProperty('reason');
	});

	test('is not replaced by a file that --stock gives', async () => {
		write(JSON.stringify([kia(7)]), 'other.json');
		expect(await outcome({}, { override: file('other.json') })).toEqual({ ids: ['7'], from: null });
		write('');
		expect(await outcome()).toEqual(kept('1', '2'));
	});

	const snapshot = () => join(root, 'kept', 'coast-motors.json');

	test.each([
		{ name: 'cut short', spoil: (text: string) => text.slice(0, -20) },
		{ name: 'cut in its first line', spoil: (text: string) => text.slice(0, 20) },
		{ name: 'empty', spoil: () => '' },
		{ name: 'of another format', spoil: (text: string) => text.replace('"format":1', '"format":2') },
		{ name: 'not ours', spoil: () => 'hello\nworld' },
	])('is not used when it is $name, and is rewritten from a good source', async ({ spoil }) => {
		writeFileSync(snapshot(), spoil(readFileSync(snapshot(), 'utf8')));
		const good = readFileSync(file('stock.json'));
		write('');
		expect(await outcome()).toEqual({
			reason: 'coast-motors/stock.json is empty; there is no earlier stock of this source',
		});
		write(good);
		expect(await outcome()).toEqual({ ids: ['1', '2'], from: null });
		write('');
		expect(await outcome()).toEqual(kept('1', '2'));
	});

	test('of older rules is read again by the contract, without what that no longer allows', async () => {
		const old = readFileSync(snapshot(), 'utf8')
			.replace(/"rules":"[^"]+"/, '"rules":"older"')
			.replace('"price":10001', '"price":"$10,001","gone_field":1')
			.replace('"price":10002', '"price":-2');
		writeFileSync(snapshot(), old);
		write('');
		const result = await load();
		expect(result.vehicles).toMatchObject([{ id: '1', slug: 'kia-rio-1', price: 10_001 }]);
		expect(result.vehicles?.[0]).not.toHaveProperty('gone_field');
		expect(result.report).toMatchObject({
			vehicles: 1,
			notes: ['left out of the stored stock, as newer rules do not allow them: 1 of 2'],
		});
	});

	test('leaves no half-written files behind', () => {
		expect(readdirSync(join(root, 'kept'))).toEqual(['coast-motors.json']);
	});

	test('of an unchanged source is used without checking its rows again, with the same result', async () => {
		const fresh = await load({}, { snapshotPath: join(root, 'elsewhere.json') });
		expect(JSON.stringify(await load())).toBe(JSON.stringify(fresh));
		// Changes the copy alone, to prove that the copy is read.
		writeFileSync(snapshot(), readFileSync(snapshot(), 'utf8').replace('"price":10001', '"price":1'));
		expect((await load()).vehicles?.[0]?.price).toBe(1);
	});

	test('is not used when the source is read in another way', async () => {
		writeFileSync(snapshot(), readFileSync(snapshot(), 'utf8').replace('"price":10001', '"price":1'));
		expect(
			(await load({ from: { source: 'json', file: 'stock.json', records: 'cars' } })).vehicles?.[0]?.price,
		).toBe(10_001);
	});
});

test('a copy that cannot be written is reported, and the stock is used', async () => {
	writeCars(kia(1));
	writeFileSync(join(root, 'kept'), 'a file where the folder would be');
	const result = await load();
	expect(result.vehicles).toHaveLength(1);
	expect(result.report?.notes).toEqual([
		expect.stringMatching(/^no copy could be stored for a day when the source fails: /),
	]);
});

test('a copy that cannot be moved into place is removed', async () => {
	writeCars(kia(1));
	mkdirSync(join(root, 'kept', 'coast-motors.json'), { recursive: true });
	expect((await load()).report?.notes).toHaveLength(1);
	expect(readdirSync(join(root, 'kept'))).toEqual(['coast-motors.json']);
});

test('an unchanged http source is downloaded once, also when settings change', async () => {
	const seen: (string | undefined)[] = [];
	const server = createServer((request, response) => {
		const known = request.headers['if-none-match'];
		response.setHeader('connection', 'close');
		seen.push(known);
		if (known === '"v1"') response.writeHead(304).end();
		else response.writeHead(200, { etag: '"v1"' }).end(JSON.stringify({ cars: [kia(1)], vans: [kia(2)] }));
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed?token=abc`;
	const from = (records: string): StockSource => ({
		source: 'http',
		format: 'json',
		url,
		records,
		timeout_seconds: 5,
		retries: 0,
	});
	try {
		expect(await outcome({ from: from('cars') })).toEqual({ ids: ['1'], from: null });
		expect(await outcome({ from: from('cars') })).toEqual({ ids: ['1'], from: null });
		expect(await outcome({ from: from('vans') })).toEqual({ ids: ['2'], from: null });
		expect(seen).toEqual([undefined, '"v1"', '"v1"']);
		// A cached response belongs to one address only.
		await load({ from: { ...from('cars'), url: `${url}&all=1` } as StockSource });
		expect(seen.at(-1)).toBeUndefined();
		await load({ from: from('vans') });
	} finally {
		server.closeAllConnections();
		await new Promise((closed) => server.close(closed));
	}
	const gone = await outcome({ from: from('vans') });
	expect(gone).toEqual(kept('2'));
	expect(gone.from?.reason).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/feed refuses the connection$/);
});
