import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { StockSource } from '../../../src/domain/feed/stock-source.ts';
import { file, kept, kia, load, outcome, write, writeCars } from '../../fixtures/stock/dealer-stock.ts';

describe('a file', () => {
	test('in the dealer’s folder is read, checked and selected', async () => {
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

	test('named by --stock replaces the source', async () => {
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

	test('with a table whose last line has no line end is read with a note that it may be cut short', async () => {
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

describe('a feed of ten rows', () => {
	const feed = (bad: number) =>
		Array.from({ length: 10 }, (_, index) => kia(index, index < bad ? { price: -1 } : {}));

	test.each([
		{ bad: 1, share: 0.1, accepted: true },
		{ bad: 2, share: 0.1, accepted: false },
		{ bad: 0, share: 0, accepted: true },
		{ bad: 1, share: 0, accepted: false },
		{ bad: 9, share: 1, accepted: true },
	])('with $bad rejected rows, limit $share, is accepted: $accepted', async ({ bad, share, accepted }) => {
		writeCars(...feed(bad));
		expect((await load({ max_rejected_share: share })).vehicles !== null).toBe(accepted);
	});

	test('with too many rejected rows is refused, with the first of them and the limit', async () => {
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
