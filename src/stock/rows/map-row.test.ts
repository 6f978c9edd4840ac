import { describe, expect, test } from 'vitest';
import type { ColumnMapping, FieldRule } from '../../domain/feed/column-mapping.ts';
import { rowMapper } from './map-row.ts';
import { tableColumns } from './record-path.ts';

/** The value that a rule finds in a row whose column `A` holds `text`. */
function mapped(rule: FieldRule, text: string, others: Record<string, string> = {}): unknown {
	const row = { A: text, ...others };
	return rowMapper({ id: 'A', badge: rule }, tableColumns(Object.keys(row)))(Object.values(row))[
		'badge' as never
	];
}

describe('a column', () => {
	test.each<{ name: string; rule: FieldRule; text: string; expected: unknown }>([
		{ name: 'is taken unchanged, except for spaces around', rule: 'A', text: ' SR5 ', expected: 'SR5' },
		{ name: 'may be named with spaces around', rule: ' A ', text: 'SR5', expected: 'SR5' },
		{ name: 'with a placeholder for nothing gives no value', rule: 'A', text: '-', expected: undefined },
		{
			name: 'prefix: a folder before a name',
			rule: { column: 'A', prefix: 'https://cdn.example/' },
			text: '1.jpg',
			expected: 'https://cdn.example/1.jpg',
		},
		{
			name: 'prefix: a folder is not put before an address',
			rule: { column: 'A', prefix: 'https://cdn.example/' },
			text: 'https://pictures.example/1.jpg',
			expected: 'https://pictures.example/1.jpg',
		},
		{
			name: 'part: the first',
			rule: { column: 'A', part: { of: ' / ', index: 0 } },
			text: 'White / Black',
			expected: 'White',
		},
		{
			name: 'part: the second',
			rule: { column: 'A', part: { of: ' / ', index: 1 } },
			text: 'White / Black',
			expected: 'Black',
		},
		{
			name: 'part: a part with a placeholder for nothing',
			rule: { column: 'A', part: { of: ' / ', index: 0 } },
			text: '- / Black',
			expected: undefined,
		},
		{
			name: 'part: a missing part',
			rule: { column: 'A', part: { of: ' / ', index: 1 } },
			text: 'White',
			expected: undefined,
		},
		{
			name: 'match: the first group',
			rule: { column: 'A', match: /^(\d+) Doors/ },
			text: '5 Doors',
			expected: '5',
		},
		{
			name: 'match: the group that took part',
			rule: { column: 'A', match: /(\d+)dr|(\d+) Doors/ },
			text: '5 Doors',
			expected: '5',
		},
		{
			name: 'match: the whole without a group',
			rule: { column: 'A', match: /[A-Z]{3}$/ },
			text: 'Kew, VIC',
			expected: 'VIC',
		},
		{
			name: 'match: no match',
			rule: { column: 'A', match: /^(\d+) Doors/ },
			text: '5 Seats',
			expected: undefined,
		},
		{
			name: 'nothing: in any case',
			rule: { column: 'A', nothing: ['Other'] },
			text: 'OTHER',
			expected: undefined,
		},
		{
			name: 'nothing: another word',
			rule: { column: 'A', nothing: ['Other'] },
			text: 'Others',
			expected: 'Others',
		},
		{
			name: 'unless: a guarantee does not count as a colour',
			rule: { column: 'A', unless: /^\d+ years/ },
			text: '5 years / 100 km',
			expected: undefined,
		},
		{
			name: 'unless: a colour counts',
			rule: { column: 'A', unless: /^\d+ years/ },
			text: 'Red',
			expected: 'Red',
		},
		{
			name: 'values: a word that is listed, in any case',
			rule: { column: 'A', values: { Front: 'FWD' } },
			text: 'front',
			expected: 'FWD',
		},
		{ name: 'values: false', rule: { column: 'A', values: { N: false } }, text: 'N', expected: false },
		{
			name: 'values: a word that is not listed is kept',
			rule: { column: 'A', values: { Front: 'FWD' } },
			text: 'AWD',
			expected: 'AWD',
		},
		{
			name: 'only_known: a word that is not listed gives no value',
			rule: { column: 'A', values: { Front: 'FWD' }, only_known: true },
			text: 'AWD',
			expected: undefined,
		},
		{ name: 'times: thousands', rule: { column: 'A', times: 1000 }, text: '2.3', expected: 2300 },
		{
			name: 'times: with a unit and a separator',
			rule: { column: 'A', times: 3.28084 },
			text: '6.5 m',
			expected: 21.32546,
		},
		{
			name: 'times: no number is left for the check',
			rule: { column: 'A', times: 1000 },
			text: 'lots',
			expected: 'lots',
		},
		{
			name: 'list: without blank entries',
			rule: { column: 'A', list: '|' },
			text: 'Tow bar| |Snorkel |-',
			expected: ['Tow bar', 'Snorkel'],
		},
		{
			name: 'steps run in their order',
			rule: { column: 'A', part: { of: '/', index: 1 }, match: /(\w+) wheel/, values: { front: 'FWD' } },
			text: 'Auto / front wheel drive',
			expected: 'FWD',
		},
	])('$name', ({ rule, text, expected }) => {
		expect(mapped(rule, text)).toEqual(expected);
	});
});

