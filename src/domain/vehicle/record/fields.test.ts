import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { read, refusal } from '../../../../tests/fixtures/stock/read-field.ts';
import { choice, dollars, flag, group, listOf, number, text, webAddress } from './fields.ts';
import { instant, localDate, unixSeconds } from './moments.ts';

describe('fields a feed leaves out are null', () => {
	const nothing = [
		undefined,
		null,
		'',
		'  ',
		'null',
		'NULL',
		'undefined',
		'NaN',
		Number.NaN,
		'n/a',
		'N/A',
		'-',
		' - / - ',
	];
	const readers = {
		text,
		number: number(),
		dollars,
		instant,
		unixSeconds,
		localDate,
		webAddress,
		choice: choice(['new']),
	};
	test.each(Object.entries(readers))('%s', (_name, reader) => {
		expect(nothing.map((value) => read(reader, value))).toEqual(nothing.map(() => null));
	});

	test('a flag has the default of its field', () => {
		expect(nothing.map((value) => read(flag({ whenUnknown: true }), value))).toEqual(nothing.map(() => true));
		expect(nothing.map((value) => read(flag({ whenUnknown: false }), value))).toEqual(
			nothing.map(() => false),
		);
	});

	test('a missing list is empty', () => {
		expect(nothing.map((value) => read(listOf(text), value))).toEqual(nothing.map(() => []));
	});

	test('a key that the feed lacks is present after parsing', () => {
		expect(
			z.object({ a: text, b: number(), c: listOf(text), d: flag({ whenUnknown: true }) }).parse({}),
		).toEqual({
			a: null,
			b: null,
			c: [],
			d: true,
		});
	});
});

test.each<[unknown, unknown]>([
	['SR5', 'SR5'],
	['  SR5 ', 'SR5'],
	[208, '208'],
	['Kia - Rio', 'Kia - Rio'],
	[true, refusal('expected text, found true')],
	[{ name: 'SR5' }, refusal('expected text, found {"name":"SR5"}')],
	[Number.POSITIVE_INFINITY, refusal('expected text, found Infinity')],
])('text: %o becomes %o', (value, expected) => {
	expect(read(text, value)).toEqual(expected);
});

describe('numbers', () => {
	test.each<[unknown, unknown]>([
		[0, 0],
		[12.5, 12.5],
		['12.5', 12.5],
		['.5', 0.5],
		['85,120', 85_120],
		['1,234,567.5', 1_234_567.5],
		['85,120 km', 85_120],
		['85120km', 85_120],
		['8.7 L / 100 km', 8.7],
		['8.7L/100km', 8.7],
		['1998 cm³', 1998],
		['180 kW', 180],
		['1e5', 100_000],
		['23990.', 23_990],
		['5 Doors', 5],
		['1,5', refusal('expected a number of 0 or more, found "1,5"')],
		['12,34,567', refusal('expected a number of 0 or more, found "12,34,567"')],
		['2019/2020', refusal('expected a number of 0 or more, found "2019/2020"')],
		['20 000', refusal('expected a number of 0 or more, found "20 000"')],
		['about 5', refusal('expected a number of 0 or more, found "about 5"')],
		[-1, refusal('expected a number of 0 or more, found -1')],
		['-1', refusal('expected a number of 0 or more, found "-1"')],
		[Number.POSITIVE_INFINITY, refusal('expected a number of 0 or more, found Infinity')],
		[true, refusal('expected a number of 0 or more, found true')],
		[[5], refusal('expected a number of 0 or more, found [5]')],
	])('%o becomes %o', (value, expected) => {
		expect(read(number(), value)).toEqual(expected);
	});

	test.each<[unknown, unknown]>([
		[1885, refusal('expected a number from 1886 to 2100, found 1885')],
		[1886, 1886],
		['2024', 2024],
		['2024.0', 2024],
		[2100, 2100],
		[2101, refusal('expected a number from 1886 to 2100, found 2101')],
	])('with bounds: %o becomes %o', (value, expected) => {
		expect(read(number({ min: 1886, max: 2100, whole: true }), value)).toEqual(expected);
	});

	test.each<[unknown, unknown]>([
		[4.4, 4],
		[4.5, 5],
		['3,140.6 km', 3141],
	])('whole: %o becomes %o', (value, expected) => {
		expect(read(number({ whole: true }), value)).toEqual(expected);
	});
});

