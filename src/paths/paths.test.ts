import { describe, expect, test } from 'vitest';
import { comparedSlugs, comparePath } from './paths.ts';
import { type StockListName, stockListAt, stockListPath } from './stock-lists.ts';

const VARIANTS = { all: '/new-used-and-demo-cars', used: '/used-car/list' };

test.each<[path: string, list: StockListName | null]>([
	['/search/new-used-and-demo-cars', 'new-used-and-demo-cars'],
	['/new-used-and-demo-cars', 'new-used-and-demo-cars'],
	['/search/used-cars', 'used-cars'],
	['/used-car/list', 'used-cars'],
	['/search/demo-cars', 'demo-cars'],
	['/used-car/new-cars', null],
	['/search/toyota', null],
	['', null],
])('SEARCHURL-001 to SEARCHURL-011: at %o is the list %o', (path, list) => {
	expect(stockListAt(path, VARIANTS)).toBe(list);
});

test('links use the site’s own address where there is one (resolution 19)', () => {
	expect(stockListPath('used-cars', VARIANTS)).toBe('/used-car/list');
	expect(stockListPath('used-cars', {})).toBe('/search/used-cars');
	expect(stockListPath('new-and-demo-cars', VARIANTS)).toBe('/search/new-and-demo-cars');
});

describe('vehicles side by side (resolution 97)', () => {
	test.each([
		{ slugs: [], address: '/compare' },
		{ slugs: ['kia-rio-1'], address: '/compare?cars=kia-rio-1' },
		{ slugs: ['kia-rio-1', 'mg-3-2'], address: '/compare?cars=kia-rio-1,mg-3-2' },
	])('have the address $address', ({ slugs, address }) => {
		expect(comparePath(slugs)).toBe(address);
		expect(comparedSlugs(new URL(address, 'https://x.example').search)).toEqual(slugs);
	});

	test.each([
		{ name: 'nothing', query: '', slugs: [] },
		{ name: 'an empty list', query: '?cars=', slugs: [] },
		{ name: 'commas alone', query: '?cars=,,', slugs: [] },
		{ name: 'one twice', query: '?cars=a,b,a', slugs: ['a', 'b'] },
		{ name: 'spaces and capitals', query: '?cars=Kia-Rio-1,%20mg-3', slugs: ['kia-rio-1', 'mg-3'] },
		{ name: 'a comma as mail programs write it', query: '?cars=a%2Cb', slugs: ['a', 'b'] },
		{ name: 'an invalid slug', query: '?cars=../x,//evil.example,<b>,a', slugs: ['a'] },
	])('are read from the address: $name', ({ query, slugs }) => {
		expect(comparedSlugs(query)).toEqual(slugs);
	});
});