describe('the option after removes the text up to a marker', () => {
	const title = (after: (string | RegExp)[]): FieldRule => ({ column: 'A', after });
	const row = { Year: '2022', Make: 'Kia', Model: '45538' };
	test.each([
		{ after: ['Year', 'Make'], text: '2022 KIA Rio S', expected: 'Rio S' },
		{ after: ['Year', 'Make'], text: 'Kia Rio S', expected: 'Rio S' },
		{ after: ['Year', 'Make', 'Model'], text: '2022 Kia Rio S', expected: 'Rio S' },
		{ after: ['Year', 'Make'], text: '2022 Kiara S', expected: 'Kiara S' },
		{ after: ['Year', 'Make', /^Grand \w+/], text: '2022 Kia Grand Carnival S', expected: 'S' },
		{ after: ['Year', 'Make', /Carnival/], text: '2022 Kia Grand Carnival S', expected: 'Grand Carnival S' },
		{ after: ['Year', 'Make', /^Gra/], text: '2022 Kia Grand Carnival S', expected: 'Grand Carnival S' },
		{ after: ['Year', 'Make'], text: '2022 Kia', expected: undefined },
	])('$after of "$text" leaves $expected', ({ after, text, expected }) => {
		expect(mapped(title(after), text, row)).toBe(expected);
	});
});

test.each([
	{ body: 'Commercial', expected: 'Van' },
	{ body: 'Wagon', expected: undefined },
])('when: a rule for $body rows gives $expected', ({ body, expected }) => {
	const rule = { column: 'A', when: { column: 'Body', matches: /^Commercial$/ }, values: { HiAce: 'Van' } };
	expect(mapped(rule, 'HiAce', { Body: body })).toBe(expected);
});

test.each<{ name: string; rule: FieldRule; expected: unknown }>([
	{ name: 'constant', rule: { constant: 'used' }, expected: 'used' },
	{ name: 'constant false', rule: { constant: false }, expected: false },
	{ name: 'join, without blanks', rule: { join: ['A', 'B', 'C'], with: ', ' }, expected: 'a, c' },
	{ name: 'join of blanks', rule: { join: ['B', 'B'], with: ', ' }, expected: undefined },
	{ name: 'first that has a value', rule: { first: ['B', { column: 'A', match: /x/ }, 'C'] }, expected: 'c' },
	{ name: 'first of none', rule: { first: ['B'] }, expected: undefined },
])('$name gives $expected', ({ rule, expected }) => {
	expect(mapped(rule, 'a', { B: '-', C: 'c' })).toEqual(expected);
});

describe('an id that is made of columns', () => {
	const hash: FieldRule = { hash: ['A', 'B'] };

	test('is equal for equal cells and valid in an address', () => {
		expect(mapped(hash, 'Kia Rio', { B: '12' })).toBe(mapped(hash, 'Kia Rio ', { B: '12' }));
		expect(mapped(hash, 'Kia Rio', { B: '12' })).toMatch(/^[a-z0-9]{12}$/);
	});

	test('differs where any cell differs, or the same words are in other cells', () => {
		const ids = [
			['ab', 'c'],
			['a', 'bc'],
			['abc', ''],
			['ab', 'd'],
		].map(([a = '', b = '']) => mapped(hash, a, { B: b }));
		expect(new Set(ids).size).toBe(4);
	});

	test('is missing where all the cells are blank', () => {
		expect(mapped(hash, 'nan', { B: '' })).toBeUndefined();
	});
});

test('targets with dots fill groups, and a list in images becomes pictures', () => {
	const columns: ColumnMapping = {
		id: 'Id',
		'variant.torque': 'Torque',
		'location.address.city': 'City',
		'location.address.state': 'State',
		images: { column: 'Photos', list: ' ' },
	};
	const map = rowMapper(columns, tableColumns(['Id', 'Torque', 'City', 'State', 'Photos']));
	expect(map(['1', '400 Nm', 'Kew', '-', 'https://a.example/1.jpg https://a.example/2.jpg'])).toEqual({
		id: '1',
		variant: { torque: '400 Nm' },
		location: { address: { city: 'Kew' } },
		images: [{ image: { url: 'https://a.example/1.jpg' } }, { image: { url: 'https://a.example/2.jpg' } }],
	});
	expect(map(['1', '-', '', '', ''])).toEqual({ id: '1' });
});
