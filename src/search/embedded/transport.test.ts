import { expect, test, vi } from 'vitest';
import type { SearchRequest } from '../request.ts';
import { SearchUnavailable } from '../search-unavailable.ts';
import { buildIndex } from './build-index.ts';
import { EXAMPLE_SETTINGS } from './example-stock.ts';
import { embeddedTransport } from './transport.ts';

const FILE = buildIndex([{ id: 'a', make: 'Kia' }], EXAMPLE_SETTINGS);
const REQUEST: SearchRequest = {
	query: 'kia',
	filters: [],
	facets: [],
	order: null,
	page: 1,
	pageSize: 10,
};

test('searches at the same time load the file once', async () => {
	const load = vi.fn(async () => FILE);
	const transport = embeddedTransport(load);
	const answers = await Promise.all([
		transport.search([REQUEST, { ...REQUEST, query: 'mg' }]),
		transport.searchValues({ facet: 'make', text: 'k', query: '', filters: [] }),
	]);
	expect(load).toHaveBeenCalledTimes(1);
	expect(answers[0].map(({ totalHits }) => totalHits)).toEqual([1, 0]);
	expect(answers[1].facetHits).toEqual([{ value: 'Kia', count: 1 }]);
});

test('nothing is loaded before the first search', () => {
	const load = vi.fn(async () => FILE);
	embeddedTransport(load);
	expect(load).not.toHaveBeenCalled();
});

test('the warm-up begins after the first search', async () => {
	const idle = vi.fn();
	vi.stubGlobal('requestIdleCallback', idle);
	const transport = embeddedTransport(async () => FILE);
	await transport.search([]);
	expect(idle).not.toHaveBeenCalled();
	await transport.search([REQUEST]);
	await transport.search([REQUEST]);
	expect(idle).toHaveBeenCalledTimes(1);
	vi.unstubAllGlobals();
});

test.each([
	[
		'cannot be reached',
		() => Promise.reject(new TypeError('Failed to fetch')),
		'unreachable',
		'Failed to fetch',
	],
	['is no index', async () => FILE.slice(0, 30), 'corrupt', 'bytes, expected'],
	[
		'is missing, as the loader says',
		() => Promise.reject(new SearchUnavailable('refused', 'HTTP 403')),
		'refused',
		'HTTP 403',
	],
])('a file that %s rejects, and the next search loads it again', async (_, failing, reason, message) => {
	const load = vi.fn<() => Promise<Uint8Array>>().mockImplementationOnce(failing).mockResolvedValue(FILE);
	const transport = embeddedTransport(load);
	const failed = transport.search([REQUEST]);
	await expect(failed).rejects.toBeInstanceOf(SearchUnavailable);
	await expect(failed).rejects.toMatchObject({ reason, message: expect.stringContaining(message) });
	expect((await transport.search([REQUEST]))[0]?.totalHits).toBe(1);
});

test('a search the settings do not allow rejects, and later searches work', async () => {
	const transport = embeddedTransport(async () => FILE);
	await expect(
		transport.search([
			{
				...REQUEST,
				filters: [
					{ field: 'badge', values: ['x'] },
					{ field: 'km', min: 1, max: null },
				],
			},
		]),
	).rejects.toMatchObject({
		reason: 'rejected',
		message: 'The field km is not filterable.',
	});
	expect((await transport.search([REQUEST]))[0]?.totalHits).toBe(1);
});
