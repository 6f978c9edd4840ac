import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StockSource } from '../../../src/domain/feed/stock-source.ts';
import { explainStock } from '../../../src/stock/explain/explain-stock.ts';
import { Refused } from '../../../src/stock/refused.ts';

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'explained-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function explain(from: StockSource, text: string, row: number) {
	writeFileSync(join(folder, 'feed'), text);
	const lines = await explainStock(from, folder, row, null, join(folder, 'answer'));
	return lines instanceof Refused ? lines.reason.replace(basename(folder), 'coast') : lines.slice(1);
}

const csv: StockSource = {
	source: 'csv',
	file: 'feed',
	delimiter: ',',
	columns: {
		id: 'Stock No',
		make: 'Make',
		model: 'Model',
		km: { column: 'Kms', times: 1000 },
		price: 'Price',
		doors: 'Doors',
		status: { constant: 'in_stock' },
		images: { column: 'Photos', list: /[|;]/, prefix: 'https://cdn.example/' },
	},
};
const CSV =
	'Stock No,Make,Model,Kms,Price,Doors,Photos,Cost\nK1,Kia,Rio,23.9,"$9,990",many,1.jpg|2.jpg,7000\nK2,Kia,Rio,1,cheap,5,,\n';

test('each column of a row is explained: value, rule, field, and result or problem', async () => {
	expect(await explain(csv, CSV, 2)).toEqual([
		'  column = value found | rule | field | result',
		'  Stock No = "K1" | as it is | id | "K1"',
		'  Make = "Kia" | as it is | make | "Kia"',
		'  Model = "Rio" | as it is | model | "Rio"',
		'  Kms = "23.9" | times 1000 | km | 23900',
		'  Price = "$9,990" | as it is | price | 9990',
		'  Doors = "many" | as it is | doors | problem: expected a number from 0 to 20, found "many"',
		'  (no column) | constant "in_stock" | status | "in_stock"',
		expect.stringMatching(
			/^ {2}Photos = "1\.jpg\|2\.jpg" \| list "\/\[\|;\]\/", prefix "https:\/\/cdn\.example\/" \| images \| \[\{"image":/,
		),
		"  columns not used: 'Cost'",
		'  the row is a vehicle',
	]);
});

test('a rejected row is explained by its column, with the results of the others', async () => {
	const lines = await explain(csv, CSV, 3);
	expect(lines).toContain('  Make = "Kia" | as it is | make | "Kia"');
	expect(lines).toContain('  Doors = "5" | as it is | doors | "5"');
	expect(lines).toContain(
		'  Price = "cheap" | as it is | price | problem: expected a price of $0 or more, found "cheap"',
	);
	expect(lines.at(-1)).toBe('  the row is rejected');
});

test('a line in which no row begins is reported with the lines of the rows', async () => {
	expect(await explain(csv, CSV, 40)).toBe(
		'coast/feed has no row that begins in line 40; rows begin in lines 2 to 3',
	);
});

test('a JSON record is explained by its paths, unused ones included', async () => {
	const from: StockSource = {
		source: 'json',
		file: 'feed',
		columns: { id: 'ref', make: 'car.make', model: 'car.model', images: 'photos[].url' },
	};
	const record = {
		ref: 1,
		car: { make: 'Kia', model: 'Rio', cost: 5 },
		photos: [{ url: '/1.jpg', size: 3 }],
	};
	expect(await explain(from, JSON.stringify([record]), 1)).toEqual(
		expect.arrayContaining([
			'  car.make = "Kia" | as it is | make | "Kia"',
			"  columns not used: 'car.cost', 'photos[].size'",
			'  the row is a vehicle',
		]),
	);
});

test('a record with the names of the contract needs no mapping; other names are not used', async () => {
	const record = { id: 1, make: 'Kia', model: 'Rio', cost: 5 };
	expect(await explain({ source: 'json', file: 'feed' }, JSON.stringify([record]), 1)).toEqual([
		'  column = value found | rule | field | result',
		'  id = 1 | as it is | id | "1"',
		'  make = "Kia" | as it is | make | "Kia"',
		'  model = "Rio" | as it is | model | "Rio"',
		"  columns not used: 'cost'",
		'  the row is a vehicle',
	]);
});
