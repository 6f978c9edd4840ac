import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { searchSize } from './search-size.ts';

const stockOf = (length: number) => Array.from({ length }, () => ({}));
const SERVER = {
	search: { backend: 'meilisearch' as const, host: 'https://search.example', key: 'search-only' },
};

test('a stock too large for search in the page is reported with its size and the remedy', () => {
	expect(searchSize({ dealer: aParsedDealer({}), listed: stockOf(12_345) })).toEqual([
		'12,345 vehicles are searched in the page, which suits up to 10,000: use a search server (docs/recipes/search-server.md)',
	]);
});

test.each([
	['a stock of the largest suitable size', {}, 10_000],
	['a larger stock on a server', SERVER, 12_345],
])('%s needs no note', (_, options, length) => {
	expect(searchSize({ dealer: aParsedDealer(options), listed: stockOf(length) })).toEqual([]);
});