test.each<[unknown, unknown]>([
	[0, 0],
	[23_990, 23_990],
	['23990', 23_990],
	['$23,990', 23_990],
	['$ 23,990.00', 23_990],
	['A$23,990', 23_990],
	['AU$ 23,990', 23_990],
	['AUD 23,990', 23_990],
	['23,990 AUD', 23_990],
	['$23,990 drive away', 23_990],
	['$149.50 per week', 149.5],
	['POA', null],
	['P.O.A.', null],
	['poa', null],
	['Price on application', null],
	['Price on request', null],
	['TBA', null],
	['TBC', null],
	['Call for price', null],
	['Contact dealer', null],
	['Enquire', null],
	['free', refusal('expected a price of $0 or more, found "free"')],
	['$23,990 - $25,990', refusal('expected a price of $0 or more, found "$23,990 - $25,990"')],
	['23.990,00', refusal('expected a price of $0 or more, found "23.990,00"')],
	[-1, refusal('expected a price of $0 or more, found -1')],
	['-$5', refusal('expected a price of $0 or more, found "-$5"')],
	[999_999_999, 999_999_999],
	[1e9, refusal('expected a price of $0 or more, found 1000000000')],
	[true, refusal('expected a price of $0 or more, found true')],
	['AUD $19,990', 19990],
	['aud a$19,990', 19990],
	['AUD 19990', 19990],
	['AUD POA', null],
	['$POA', null],
])('dollars: %o becomes %o', (value, expected) => {
	expect(read(dollars, value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
	[true, true],
	['true', true],
	['TRUE', true],
	['Yes', true],
	['y', true],
	['1', true],
	[1, true],
	[false, false],
	['false', false],
	['No', false],
	['n', false],
	['0', false],
	[0, false],
	[2, refusal('expected true or false, found 2')],
	['maybe', refusal('expected true or false, found "maybe"')],
	[[], refusal('expected true or false, found []')],
])('flag: %o becomes %o', (value, expected) => {
	expect(read(flag({ whenUnknown: false }), value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
	['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
	['http://cdn.example/a.jpg', 'http://cdn.example/a.jpg'],
	[' https://cdn.example/a.jpg ', 'https://cdn.example/a.jpg'],
	['/images/a b.jpg', '/images/a b.jpg'],
	['/', '/'],
	['//cdn.example/a.jpg', refusal('expected a web address (https://… or /…), found "//cdn.example/a.jpg"')],
	['/\\cdn.example', refusal('expected a web address (https://… or /…), found "/\\\\cdn.example"')],
	['/\t/cdn.example', refusal('expected a web address (https://… or /…), found "/\\t/cdn.example"')],
	['images/a.jpg', refusal('expected a web address (https://… or /…), found "images/a.jpg"')],
	['javascript:alert(1)', refusal('expected a web address (https://… or /…), found "javascript:alert(1)"')],
	[
		'data:image/png;base64,AA',
		refusal('expected a web address (https://… or /…), found "data:image/png;base64,AA"'),
	],
	[
		'ftp://cdn.example/a.jpg',
		refusal('expected a web address (https://… or /…), found "ftp://cdn.example/a.jpg"'),
	],
	['https://', refusal('expected a web address (https://… or /…), found "https://"')],
	[5, refusal('expected a web address (https://… or /…), found 5')],
])('web address: %o becomes %o', (value, expected) => {
	expect(read(webAddress, value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
	[
		['a', ' b '],
		['a', 'b'],
	],
	['a', ['a']],
	[
		['a', null],
		['a', null],
	],
	[[], []],
	[['a', true], refusal('expected text, found true')],
])('list: %o becomes %o', (value, expected) => {
	expect(read(listOf(text), value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
	['in_stock', 'in_stock'],
	['In Stock', 'in_stock'],
	['IN-STOCK', 'in_stock'],
	[' coming  soon ', 'coming_soon'],
	['gone', refusal('expected one of in_stock, coming_soon, found "gone"')],
	[1, refusal('expected one of in_stock, coming_soon, found 1')],
	[['in_stock', 'x'], refusal('expected one of in_stock, coming_soon, found ["in_stock","x"]')],
])('choice: %o becomes %o', (value, expected) => {
	expect(read(choice(['in_stock', 'coming_soon']), value)).toEqual(expected);
});

describe('groups of fields', () => {
	const engine = group({ cylinders: number(), induction: text });

	test.each([undefined, null, '', 'null'])('%o is a group of unknown fields', (value) => {
		expect(read(engine, value)).toEqual({ cylinders: null, induction: null });
	});

	test('unknown fields are dropped', () => {
		expect(read(engine, { cylinders: '4', cost: 9000 })).toEqual({ cylinders: 4, induction: null });
	});

	test.each(['V8', 4, ['V8']])('%o is refused', (value) => {
		expect(read(engine, value)).toBeInstanceOf(Error);
	});
});
