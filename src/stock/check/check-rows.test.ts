import { expect, test } from 'vitest';
import { checkRows } from './check-rows.ts';
import { finding } from './findings.ts';

const rows = (...records: unknown[]) =>
	checkRows(
		{
			countedBy: 'record',
			rows: records.map((record, index) => ({ number: index + 1, record, broken: null })),
		},
		2028,
	);

const kia = (fields: Record<string, unknown>) => ({ make: 'Kia', model: 'Rio', ...fields });

test('a bad row is left out with its number and reason, and the other rows are vehicles', () => {
	const { vehicles, rejected, rejectedRows } = rows(
		kia({ id: 1 }),
		kia({ id: 2, price: -5, offer_price: -6 }),
		'x',
		kia({ id: 4 }),
	);
	expect(vehicles.map(({ id }) => id)).toEqual(['1', '4']);
	expect(rejected).toEqual([
		{ row: 2, id: '2', field: 'price', expected: 'a price of $0 or more', found: '-5', used: null },
		{ row: 2, id: '2', field: 'offer_price', expected: 'a price of $0 or more', found: '-6', used: null },
		{ row: 3, id: null, field: '', expected: 'a record with fields', found: '"x"', used: null },
	]);
	expect(rejectedRows).toBe(2);
});

test('a second row with an id is rejected, with the number of the first', () => {
	const { vehicles, rejected } = rows(kia({ id: 'A7', km: 1 }), kia({ id: 'B' }), kia({ id: 'A7', km: 2 }));
	expect(vehicles.map(({ id, km }) => [id, km])).toEqual([
		['A7', 1],
		['B', null],
	]);
	expect(rejected).toMatchObject([
		{ row: 3, field: 'id', expected: 'an id of its own', found: '"A7", as in record 1' },
	]);
});

test('an id can be used by a later row when the first row with it is not a vehicle', () => {
	expect(rows(kia({ id: 'A7', price: -1 }), kia({ id: 'A7' })).vehicles).toHaveLength(1);
});

test('notices have their row and vehicle', () => {
	const { notices } = rows(
		kia({ id: 1 }),
		kia({ id: 2, year: 'new' }),
		kia({ id: 3, slug: 'rio' }),
		kia({ id: 4, slug: 'rio' }),
	);
	expect(notices).toMatchObject([
		{ row: 2, id: '2', field: 'year', found: '"new"' },
		{ row: 4, id: '4', field: 'slug', expected: 'a slug of its own', found: '"rio"', used: 'rio-4' },
	]);
});

test('a row that is not a record is rejected', () => {
	const broken = finding('', '3 columns', '2');
	const { rejected } = checkRows({ countedBy: 'line', rows: [{ number: 9, record: null, broken }] }, 2028);
	expect(rejected).toEqual([{ row: 9, id: null, ...broken }]);
});

test('an impossible model year is dropped', () => {
	const { vehicles, notices } = rows(
		kia({ id: 1, year: 2060 }),
		kia({ id: 2, year: 2028 }),
		kia({ id: 3, year: 1965 }),
	);
	expect(vehicles.map(({ year, slug }) => [year, slug])).toEqual([
		[null, 'kia-rio-1'],
		[2028, '2028-kia-rio-2'],
		[1965, '1965-kia-rio-3'],
	]);
	expect(notices).toMatchObject([{ row: 1, field: 'year', expected: 'a year up to 2028', found: '2060' }]);
});
