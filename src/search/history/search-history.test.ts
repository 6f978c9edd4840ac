import { describe, expect, test } from 'vitest';
import { SITE } from '../../../tests/fixtures/search/search-site.ts';
import { searchLabel } from '../facets/applied.ts';
import { EMPTY_SEARCH, type SearchState } from '../state.ts';
import {
	readSearchHistory,
	rememberSearch,
	type SearchHistoryEntry,
	searchHistoryKey,
} from './search-history.ts';

const coloured = (colour: string): SearchState => ({
	...EMPTY_SEARCH,
	refinements: { make: ['Toyota'], colour: [colour] },
});
const typed = (query: string): SearchState => ({ ...EMPTY_SEARCH, query });
const remembered = (...searches: SearchState[]) =>
	searches.reduce<readonly SearchHistoryEntry[]>(
		(history, search) => rememberSearch(history, search, SITE),
		[],
	);

describe('the last searches', () => {
	test('RESULTS-014: an entry is what narrowed the search and its address', () => {
		const ranges = { price: { min: null, max: 30_000 } };
		const [entry] = remembered({ ...coloured('Red'), ranges, page: 4, sort: 'price_asc' });
		expect(entry).toEqual({
			path: '/search/toyota?colour=Red&price=:30000',
			query: '',
			refinements: { make: ['Toyota'], colour: ['Red'] },
			ranges,
		});
		expect(entry && searchLabel(entry)).toBe('Toyota, Red, under $30,000');
	});

	test('RESULTS-015: of six searches the last five are kept, the newest first', () => {
		const colours = ['Red', 'Blue', 'White', 'Black', 'Grey', 'Green'];
		const kept = remembered(...colours.map(coloured));
		expect(kept.map(({ refinements }) => refinements.colour?.[0])).toEqual(colours.slice(1).reverse());
	});

	test('an equal search moves to the front and is not repeated (resolution 37)', () => {
		const both = (...colour: string[]): SearchState => ({
			...EMPTY_SEARCH,
			refinements: { colour, make: ['Kia'] },
		});
		const again: SearchState = {
			...EMPTY_SEARCH,
			refinements: { make: ['Kia'], colour: ['Blue', 'Red'] },
			page: 2,
		};
		const kept = remembered(both('Red', 'Blue'), coloured('Red'), again);
		expect(kept.map(({ path }) => path)).toEqual([
			'/search/kia?colour=Blue,Red',
			'/search/toyota?colour=Red',
		]);
	});

	test('continued typing is one entry', () => {
		expect(remembered(typed('hi'), typed('hil'), typed('hilux ')).map(({ query }) => query)).toEqual([
			'hilux',
		]);
		expect(remembered(typed('hilux'), typed('ranger')).map(({ query }) => query)).toEqual([
			'ranger',
			'hilux',
		]);
		expect(remembered(coloured('Red'), { ...coloured('Red'), query: 'x' })).toHaveLength(2);
	});

	test('a search without filters is not stored', () => {
		expect(remembered(EMPTY_SEARCH, { ...EMPTY_SEARCH, page: 2, sort: 'latest' }, typed('  '))).toEqual([]);
	});

	test('each dealer has a separate history', () => {
		expect(searchHistoryKey('coast-motors')).not.toBe(searchHistoryKey('righto'));
	});
});

describe('stored searches', () => {
	test('are read back', () => {
		const kept = remembered({ ...coloured('Red'), ranges: { km: { min: null, max: 9000 } } }, typed('ute'));
		expect(readSearchHistory(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
	});

	const [sound] = remembered(coloured('Red'));
	test.each([
		{ name: 'nothing', stored: null },
		{ name: 'a text', stored: 'x' },
		{ name: 'an object', stored: { 0: sound } },
		{ name: 'an entry of an older kind', stored: [{ label: 'Toyota' }] },
		{ name: 'a web address as its path', stored: [{ ...sound, path: 'https://elsewhere.example' }] },
		{ name: 'a path to another host', stored: [{ ...sound, path: '//elsewhere.example' }] },
		{ name: 'a path a browser reads as another host', stored: [{ ...sound, path: '/\\elsewhere.example' }] },
		{ name: 'an unknown facet', stored: [{ ...sound, refinements: { owner: ['me'] } }] },
		{ name: 'values that are no texts', stored: [{ ...sound, refinements: { colour: [1] } }] },
		{ name: 'a range of texts', stored: [{ ...sound, ranges: { km: { min: '1', max: null } } }] },
		{ name: 'a list of ranges', stored: [{ ...sound, ranges: [] }] },
	])('is left out where it is $name', ({ stored }) => {
		expect(readSearchHistory(stored)).toEqual([]);
	});

	test('are limited to five', () => {
		expect(readSearchHistory(Array.from({ length: 9 }, () => sound))).toHaveLength(5);
	});
});
