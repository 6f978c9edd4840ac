import { describe, expect, test } from 'vitest';
import { SearchUnavailable } from '../../search-unavailable.ts';
import { exampleIndex, foundIds } from '../example-stock.ts';
import { parseFilter } from './parse-filter.ts';

const STOCK = exampleIndex([
	{ id: '1', make: 'Kia', price: 10_000, colour: 'White', features: ['Tow bar'], certified: true },
	{ id: '2', make: 'KIA ', price: 20_000, colour: null, features: [], certified: false },
	{ id: '3', make: 'Citroën', price: null, colour: '' },
	{ id: '4', make: 'Say "hi" \\ OR', price: 30_000, colour: 'White Pearl', features: ['Tow bar', 'Sunroof'] },
]);

describe('A filter finds what Meilisearch finds with it', () => {
	test.each([
		['make = kia', '12'],
		['make = "KIA"', '12'],
		["make != 'Kia'", '34'],
		['make = citroen', ''],
		['make = "citroën"', '3'],
		['make = "Say \\"hi\\" \\\\ OR"', '4'],
		['make IN [kia, "Citroën",]', '123'],
		['make NOT IN [kia]', '34'],
		['price = 10000.0', '1'],
		['price > 10000', '24'],
		['price >= 10000 AND price < 30000', '12'],
		['price<=20000', '12'],
		['price 10000 TO 20000', '12'],
		['price 20000 TO 10000', ''],
		['NOT price >= 15000', '13'],
		['NOT NOT price >= 15000', '24'],
		['price IS NULL', '3'],
		['price IS NOT NULL', '124'],
		['features EXISTS', '124'],
		['features NOT EXISTS', '3'],
		['colour IS EMPTY', '3'],
		['features IS EMPTY', '2'],
		['features = "tow BAR"', '14'],
		['certified = true', '1'],
		['make = kia AND price = 1 OR features = Sunroof', '4'],
		['make = kia AND (price = 20000 OR features = Sunroof)', '2'],
		['make=kia OR(price=30000)AND features=Sunroof', '124'],
		['  ', '1234'],
	])('%s', (filter, ids) => {
		expect(
			foundIds(STOCK, { filter: [filter] })
				.sort()
				.join(''),
		).toBe(ids);
	});

	test.each([
		['picture EXISTS', 'acde'],
		['picture NOT EXISTS', 'b'],
		['picture IS NULL', 'c'],
		['picture IS EMPTY', 'd'],
		['picture = "/a.svg"', ''],
		['picture IS NOT NULL AND picture IS NOT EMPTY', 'abe'],
	])('an object: %s', (filter, ids) => {
		const stock = exampleIndex([
			{ id: 'a', picture: { url: '/a.svg', size: { width: 4 } } },
			{ id: 'b' },
			{ id: 'c', picture: null },
			{ id: 'd', picture: {} },
			{ id: 'e', picture: { url: null } },
		]);
		expect(foundIds(stock, { filter: [filter] }).join('')).toBe(ids);
	});

	test('lists: all of the outer one, any of an inner one', () => {
		expect(foundIds(STOCK, { filter: [['make = kia', 'price = 30000'], 'features = "Tow bar"'] })).toEqual([
			'1',
			'4',
		]);
		expect(foundIds(STOCK, { filter: [[], ['']] })).toHaveLength(4);
	});
});

describe('A filter that makes no sense is rejected with what was expected', () => {
	test.each([
		['make = ', 'found its end, expected a value'],
		['make == kia', 'found =, expected a value'],
		['make starts', 'found its end, expected an operator'],
		['make IN kia', 'found kia, expected ['],
		['make IN [kia', 'found its end, expected ]'],
		['(make = kia', 'found its end, expected )'],
		['make = kia)', 'found ), expected the end'],
		['make = "kia', 'stray "'],
		['price IS OLD', 'expected NULL or EMPTY'],
		['make NOT kia', 'expected IN or EXISTS'],
		['AND', 'found AND, expected a value'],
		['_geoRadius(a, 1, 2)', 'expected a number'],
		['_geo EXISTS', 'filtered by _geoRadius(latitude, longitude, metres), not by _geo'],
		['NOT "_geo" IS NULL', 'not by _geo'],
		['make = 🚗', 'stray'],
		['cost = 1', 'cost is not filterable'],
		['make > a', 'make cannot be compared by size'],
		[`${'('.repeat(10_000)}make = kia`, 'expected fewer parentheses'],
	])('%s', (filter, message) => {
		const search = () => foundIds(STOCK, { filter: [filter] });
		expect(search).toThrow(SearchUnavailable);
		expect(search).toThrow(message);
	});
});

test('A long chain is no deep one', () => {
	const filter = Array.from({ length: 2000 }, (_, price) => `price = ${price}`).join(' OR ');
	expect(parseFilter(filter)).toMatchObject({ kind: 'or' });
});
