import { expect, test } from 'vitest';
import type { SearchRequest } from '../request.ts';
import { meilisearchTransport } from './transport.ts';

const server = { host: 'https://search.example/', key: 'a-token' };
const request: SearchRequest = {
	query: 'kia',
	filters: [{ field: 'dealer', values: ['coast-motors'] }],
	facets: [],
	order: null,
	page: 1,
	pageSize: 24,
};

/** A server that answers every request with this, and the requests it got. */
function answering(status: number, body: unknown) {
	const requests: { url: string; authorization: string | null; body: unknown }[] = [];
	const send: typeof fetch = async (url, init) => {
		requests.push({
			url: String(url),
			authorization: new Headers(init?.headers).get('Authorization'),
			body: JSON.parse(String(init?.body)),
		});
		return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
	};
	return { requests, transport: meilisearchTransport(server, send) };
}

test('all searches are one request, with the token, for vehicles with all words', async () => {
	const { requests, transport } = answering(200, { results: [{ totalHits: 1 }, { totalHits: 2 }] });
	expect(await transport.search([request, request])).toEqual([{ totalHits: 1 }, { totalHits: 2 }]);
	const query = {
		indexUid: 'Car_production',
		q: 'kia',
		filter: ['dealer IN ["coast-motors"]'],
		page: 1,
		hitsPerPage: 24,
		matchingStrategy: 'all',
	};
	expect(requests).toEqual([
		{
			url: 'https://search.example/multi-search',
			authorization: 'Bearer a-token',
			body: { queries: [query, query] },
		},
	]);
});

test('a search sends query, filters, page size, page and order (RESULTS-016)', async () => {
	const { requests, transport } = answering(200, { results: [{ totalHits: 1 }] });
	const filters: SearchRequest['filters'] = [
		...request.filters,
		{ field: 'price', min: 5000, max: null },
		{ field: 'make', values: ['Kia', 'MG'] },
	];
	const order = { by: 'km', direction: 'asc' } as const;
	await transport.search([
		{ ...request, filters, order, facets: ['make', 'price'], page: 3, fields: ['id'] },
	]);
	expect(requests[0]?.body).toMatchObject({
		queries: [
			{
				q: 'kia',
				filter: ['dealer IN ["coast-motors"]', 'price >= 5000', 'make IN ["Kia", "MG"]'],
				facets: ['make', 'price'],
				sort: ['km:asc'],
				page: 3,
				hitsPerPage: 24,
				attributesToRetrieve: ['id'],
			},
		],
	});
});

test('a search among values asks for exact counts', async () => {
	const { requests, transport } = answering(200, {
		facetHits: [{ value: 'Kia', count: 3 }],
		processingTimeMs: 1,
	});
	const { query, filters } = request;
	expect(await transport.searchValues({ facet: 'make', text: 'k', query, filters })).toEqual({
		facetHits: [{ value: 'Kia', count: 3 }],
	});
	expect(requests[0]).toMatchObject({
		url: 'https://search.example/indexes/Car_production/facet-search',
		body: { facetName: 'make', facetQuery: 'k', q: 'kia', exhaustiveFacetCount: true },
	});
});

test.each([
	{ name: 'a wrong or expired key', status: 403, body: { code: 'invalid_api_key' }, reason: 'refused' },
	{ name: 'no key', status: 401, body: { code: 'missing_authorization_header' }, reason: 'refused' },
	{
		name: 'a server of an older version',
		status: 400,
		body: { code: 'bad_request' },
		reason: 'too-old',
	},
	{ name: 'a filter with a slip', status: 400, body: { code: 'invalid_search_filter' }, reason: 'rejected' },
	{ name: 'no index yet', status: 404, body: { code: 'index_not_found' }, reason: 'unreachable' },
	{ name: 'too many searches', status: 429, body: '', reason: 'unreachable' },
	{ name: 'a server in trouble', status: 503, body: '<html>', reason: 'unreachable' },
	{ name: 'a page in the place of an answer', status: 200, body: '<html>', reason: 'corrupt' },
	{ name: 'an answer without results', status: 200, body: { results: [] }, reason: 'corrupt' },
])('$name: $reason', async ({ status, body, reason }) => {
	const { transport } = answering(status, body);
	await expect(transport.search([request])).rejects.toMatchObject({ name: 'SearchUnavailable', reason });
});

test('the server’s reason is in the message', async () => {
	const { transport } = answering(400, {
		code: 'invalid_search_filter',
		message: 'Attribute `x` is not filterable',
	});
	await expect(transport.search([request])).rejects.toThrow(
		'https://search.example/ answered 400: Attribute `x` is not filterable',
	);
});

test('an unreachable server is unavailable', async () => {
	const transport = meilisearchTransport(server, () => Promise.reject(new TypeError('fetch failed')));
	await expect(transport.search([request])).rejects.toMatchObject({ reason: 'unreachable' });
});
