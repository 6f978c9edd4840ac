import helperOf, { type PlainSearchParameters } from 'algoliasearch-helper';
import { expect, test } from 'vitest';
import { FakeTransport } from '../../../tests/fixtures/search/fake-transport.ts';
import { aDocument } from '../../../tests/fixtures/search/search-document.ts';
import { searchClient } from '../client/search-client.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import { EMPTY_SEARCH } from '../state.ts';
import { type InstantResult, instantClient } from './instant-client.ts';

const clientOver = (transport: FakeTransport) =>
	instantClient(
		searchClient(transport, {
			rules: { filters: [], lowest_price_excludes_unpriced: false },
			cache: { searches: 2, filters: 1 },
		}),
	);
const request = (query: string) => ({
	indexName: 'Car_production',
	params: { search: { ...EMPTY_SEARCH, query }, hitsPerPage: 24 },
});

test('an answer has hits, count, facets, pages and milliseconds (RESULTS-012, RESULTS-017)', async () => {
	const { results } = await clientOver(new FakeTransport({ totalPages: 2 })).search([request('toy')]);
	expect(results[0]).toMatchObject({
		index: 'Car_production',
		query: 'toy',
		hits: [{ id: '1', objectID: '1', make: 'Toyota' }],
		nbHits: 2,
		page: 0,
		nbPages: 2,
		processingTimeMS: 0,
		counts: { total: 2, values: {}, stats: {} },
		relaxed: null,
	});
});

test('InstantSearch’s helper passes the search to the client and the answer back unchanged', async () => {
	const transport = new FakeTransport();
	const search = {
		...EMPTY_SEARCH,
		refinements: { make: ['-Kia', 'Say "hi"'] },
		ranges: { price: { min: null, max: 40_000 } },
	};
	const helper = helperOf(clientOver(transport) as never, 'Car_production');
	const found = new Promise<InstantResult>((settle) => {
		helper.on('result', ({ results }) => settle(results as unknown as InstantResult));
	});
	helper.setState(helper.state.setQueryParameters({ search, hitsPerPage: 24 } as PlainSearchParameters));
	helper.search();
	expect(await found).toMatchObject({ search, counts: { total: 1 }, relaxed: null, hits: [{ id: '1' }] });
	expect(transport.requests[0]?.filters).toEqual([
		{ field: 'make', values: ['-Kia', 'Say "hi"'] },
		{ field: 'price', min: null, max: 40_000 },
	]);
});

test('a result that InstantSearch changes leaves the cached one unchanged', async () => {
	const client = clientOver(new FakeTransport());
	const first = await client.search([request('kia')]);
	first.results[0]?.hits.splice(0);
	first.results.splice(0);
	expect((await client.search([request('kia')])).results[0]?.hits).toMatchObject([aDocument()]);
});

test('a request without a search is refused instead of answered with all vehicles', async () => {
	const widget = { indexName: 'Car_production', params: { facetFilters: ['make:Kia'] } as object };
	await expect(clientOver(new FakeTransport()).search([widget])).rejects.toMatchObject({
		reason: 'rejected',
	});
});

test('a superseded search is aborted and resolves with the newest answer', async () => {
	const transport = new FakeTransport({ holds: true });
	const client = clientOver(transport);
	const settled: string[] = [];
	const searches = ['t', 'to', 'toy'].map((query) =>
		client.search([request(query)]).then(({ results }) => settled.push(`${query}: ${results[0]?.query}`)),
	);
	await transport.waitFor(3);
	expect(transport.signals.map((signal) => signal?.aborted)).toEqual([true, true, false]);
	transport.answer('toy');
	transport.answer('t');
	transport.refuse('to', new SearchUnavailable('unreachable', 'aborted'));
	await Promise.all(searches);
	expect(settled[0]).toBe('toy: toy');
	expect(settled.toSorted()).toEqual(['t: toy', 'to: toy', 'toy: toy']);
});
