import { expect, test, vi } from 'vitest';
import { FakeTransport } from '../../../tests/fixtures/search/fake-transport.ts';
import { aDocument } from '../../../tests/fixtures/search/search-document.ts';
import { stateRequest } from '../counts/state-request.ts';
import type { SiteRules } from '../filters/site-filters.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import { EMPTY_SEARCH } from '../state.ts';
import { fallbackTransport } from './fallback-transport.ts';
import { findValues } from './find-values.ts';
import { findVehicles } from './find-vehicles.ts';
import { searchClient } from './search-client.ts';

const rules: SiteRules = {
	filters: [{ field: 'dealer', values: ['coast-motors'] }],
	lowest_price_excludes_unpriced: false,
};
const settings = { rules, cache: { searches: 2, filters: 1 } };
const request = (query: string, page = 1) =>
	stateRequest({ ...EMPTY_SEARCH, query, page }, rules, { pageSize: 24 });

test('a repeated search is answered without asking again (RESULTS-021)', async () => {
	const transport = new FakeTransport();
	const client = searchClient(transport, settings);
	const first = await client.search([request('kia')]);
	expect(await client.search([request('kia')])).toEqual(first);
	expect(transport.asked).toEqual([['kia']]);
	client.clear();
	await client.search([request('kia')]);
	expect(transport.asked).toHaveLength(2);
});

test('beyond the limit of the cache the oldest search is requested again (RESULTS-021)', async () => {
	const transport = new FakeTransport();
	const client = searchClient(transport, settings);
	for (const query of ['a', 'b', 'c', 'c', 'a']) await client.search([request(query)]);
	expect(transport.asked.flat()).toEqual(['a', 'b', 'c', 'a']);
});

test('a failed search rejects with the reason, and the next one is requested', async () => {
	const transport = new FakeTransport({ holds: true });
	const client = searchClient(transport, settings);
	const failed = client.search([request('kia')]);
	await transport.waitFor(1);
	transport.refuse('kia', new SearchUnavailable('refused', 'no key'));
	await expect(failed).rejects.toMatchObject({ reason: 'refused' });
	const retried = client.search([request('kia')]);
	await transport.waitFor(2);
	transport.answer('kia');
	await expect(retried).resolves.toMatchObject({ answers: [{ hits: [aDocument()] }] });
});

test('a page beyond the last one is answered with the last one', async () => {
	const transport = new FakeTransport({ totalPages: 3 });
	const { answers } = await searchClient(transport, settings).search([request('kia', 999)]);
	expect(transport.pages).toEqual([[999], [3]]);
	expect(answers[0]).toMatchObject({ page: 3, totalPages: 3 });
});

test('values of a facet are cached too, within a separate limit (RESULTS-022)', async () => {
	const transport = new FakeTransport();
	const client = searchClient(transport, settings);
	for (const text of ['k', 'k', 't', 'k'])
		await client.searchValues({ query: '', filters: [], facet: 'make', text });
	expect(transport.valuesAsked).toEqual(['k', 't', 'k']);
});

test('a direct search returns at most its limit of vehicles (RESULTS-018)', async () => {
	const transport = new FakeTransport();
	const found = await findVehicles(transport, rules, {
		filter: { field: 'body', values: ['SUV'] },
		limit: 4,
		sort: 'price_asc',
	});
	expect(found).toEqual([aDocument()]);
	expect(transport.requests[0]).toMatchObject({
		filters: [...rules.filters, { field: 'body', values: ['SUV'] }],
		pageSize: 4,
		order: { by: 'price', direction: 'asc' },
	});
});

test.each(['unreachable', 'refused', 'too-old', 'corrupt'] as const)(
	'where a server is %s, the embedded index answers',
	async (reason) => {
		const down = new FakeTransport({ fails: new SearchUnavailable(reason, 'no') });
		const client = searchClient(fallbackTransport(down, new FakeTransport()), settings);
		await expect(client.search([request('kia')])).resolves.toMatchObject({
			answers: [{ hits: [aDocument()] }],
		});
	},
);

test('an invalid request is not sent to a second index', async () => {
	const second = new FakeTransport();
	const first = new FakeTransport({ fails: new SearchUnavailable('rejected', 'bad filter') });
	const client = searchClient(fallbackTransport(first, second), settings);
	await expect(client.search([request('kia')])).rejects.toMatchObject({ reason: 'rejected' });
	expect(second.asked).toEqual([]);
});

test('a search among makes finds all makes beside chosen models, which belong to the same group (resolution 23)', async () => {
	const transport = new FakeTransport();
	const asked = vi.spyOn(transport, 'searchValues');
	const state = { ...EMPTY_SEARCH, refinements: { make: ['Kia'], make_model: ['Kia EV6'], body: ['SUV'] } };
	expect(await findValues(state, 'make', 'k', searchClient(transport, settings))).toEqual([
		{ name: 'Kia', count: 1 },
	]);
	expect(asked).toHaveBeenCalledWith({
		query: '',
		filters: [...rules.filters, { field: 'body', values: ['SUV'] }],
		facet: 'make',
		text: 'k',
	});
});
