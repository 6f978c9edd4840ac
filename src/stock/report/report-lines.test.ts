import { expect, test } from 'vitest';
import { finding } from '../check/findings.ts';
import { reportLines } from './report-lines.ts';
import type { StockReport } from './stock-report.ts';

const REPORT: StockReport = {
	source: 'coast/stock.csv',
	counted_by: 'line',
	rows: 16_734,
	vehicles: 16_692,
	rejected_rows: 0,
	rejected: [],
	notices: [],
	notes: [],
};

const at = (row: number, found: ReturnType<typeof finding>) => ({ row, id: `id${row}`, ...found });

const priceBelow0 = (row: number) => at(row, finding('price', 'a price of $0 or more', String(-row)));

test('a good source takes one line', () => {
	expect(reportLines(REPORT, null)).toEqual(['coast/stock.csv: 16,734 rows, 16,692 taken']);
	expect(reportLines({ ...REPORT, rows: 1, vehicles: 1 }, null)).toEqual(['coast/stock.csv: 1 row, 1 taken']);
});

test('rejected rows come first, with the most frequent kind before the others and a limited number of each', () => {
	const rejected = [at(2, finding('id', 'an id', 'nothing')), ...[3, 4, 5, 6, 7].map(priceBelow0)];
	const notices = [at(9, finding('images[2].image.url', 'a web address', '"x"'))];
	expect(
		reportLines(
			{ ...REPORT, rejected, rejected_rows: 6, notices, notes: ['A note.'] },
			{ shown: 16_689, not_shown: { 'left out by stock.item_types': 3 } },
		),
	).toEqual([
		'coast/stock.csv: 16,734 rows, 16,692 taken, 16,689 shown, 6 rejected, 1 notice',
		'not shown: 3 vehicles: left out by stock.item_types',
		'A note.',
		'rejected line 3: price: expected a price of $0 or more, found -3',
		'rejected line 4: price: expected a price of $0 or more, found -4',
		'rejected line 5: price: expected a price of $0 or more, found -5',
		'  … and 2 more like this',
		'rejected line 2: id: expected an id, found nothing',
		'left out line 9: images[2].image.url: expected a web address, found "x"',
	]);
});

test('problems of list entries are of one kind at every position', () => {
	const notices = [0, 1, 2, 3].map((index) =>
		at(9, finding(`images[${index}].image.url`, 'a web address', '"x"')),
	);
	expect(reportLines({ ...REPORT, notices }, null)).toHaveLength(5);
});

test('a changed value is reported with its replacement, an entry of a list with its id', () => {
	const notices = [at(4, finding('slug', 'a slug of its own', '"rio"', 'rio-4'))];
	expect(reportLines({ ...REPORT, counted_by: 'record', notices }, null)[1]).toBe(
		'changed record 4 (id id4): slug: expected a slug of its own, found "rio"; used rio-4',
	);
});

test('the length of the report is limited, whatever the number of kinds', () => {
	const notices = Array.from({ length: 500 }, (_, index) => at(index, finding(`field${index}`, 'x', 'y')));
	const lines = reportLines({ ...REPORT, notices }, null);
	expect(lines).toHaveLength(22);
	expect(lines.at(-1)).toBe('  … and 480 of other kinds');
});
