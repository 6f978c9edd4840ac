import { expect, test } from 'vitest';
import { aDocument } from '../../../../tests/fixtures/search/search-document.ts';
import type { SearchDocument } from '../../../domain/vehicle/record/search-document.ts';
import { buildIndex } from '../../embedded/build-index.ts';
import { embeddedTransport } from '../../embedded/transport.ts';
import { INDEX_SETTINGS } from '../../settings.ts';
import { changeSearch, EMPTY_SEARCH, type SearchState } from '../../state.ts';
import { searchClient } from '../search-client.ts';
import { suggestInstead } from './suggest-instead.ts';

const STOCK = [
	{ id: 'a', seats: 7, simple_body: 'SUV', km: 90_000 },
	{ id: 'b', seats: 5, simple_body: 'SUV', km: 20_000 },
	{ id: 'c', seats: 5, simple_body: 'Wagon', km: 30_000 },
	{ id: 'd', seats: 5, simple_body: 'Ute', km: 120_000 },
].map((fields) => aDocument({ stocknum: fields.id, ...fields }));

const index = buildIndex(STOCK, INDEX_SETTINGS);
const client = searchClient(
	embeddedTransport<SearchDocument>(async () => index),
	{
		rules: { filters: [], lowest_price_excludes_unpriced: false },
		cache: { searches: 5, filters: 1 },
	},
);
const suggested = async (words: readonly string[], state: SearchState = EMPTY_SEARCH) =>
	(await suggestInstead(words, state, client)).map(({ label, count }) =>
		`${label} ${count}`.replace(/\u00a0/g, ' '),
	);

test('the filters suggested for a word are those that some vehicles of the search pass, with their number', async () => {
	expect(await suggested(['family'])).toEqual(['7 seats 1', 'SUV 2', 'Wagon 1']);
	expect(await suggested(['reliable'])).toEqual(['Under 50,000 km 2']);
	expect(await suggested(['work'])).toEqual(['Ute 1']);
});

test('a filter that the search already has is not suggested', async () => {
	const suvs = changeSearch(EMPTY_SEARCH, { refinements: { body: ['SUV'] } });
	expect(await suggested(['family'], suvs)).toEqual(['7 seats 1']);
	const few = changeSearch(EMPTY_SEARCH, { ranges: { km: { min: null, max: 99_000 } } });
	expect(await suggested(['reliable'], few)).toEqual([]);
});

test('nothing is suggested for a word that means no filter', async () => {
	expect(await suggested(['camels'])).toEqual([]);
});
