import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSearch, EMPTY_SEARCH } from '../../search/state.ts';
import type { SearchSite } from '../../search/url/search-site.ts';
import { recentSearches, remember } from './recent-searches.ts';

const SITE: SearchSite = { makes: [], bodies: [], categories: [], variants: {}, base: null };
beforeEach(() => {
	vi.stubGlobal('window', {
		localStorage: { getItem: () => null, setItem: () => {} },
		addEventListener: () => {},
		removeEventListener: () => {},
	});
});
afterEach(() => {
	cleanStores(...['coast', 'inland', 'empty'].map(recentSearches));
	vi.unstubAllGlobals();
});
const search = (query: string) => changeSearch(EMPTY_SEARCH, { query });

test('the last five searches are kept, the newest first, separately for each dealer (RESULTS-014, RESULTS-015)', () => {
	for (const query of ['ute', 'van', 'red', 'blue', 'kia', 'mazda']) remember(search(query), SITE, 'coast');
	remember(search('jayco'), SITE, 'inland');

	expect(
		recentSearches('coast')
			.get()
			.map(({ query }) => query),
	).toEqual(['mazda', 'kia', 'blue', 'red', 'van']);
	expect(
		recentSearches('inland')
			.get()
			.map(({ path }) => path),
	).toEqual(['/search/new-used-and-demo-cars?query=jayco']);
});

test('a search without filters is not kept', () => {
	remember(EMPTY_SEARCH, SITE, 'empty');
	expect(recentSearches('empty').get()).toEqual([]);
});
