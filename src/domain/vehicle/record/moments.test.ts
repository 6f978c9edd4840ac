import { describe, expect, test } from 'vitest';
import { read, refusal } from '../../../../tests/fixtures/stock/read-field.ts';
import { instant, localDate, unixSeconds } from './moments.ts';

describe('moments', () => {
	test.each([
		['2026-11-20T09:30:00+10:00', '2026-11-19T23:30:00.000Z'],
		['2026-11-20T09:30:00+1000', '2026-11-19T23:30:00.000Z'],
		['2026-11-20 09:30:00 +1000', '2026-11-19T23:30:00.000Z'],
		['2026-11-20T09:30:00Z', '2026-11-20T09:30:00.000Z'],
		['2026-11-20T09:30:00.250Z', '2026-11-20T09:30:00.250Z'],
		['2026-11-20T09:30:00.123456Z', '2026-11-20T09:30:00.123Z'],
		['2026-11-20 09:30:00 UTC', '2026-11-20T09:30:00.000Z'],
		['2026-11-20T09:30Z', '2026-11-20T09:30:00.000Z'],
		['2026-11-20', '2026-11-20T00:00:00.000Z'],
		[1_795_167_000, '2026-11-20T09:30:00.000Z'],
		['1795167000', '2026-11-20T09:30:00.000Z'],
		[1_795_167_000_000, '2026-11-20T09:30:00.000Z'],
		['1795167000000', '2026-11-20T09:30:00.000Z'],
		['1950-01-01T00:00:00Z', '1950-01-01T00:00:00.000Z'],
		['2100-12-31T23:59:59Z', '2100-12-31T23:59:59.000Z'],
	])('%o is %s', (value, expected) => {
		expect(read(instant, value)).toBe(expected);
		expect(read(unixSeconds, value)).toBe(Math.floor(Date.parse(expected) / 1000));
	});

	test('without a zone they are UTC, in whichever time zone the build runs', () => {
		expect(read(instant, '2026-11-20T09:30:00')).toBe('2026-11-20T09:30:00.000Z');
		expect(read(instant, '2026-11-20 09:30:00')).toBe('2026-11-20T09:30:00.000Z');
	});

	test.each([0, '0', '0000-00-00', '0000-00-00 00:00:00'])('%o means no moment', (value) => {
		expect(read(instant, value)).toBeNull();
		expect(read(unixSeconds, value)).toBeNull();
		expect(read(localDate, value)).toBeNull();
	});

	test.each([
		// March or April is ambiguous.
		'03/04/2026',
		'20/11/2026',
		'5',
		'Holden 2019',
		'2026-02-30',
		'2026-02-30T10:00:00Z',
		'2026-13-01',
		'2026-11-20T24:30:00Z',
		'2026-11-20T09:60:00Z',
		'1949-12-31T23:59:59Z',
		'2101-01-01T00:00:00Z',
		// A date written as a figure: as seconds it would be a day in 1970.
		20_261_120,
		'20261120',
		-1,
		true,
		{},
	])('%o is refused', (value) => {
		expect(read(instant, value)).toEqual(
			refusal(
				`expected a date and time between 1950 and 2100, such as 2026-11-20T09:30:00+10:00, found ${JSON.stringify(value)}`,
			),
		);
		expect(read(unixSeconds, value)).toBeInstanceOf(Error);
	});

	test('the error of a timestamp has the range of years', () => {
		expect(read(unixSeconds, 20_261_120)).toEqual(
			refusal('expected a Unix timestamp between 1973 and 2100, found 20261120'),
		);
	});
});

test.each<[unknown, unknown]>([
	['2026-11-20', '2026-11-20'],
	[' 2026-11-20 ', '2026-11-20'],
	['2026-11-20T00:00:00+10:00', '2026-11-20'],
	['2026-11-20 00:00:00', '2026-11-20'],
	['2028-02-29', '2028-02-29'],
	['2026-02-29', refusal('expected a date such as 2026-11-20, found "2026-02-29"')],
	['2026-13-01', refusal('expected a date such as 2026-11-20, found "2026-13-01"')],
	['20/11/2026', refusal('expected a date such as 2026-11-20, found "20/11/2026"')],
	['2026-11-201', refusal('expected a date such as 2026-11-20, found "2026-11-201"')],
	['2026-11-20 or so', refusal('expected a date such as 2026-11-20, found "2026-11-20 or so"')],
	[1_795_167_000, refusal('expected a date such as 2026-11-20, found 1795167000')],
])('calendar day: %o becomes %o', (value, expected) => {
	expect(read(localDate, value)).toEqual(expected);
});
