import { expect, test } from 'vitest';
import { FakeTransport } from '../../../tests/fixtures/fake-transport.ts';
import { aDocument } from '../../../tests/fixtures/search-document.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import { fallbackTransport } from './fallback-transport.ts';
import { findVehicles } from './find-vehicles.ts';
import { searchClient } from './search-client.ts';

const settings = {
	base: ['dealer = "coast-motors"'],
	lowest_price_excludes_unpriced: false,
	cache: { searches: 2, filters: 1 },
};
const request = (query: string, page = 0) => ({ indexName: 'Car_production', params: { query, page } });

test('a repeated search is answered without asking again (RESULTS-021)', async () => {
	const transport = new FakeTransport();
	const client = searchClient(transport, settings);
	const first = await client.search([request('kia')]);
	expect(await client.search([request('kia')])).toEqual(first);
	expect(transport.asked).toEqual([['kia']]);
	client.clearCache();
	await client.search([request('kia')]);
	expect(transport.asked).toHaveLength(2);
});

test('beyond the cap the oldest search is asked afresh (RESULTS-021)', async () => {
	const transport = new FakeTransport();
	const client = searchClient(transport, settings);
	for (const query of ['a', 'b', 'c', 'c', 'a']) await client.search([request(query)]);
	expect(transport.asked.flat()).toEqual(['a', 'b', 'c', 'a']);
});

test('what InstantSearch does to a result leaves the kept one whole', async () => {
	const client = searchClient(new FakeTransport(), settings);
	const first = await client.search([request('kia')]);
	first.results[0]?.hits.splice(0);
	first.results.splice(0);
	expect((await client.search([request('kia')])).results[0]?.hits).toHaveLength(1);
});

test('an overtaken search is told so and answers what the newest answers, after it', async () => {
	const transport = new FakeTransport({ holds: true });
	const client = searchClient(transport, settings);
	const settled: string[] = [];
	const searches = ['t', 'to', 'toy'].map((query) =>
		client.search([request(query)]).then(({ results }) => settled.push(`${query}: ${results[0]?.query}`)),
	);
	await transport.waitFor(3);
	expect(transport.signals.map((signal) => signal?.aborted)).toEqual([true, true, false]);
	transport.answer('toy');
	transport.answer('t');
	transport.refuse('to', new SearchUnavailable('away', 'aborted'));
	await Promise.all(searches);
	expect(settled[0]).toBe('toy: toy');
	expect(settled.toSorted()).toEqual(['t: toy', 'to: toy', 'toy: toy']);
});

test('a search that fails rejects with the reason, and the next one is asked', async () => {
	const transport = new FakeTransport({ holds: true });
	const client = searchClient(transport, settings);
	const failed = client.search([request('kia')]);
	await transport.waitFor(1);
	transport.refuse('kia', new SearchUnavailable('refused', 'no key'));
	await expect(failed).rejects.toMatchObject({ reason: 'refused' });
	const retried = client.search([request('kia')]);
	await transport.waitFor(2);
	transport.answer('kia');
	await expect(retried).resolves.toMatchObject({ results: [{ query: 'kia' }] });
});

test('a page beyond the last one is answered with the last one', async () => {
	const transport = new FakeTransport({ totalPages: 3 });
	const { results } = await searchClient(transport, settings).search([request('kia', 998)]);
	expect(transport.pages).toEqual([[999], [3]]);
	expect(results[0]).toMatchObject({ page: 2, nbPages: 3 });
});

test('values of a facet are kept too, within their own cap (RESULTS-022)', async () => {
	const transport = new FakeTransport();
	const client = searchClient(transport, settings);
	const values = (facetQuery: string) => ({
		indexName: 'Car_production',
		params: { facetName: 'make', facetQuery },
	});
	for (const typed of ['k', 'k', 't', 'k']) await client.searchForFacetValues([values(typed)]);
	expect(transport.facetsAsked).toEqual(['k', 't', 'k']);
});

test('a direct search gives at most its limit of what a filter finds (RESULTS-018)', async () => {
	const transport = new FakeTransport();
	const found = await findVehicles(transport, settings.base, {
		filter: 'body = "SUV"',
		limit: 4,
		sort: 'price_asc',
	});
	expect(found).toEqual([aDocument()]);
	expect(transport.queries[0]).toMatchObject({
		filter: ['dealer = "coast-motors"', 'body = "SUV"'],
		hitsPerPage: 4,
		sort: ['price:asc'],
	});
});

test.each(['away', 'refused', 'too-old', 'corrupt'] as const)(
	'where a server is %s, the embedded index answers',
	async (reason) => {
		const down = new FakeTransport({ fails: new SearchUnavailable(reason, 'no') });
		const client = searchClient(fallbackTransport(down, new FakeTransport()), settings);
		await expect(client.search([request('kia')])).resolves.toMatchObject({ results: [{ query: 'kia' }] });
	},
);

test('a question with a slip in it is not asked twice', async () => {
	const second = new FakeTransport();
	const first = new FakeTransport({ fails: new SearchUnavailable('rejected', 'bad filter') });
	const client = searchClient(fallbackTransport(first, second), settings);
	await expect(client.search([request('kia')])).rejects.toMatchObject({ reason: 'rejected' });
	expect(second.asked).toEqual([]);
});
