import { describe, expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { csvRows } from './csv-rows.ts';

const columns = { id: 'Id', make: 'Make', dealercomments: 'Notes' };

const read = (text: string, delimiter = ',') => {
	const rows = csvRows(text, { delimiter, columns }, 'coast/stock.csv');
	return rows instanceof Refused
		? rows.reason
		: rows.rows.map(({ number, record, broken }) => [
				number,
				broken ? `${broken.expected}/${broken.found}` : record,
			]);
};

const kia = { id: '1', make: 'Kia', dealercomments: 'tidy' };

describe('rows are numbered by the line they begin in', () => {
	test.each([
		{
			name: 'one after the other',
			text: 'Id,Make,Notes\n1,Kia,tidy\n2,Kia,\n',
			expected: [
				[2, kia],
				[3, { id: '2', make: 'Kia' }],
			],
		},
		{
			name: 'behind a cell of two lines',
			text: 'Id,Make,Notes\n1,Kia,"tidy\nred"\n2,Kia,\n',
			expected: [
				[2, { ...kia, dealercomments: 'tidy\nred' }],
				[4, { id: '2', make: 'Kia' }],
			],
		},
		{
			name: 'with Windows line ends, also in a cell',
			text: 'Id,Make,Notes\r\n1,Kia,"tidy\r\nred"\r\n2,Kia,\r\n',
			expected: [
				[2, { ...kia, dealercomments: 'tidy\nred' }],
				[4, { id: '2', make: 'Kia' }],
			],
		},
		{ name: 'behind empty lines', text: 'Id,Make,Notes\n\n,,\n1,Kia,tidy\n', expected: [[4, kia]] },
	])('$name', ({ text, expected }) => {
		expect(read(text)).toEqual(expected);
	});
});

test.each([
	{ name: 'headings with spaces around them', text: ' Id ,Make , Notes\n1,Kia,tidy\n' },
	{
		name: 'columns in another order, and some without a mapping',
		text: 'Notes,Cost,Id,Make\ntidy,9000,1,Kia\n',
	},
	{ name: 'a semicolon between columns', text: 'Id;Make;Notes\n1;Kia;tidy\n', delimiter: ';' },
	{ name: 'no line end at the end', text: 'Id,Make,Notes\n1,Kia,tidy' },
])('$name: the record is the same', ({ text, delimiter }) => {
	expect(read(text, delimiter)).toEqual([[2, kia]]);
});

test('a quote inside a cell is part of its text', () => {
	expect(read('Id,Make,Notes\n1,Kia,19" alloys\n')).toEqual([[2, { ...kia, dealercomments: '19" alloys' }]]);
});

test('a row with too few or too many columns is rejected, the others are read', () => {
	expect(read('Id,Make,Notes\n1,Kia\n2,Kia,a,b\n1,Kia,tidy\n')).toEqual([
		[2, '3 columns/2'],
		[3, '3 columns/4'],
		[4, kia],
	]);
});

test('a file with headings only, and an empty file, have no rows', () => {
	expect(read('Id,Make,Notes\n')).toEqual([]);
	expect(read('\n\n')).toEqual([]);
});

test.each([
	{
		name: 'a missing column',
		text: 'Id,Marke,Notes\n1,Kia,tidy\n',
		reason:
			"coast/stock.csv has no column 'Make', which stock.from.columns names; its columns are 'Id', 'Marke', 'Notes'",
	},
	{
		name: 'a wrong delimiter',
		text: 'Id;Make;Notes\n1;Kia;tidy\n',
		reason:
			"coast/stock.csv has no columns 'Id', 'Make', 'Notes', which stock.from.columns names; its columns are 'Id;Make;Notes'",
	},
	{
		name: 'a mapped column that occurs twice',
		text: 'Id,Make,Notes,Make\n1,Kia,tidy,MG\n',
		reason: "coast/stock.csv has two columns 'Make', which stock.from.columns names; rename one",
	},
	{
		name: 'a last row that breaks off',
		text: 'Id,Make,Notes\n1,Kia,tidy\n2,Ki',
		reason:
			'coast/stock.csv ends too early, in line 3, after 2 of 3 columns: it is half-written or cut short',
	},
	{
		name: 'a last cell that breaks off in quotes',
		text: 'Id,Make,Notes\n1,Kia,tidy\n2,Kia,"very\nti',
		reason:
			'coast/stock.csv ends too early: a quote opened in or after line 3 is never closed; it is half-written, cut short or misquoted',
	},
])('$name is refused with the place', ({ text, reason }) => {
	expect(read(text)).toBe(reason);
});
